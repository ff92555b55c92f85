import { isObject, jsonSize } from '../core/json';
import { isJsonMedia } from '../core/media-type';
import type { MediaType, Operation } from '../core/operation-types';
import { printJson } from '../core/print-json';
import type { Sample } from '../core/schema-types';
import type { ApiIndex, Example, Json } from '../core/types';
import { buildSample } from '../sample/build-sample';
import { buildMediaSample } from '../sample/media-sample';
import type { SampleForm } from '../sample/sample-variants';
import type { RequestFields } from './request-url';
import type { RequestContent } from './serialize-body';

/** Holder of a request body, such as an operation. */
export type WithBody = Pick<Operation, 'requestBody'>;

/** Selects JSON, which most readers send, else the first media type; `undefined` for none. */
export function selectMediaType({ requestBody }: WithBody): MediaType | undefined {
  const content = requestBody?.content ?? [];
  return content.find((one) => isJsonMedia(one.name)) ?? content[0];
}

/** Most values of a first body: about what the code panel shows without scrolling. */
const MAX_FIRST_VALUES = 30;

/** Sample of a first request; where that is too long, only of fields that need no objects. */
function buildFirstSample(
  api: ApiIndex,
  { schema }: MediaType,
  form: SampleForm | undefined,
): Sample {
  const first = buildSample(api, schema, { direction: 'request', only: 'first-request', form });
  if (jsonSize(first.value) <= MAX_FIRST_VALUES) return first;
  return buildSample(api, schema, { direction: 'request', only: 'plain', form });
}

/** Example of the document, else a sample; with all fields, a sample that completes the example. */
function buildBodyValue(
  api: ApiIndex,
  media: MediaType,
  fields: RequestFields,
  { example: exampleIndex, form }: BodyOptions,
): Sample & Pick<RequestContent, 'text'> {
  const documented = exampleIndex === undefined ? undefined : media.examples[exampleIndex];
  if (documented === undefined)
    return fields === 'all'
      ? buildSample(api, media.schema, { direction: 'request', only: fields, form })
      : buildFirstSample(api, media, form);
  const { value: example, serializedValue } = documented;
  const isAll = fields === 'all';
  const sample = buildMediaSample(api, media, example, {
    direction: 'request',
    only: isAll ? 'all' : 'first-request',
    form: isAll ? form : undefined,
  });
  // The text lacks what the sample changes in the example.
  const isWhole = serializedValue !== undefined && printJson(sample.value) === printJson(example);
  return isWhole ? { ...sample, text: serializedValue } : sample;
}

/** Examples of an operation's request body in document order; empty for none. */
export function getRequestExamples(operation: WithBody): readonly Example[] {
  return selectMediaType(operation)?.examples ?? [];
}

/** Options for the body of a request. */
export type BodyOptions = {
  /** Value that replaces that of the document. */
  readonly body?: Json | undefined;
  /** `all`: every field of the schema. Default `first-request`. */
  readonly fields?: RequestFields;
  /** Index in `getRequestExamples`. Default 0, unless a form is given. */
  readonly example?: number | undefined;
  /** Form that the body has: without an example a sample of it is sent. */
  readonly form?: SampleForm | undefined;
};

/**
 * Builds the body of a first request: an example of the document, else a sample of required and
 * display fields. `undefined` where the operation takes no body, for HEAD, and for an empty one of
 * GET.
 */
export function buildRequestContent(
  api: ApiIndex,
  operation: Operation,
  options: BodyOptions = {},
): RequestContent | undefined {
  const { body, fields = 'first-request', form } = options;
  const { example = form === undefined ? 0 : undefined } = options;
  const media = selectMediaType(operation);
  if (media === undefined) {
    if (body === undefined) return undefined;
    return { media: 'application/json', value: body, truncated: [] };
  }
  // No client sends a body with HEAD and still reads the response.
  if (operation.entry.method === 'head') return undefined;
  const { text, ...content } =
    body === undefined
      ? buildBodyValue(api, media, fields, { example, form })
      : { value: body, truncated: [], text: undefined };
  // Some generators describe an empty body for every operation; GET sends none.
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
