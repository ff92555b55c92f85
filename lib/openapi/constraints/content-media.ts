import { resolveComponent } from '../core/component';
import { getOwn, joinPointer } from '../core/json';
import { expectObject, type Problems } from '../core/problems';
import type { Json, JsonObject } from '../core/types';

/**
 * Schema of a media type; `undefined` where it has none. A stream (OpenAPI 3.2 4.14.3 `itemSchema`)
 * is a list of its items, to which `schema` applies as a whole.
 */
export function getMediaSchema(media: JsonObject): Json | undefined {
  const items = getOwn(media, 'itemSchema');
  const schema = getOwn(media, 'schema');
  if (items === undefined) return schema;
  const list = { type: 'array', items };
  return schema === undefined ? list : { allOf: [schema, list] };
}

/** A value of the document with its location. */
type Located = { readonly value: JsonObject; readonly pointer: string };

/** Media type of a parameter or header with its name; the first of several. */
export type ContentMedia = Located & { readonly name: string };

/**
 * Resolves the `content` of a parameter or header (OpenAPI 3.2 4.12). `undefined` where it has
 * none, or a `schema`, which takes precedence.
 */
export function getContentMedia(
  document: JsonObject,
  { value: holder, pointer }: Located,
  problems: Problems,
): ContentMedia | undefined {
  if (getOwn(holder, 'schema') !== undefined) return undefined;
  const at = joinPointer(pointer, 'content');
  const [first] = Object.entries(expectObject(getOwn(holder, 'content'), at, problems) ?? {});
  if (first === undefined) return undefined;
  const [name, item] = first;
  const target = resolveComponent(document, item, joinPointer(at, name), problems);
  const value = expectObject(target.value, target.pointer, problems);
  return value && { name, value, pointer: target.pointer };
}
