import { isObject, toPrintable } from './json';
import { openSchema, pickText } from './open-schema';
import { type RequestFields, toPlainText } from './request-url';
import { toFields } from './schema-fields';
import { toSample } from './to-sample';
import type { ApiIndex, Json, MediaType, Operation } from './types';

/** A body as a request sends it. */
export type RequestContent = {
  readonly media: string;
  readonly value: Json;
  /** Names of the fields that are files (OpenAPI 3.1 4.8.14.4, `format: binary` in 3.0). */
  readonly files: ReadonlySet<string>;
};

/** Whether a media type is JSON: `application/json`, `application/merge-patch+json; charset=utf-8`. */
export function isJsonMedia(name: string): boolean {
  return /^[^;]*[/+]json\s*(;|$)/i.test(name);
}

/** JSON first, then the document's order: most readers send JSON. */
function getMedia(operation: Operation): MediaType | undefined {
  const content = operation.requestBody?.content ?? [];
  return content.find((one) => isJsonMedia(one.name)) ?? content[0];
}

/** Some documents write a JSON example as text. */
function toParsed(value: Json): Json {
  if (typeof value !== 'string' || !/^\s*[[{]/.test(value)) return value;
  try {
    const parsed: Json = JSON.parse(value);
    return toPrintable(parsed);
  } catch {
    return value;
  }
}

/** The document's first example, else a sample; with all fields the example and what it leaves out. */
function toBody(api: ApiIndex, media: MediaType, fields: RequestFields): Json {
  const own = media.examples[0]?.value;
  if (own !== undefined && fields === 'first-request') return own;
  const sample = toSample(api, media.schema, { direction: 'request', only: fields }).value;
  if (own === undefined) return sample;
  const example = toParsed(own);
  if (!isObject(example) || !isObject(sample)) return own;
  const rest = Object.entries(sample).filter(([name]) => !Object.hasOwn(example, name));
  return Object.fromEntries([...Object.entries(example), ...rest]);
}

/**
 * What a first request sends: the document's first example, else a sample of required and display
 * fields. `undefined` when the operation takes no body.
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
    return { media: 'application/json', value: body, files: new Set() };
  }
  const value = body ?? toBody(api, media, fields);
  return {
    media: media.name,
    value: isJsonMedia(media.name) ? toParsed(value) : value,
    files: toFileFields(api, media),
  };
}

/** A property is a file when it has a media type of its own (3.1), or is binary (3.0) or `file` (2.0). */
function toFileFields(api: ApiIndex, { schema }: MediaType): ReadonlySet<string> {
  const fields = toFields(openSchema(api.document, schema), schema, []);
  const files = fields.filter((field) => {
    const open = openSchema(api.document, field.schema);
    const isBinary = pickText(open, 'format') === 'binary' || pickText(open, 'type') === 'file';
    return isBinary || pickText(open, 'contentMediaType') !== '';
  });
  return new Set(files.map(({ name }) => name));
}

/** The fields of a form body as text; empty when the value is no object. */
export function toFormFields(value: Json): readonly (readonly [string, string])[] {
  return isObject(value)
    ? Object.entries(value).map(([name, field]) => [name, toPlainText(field)] as const)
    : [];
}
