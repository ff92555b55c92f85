import { isObject } from '../json';
import { isJsonMedia } from '../media-name';
import type { RequestFields } from './request-url';
import { toSample } from './to-sample';
import type { SchemaSource } from '../schema-types';
import type { ApiIndex, Json, MediaType, Operation } from '../types';

/** A body as a request sends it. */
export type RequestContent = {
  readonly media: string;
  readonly value: Json;
  /** What the document says of it; absent where it says nothing. */
  readonly schema?: SchemaSource;
};

/** JSON first, then the document's order: most readers send JSON. */
function getMedia(operation: Operation): MediaType | undefined {
  const content = operation.requestBody?.content ?? [];
  return content.find((one) => isJsonMedia(one.name)) ?? content[0];
}

/** The document's first example, else a sample; with all fields the example and what it leaves out. */
function toBody(api: ApiIndex, media: MediaType, fields: RequestFields): Json {
  const own = media.examples[0]?.value;
  if (own !== undefined && fields === 'first-request') return own;
  const sample = toSample(api, media.schema, { direction: 'request', only: fields }).value;
  if (own === undefined) return sample;
  if (!isObject(own) || !isObject(sample)) return own;
  const rest = Object.entries(sample).filter(([name]) => !Object.hasOwn(own, name));
  return Object.fromEntries([...Object.entries(own), ...rest]);
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
    return { media: 'application/json', value: body };
  }
  // No client sends one and still reads the answer.
  if (operation.entry.method === 'head') return undefined;
  const value = body ?? toBody(api, media, fields);
  // Some generators describe a body of nothing for every operation; GET had better send none.
  const isIdle = operation.entry.method === 'get' && !operation.requestBody?.required;
  if (isIdle && isObject(value) && Object.keys(value).length === 0) return undefined;
  return { media: media.name, value, schema: media.schema };
}
