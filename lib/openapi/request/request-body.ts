import { isObject, toSize } from '../json';
import { isJsonMedia } from '../media-name';
import { toJsonText } from '../print-json';
import type { RequestFields } from './request-url';
import { toSample } from '../sample/to-sample';
import type { Sample, SchemaSource } from '../schema-types';
import type { ApiIndex, Example, Json, MediaType, Operation } from '../types';

/** A body as a request sends it. */
export type RequestContent = {
  readonly media: string;
  readonly value: Json;
  /** What the document says of it; absent where it says nothing. */
  readonly schema?: SchemaSource;
  /** Places where the value was cut, as JSON pointers. */
  readonly cut: readonly string[];
  /** The text that the document says is sent for the value. */
  readonly text?: string | undefined;
};

/** JSON first, then the document's order: most readers send JSON. */
function getMedia(operation: Operation): MediaType | undefined {
  const content = operation.requestBody?.content ?? [];
  return content.find((one) => isJsonMedia(one.name)) ?? content[0];
}

/** Values of a body that a reader takes in: what the panel beside the words shows at once. */
const FEW = 30;

/**
 * What a first request needs. Where a document says of too little that it is required, all is shown, or, where that
 * is long, what can be sent without objects.
 */
function toFirstSample(api: ApiIndex, { schema }: MediaType): Sample {
  const first = toSample(api, schema, { direction: 'request', only: 'first-request' });
  if (toSize(first.value) <= FEW) return first;
  return toSample(api, schema, { direction: 'request', only: 'plain' });
}

/** One of the document's examples, else a sample; with all fields the example and what it leaves out. */
function toBody(
  api: ApiIndex,
  media: MediaType,
  fields: RequestFields,
  at: number,
): Pick<RequestContent, 'value' | 'cut' | 'text'> {
  const given = media.examples[at];
  if (given === undefined)
    return fields === 'all'
      ? toSample(api, media.schema, { direction: 'request', only: fields })
      : toFirstSample(api, media);
  const { value: example, text } = given;
  if (fields !== 'all') return { value: example, cut: [], text };
  const sample = toSample(api, media.schema, { direction: 'request', only: fields, example });
  // The text holds nothing of what the example leaves out.
  const isWhole = text !== undefined && toJsonText(sample.value) === toJsonText(example);
  return isWhole ? { ...sample, text } : sample;
}

/** The document's examples of what a request sends, in its order. */
export function getSentExamples(operation: Operation): readonly Example[] {
  return getMedia(operation)?.examples ?? [];
}

/** What a body is made of. */
export type BodyOptions = {
  /** Replaces the value. */
  readonly body?: Json | undefined;
  /** `all`: with every field the schema has. Default `first-request`. */
  readonly fields?: RequestFields;
  /** Which of `getSentExamples` is sent. Default the first. */
  readonly example?: number;
};

/**
 * What a first request sends: an example of the document, else a sample of required and display
 * fields. `undefined` when the operation takes no body, or a reading one only an empty one.
 */
export function toRequestContent(
  api: ApiIndex,
  operation: Operation,
  { body, fields = 'first-request', example = 0 }: BodyOptions = {},
): RequestContent | undefined {
  const media = getMedia(operation);
  if (media === undefined) {
    if (body === undefined) return undefined;
    return { media: 'application/json', value: body, cut: [] };
  }
  // No client sends one and still reads the answer.
  if (operation.entry.method === 'head') return undefined;
  const { text, ...sent } =
    body === undefined
      ? toBody(api, media, fields, example)
      : { value: body, cut: [], text: undefined };
  // Some generators describe a body of nothing for every operation; GET had better send none.
  const isIdle = operation.entry.method === 'get' && !operation.requestBody?.required;
  if (isIdle && isObject(sent.value) && Object.keys(sent.value).length === 0) return undefined;
  return {
    media: media.name,
    schema: media.schema,
    ...sent,
    ...(text === undefined ? {} : { text }),
  };
}
