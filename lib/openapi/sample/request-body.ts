import { isObject } from '../json';
import { isJsonMedia } from '../media-name';
import type { RequestFields } from './request-url';
import { toSample } from './to-sample';
import type { Sample, SchemaSource } from '../schema-types';
import type { ApiIndex, Json, MediaType, Operation } from '../types';

/** A body as a request sends it. */
export type RequestContent = {
  readonly media: string;
  readonly value: Json;
  /** What the document says of it; absent where it says nothing. */
  readonly schema?: SchemaSource;
  /** Places where the value was cut, as JSON pointers. */
  readonly cut: readonly string[];
};

/** JSON first, then the document's order: most readers send JSON. */
function getMedia(operation: Operation): MediaType | undefined {
  const content = operation.requestBody?.content ?? [];
  return content.find((one) => isJsonMedia(one.name)) ?? content[0];
}

/** The document's first example, else a sample; with all fields the example and what it leaves out. */
function toBody(api: ApiIndex, media: MediaType, fields: RequestFields): Sample {
  const example = media.examples[0]?.value;
  return example === undefined || fields === 'all'
    ? toSample(api, media.schema, { direction: 'request', only: fields, example })
    : { value: example, cut: [] };
}

/**
 * What a first request sends: the document's first example, else a sample of required and display
 * fields. `undefined` when the operation takes no body, or a reading one only an empty one.
 * @param body Replaces the value.
 * @param fields `all`: with every field the schema has.
 */
export function toRequestContent(
  api: ApiIndex,
  operation: Operation,
  body?: Json,
  fields: RequestFields = 'first-request',
): RequestContent | undefined {
  const media = getMedia(operation);
  if (media === undefined) {
    if (body === undefined) return undefined;
    return { media: 'application/json', value: body, cut: [] };
  }
  // No client sends one and still reads the answer.
  if (operation.entry.method === 'head') return undefined;
  const { value, cut } = body === undefined ? toBody(api, media, fields) : { value: body, cut: [] };
  // Some generators describe a body of nothing for every operation; GET had better send none.
  const isIdle = operation.entry.method === 'get' && !operation.requestBody?.required;
  if (isIdle && isObject(value) && Object.keys(value).length === 0) return undefined;
  return { media: media.name, value, schema: media.schema, cut };
}
