import { isObject, jsonSize } from '../core/json';
import { isJsonMedia } from '../core/media-type';
import { printJson } from '../core/print-json';
import type { RequestFields } from './request-url';
import { buildSample } from '../sample/build-sample';
import type { Sample, SchemaSource } from '../core/schema-types';
import type { ApiIndex, Example, Json, MediaType, Operation } from '../core/types';

/** A body as a request sends it. */
export type RequestContent = {
  readonly media: string;
  readonly value: Json;
  /** What the document says of it; absent where it says nothing. */
  readonly schema?: SchemaSource;
  /** Places where the value was cut, as JSON pointers. */
  readonly truncated: readonly string[];
  /** The text that the document says is sent for the value. */
  readonly text?: string | undefined;
};

/** JSON first, then the document's order: most readers send JSON. */
function selectMediaType(operation: Operation): MediaType | undefined {
  const content = operation.requestBody?.content ?? [];
  return content.find((one) => isJsonMedia(one.name)) ?? content[0];
}

/** Values of a body that a reader takes in: what the panel beside the words shows at once. */
const MAX_FIRST_VALUES = 30;

/**
 * What a first request needs. Where a document says of too little that it is required, all is shown, or, where that
 * is long, what can be sent without objects.
 */
function buildFirstSample(api: ApiIndex, { schema }: MediaType): Sample {
  const first = buildSample(api, schema, { direction: 'request', only: 'first-request' });
  if (jsonSize(first.value) <= MAX_FIRST_VALUES) return first;
  return buildSample(api, schema, { direction: 'request', only: 'plain' });
}

/** One of the document's examples, else a sample; with all fields the example and what it leaves out. */
function buildBodyValue(
  api: ApiIndex,
  media: MediaType,
  fields: RequestFields,
  exampleIndex: number,
): Pick<RequestContent, 'value' | 'truncated' | 'text'> {
  const documented = media.examples[exampleIndex];
  if (documented === undefined)
    return fields === 'all'
      ? buildSample(api, media.schema, { direction: 'request', only: fields })
      : buildFirstSample(api, media);
  const { value: example, serializedValue } = documented;
  if (fields !== 'all') return { value: example, truncated: [], text: serializedValue };
  const sample = buildSample(api, media.schema, { direction: 'request', only: fields, example });
  // The text holds nothing of what the example leaves out.
  const isWhole = serializedValue !== undefined && printJson(sample.value) === printJson(example);
  return isWhole ? { ...sample, text: serializedValue } : sample;
}

/** The document's examples of what a request sends, in its order. */
export function getRequestExamples(operation: Operation): readonly Example[] {
  return selectMediaType(operation)?.examples ?? [];
}

/** What a body is made of. */
export type BodyOptions = {
  /** Replaces the value. */
  readonly body?: Json | undefined;
  /** `parameters`: with every field the schema has. Default `first-request`. */
  readonly fields?: RequestFields;
  /** Which of `getRequestExamples` is sent. Default the first. */
  readonly example?: number;
};

/**
 * What a first request sends: an example of the document, else a sample of required and display
 * fields. `undefined` when the operation takes no body, or a reading one only an empty one.
 */
export function buildRequestContent(
  api: ApiIndex,
  operation: Operation,
  { body, fields = 'first-request', example = 0 }: BodyOptions = {},
): RequestContent | undefined {
  const media = selectMediaType(operation);
  if (media === undefined) {
    if (body === undefined) return undefined;
    return { media: 'application/json', value: body, truncated: [] };
  }
  // No client sends one and still reads the answer.
  if (operation.entry.method === 'head') return undefined;
  const { text, ...content } =
    body === undefined
      ? buildBodyValue(api, media, fields, example)
      : { value: body, truncated: [], text: undefined };
  // Some generators describe a body of nothing for every operation; GET had better send none.
  const isOptionalGet = operation.entry.method === 'get' && !operation.requestBody?.required;
  if (isOptionalGet && isObject(content.value) && Object.keys(content.value).length === 0)
    return undefined;
  return {
    media: media.name,
    schema: media.schema,
    ...content,
    ...(text === undefined ? {} : { text }),
  };
}
