import { distinctAnchors, joinAnchor } from '../core/anchors';
import { isObject, jsonSize, truncateDeepJson } from '../core/json';
import type { MediaType, Response } from '../core/operation-types';
import { printJson } from '../core/print-json';
import type { SchemaSource } from '../core/schema-types';

/** Media types with the same schema, in the document's order. */
export type MediaGroup = {
  readonly schema: SchemaSource;
  readonly names: readonly { readonly name: string; readonly id: string }[];
};

/** Most values of a schema that is compared by content: large ones are shared by reference. */
const MAX_COMPARED_VALUES = 2_000;

/** Key that equal schemas share; large or deep ones share it only at the same pointer. */
function schemaKey({ value, pointer }: SchemaSource): string {
  if (value === undefined) return '';
  const isSmall = jsonSize(value) < MAX_COMPARED_VALUES && truncateDeepJson(value) === value;
  return isSmall ? printJson(value) : pointer;
}

/**
 * Groups the media types of a body or response by schema, so that one object in four formats is
 * documented once.
 * @param id anchor of the body or response; each media type's anchor begins with it.
 */
export function groupMedia(id: string, content: readonly MediaType[]): readonly MediaGroup[] {
  const ids = distinctAnchors(content.map(({ name }) => joinAnchor(id, { kind: 'media', name })));
  const groups = new Map<string, { schema: SchemaSource; names: { name: string; id: string }[] }>();
  for (const [index, { name, schema }] of content.entries()) {
    const key = schemaKey(schema);
    const group = groups.get(key) ?? { schema, names: [] };
    group.names.push({ name, id: ids[index] ?? id });
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** Key of content by media types and schema locations; `undefined` where a schema is no object. */
function contentKey(content: readonly MediaType[]): string | undefined {
  const keys = content.map(({ name, schema: { value, pointer } }) => {
    if (!isObject(value)) return undefined;
    return `${name} ${typeof value.$ref === 'string' ? value.$ref : pointer}`;
  });
  return keys.length === 0 || keys.includes(undefined) ? undefined : keys.join('\n');
}

/**
 * Finds responses with the media types and schemas of an earlier one, as errors often have: their
 * body is shown once.
 * @returns the earlier status by the later one.
 */
export function findDuplicateResponses(
  responses: readonly Response[],
): ReadonlyMap<string, string> {
  const seen = new Map<string, string>();
  const duplicates = new Map<string, string>();
  for (const { status, content } of responses) {
    const key = contentKey(content);
    if (key === undefined) continue;
    const earlier = seen.get(key);
    if (earlier === undefined) seen.set(key, status);
    else duplicates.set(status, earlier);
  }
  return duplicates;
}
