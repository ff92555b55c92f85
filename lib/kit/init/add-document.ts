import { dirname } from 'node:path';
import { applyOverlays } from '@/lib/kit/build/openapi/overlays/apply-overlay-files';
import { getOwn, isList, isObject } from '@/lib/openapi/core/json';
import { METHODS } from '@/lib/openapi/core/types';
import type { ApiIndex, Json, JsonObject } from '@/lib/openapi/core/types';
import { indexApi } from '@/lib/openapi/document/index-api';
import { type NewDocument, readDocument } from './read-document';

/**
 * Reads one more document. Where there are several, tags carry the name of their document if one before it has the
 * same, and the name of a document stands for operations without a tag, which would be "All operations".
 * @param source file, or address that begins with `http`.
 * @throws where it cannot be read, or is none.
 */
export async function addDocument(
  before: readonly NewDocument[],
  source: string,
): Promise<readonly NewDocument[]> {
  const document = await readDocument(
    source,
    before.map(({ id }) => id),
  );
  if (before.length === 0) return [document];
  const named = before.map(nameUntagged);
  return [...named, separateTags(nameUntagged(document), named)];
}

/** Copy of an object, each of its values mapped. */
const mapValues = (value: JsonObject, map: (one: Json) => Json): JsonObject =>
  Object.fromEntries(Object.entries(value).map(([key, one]) => [key, map(one)]));

/** Copy of a document, the tags of each operation mapped. */
function mapOperationTags(
  document: JsonObject,
  map: (tags: readonly Json[]) => readonly Json[],
): JsonObject {
  const mapOperation = (operation: Json): Json => {
    if (!isObject(operation)) return operation;
    const tags = getOwn(operation, 'tags');
    return { ...operation, tags: map(isList(tags) ? tags : []) };
  };
  const mapItem = (item: Json): Json => {
    if (!isObject(item)) return item;
    const methods = METHODS.filter((method) => Object.hasOwn(item, method));
    const changed = methods.map((method) => [method, mapOperation(item[method] ?? null)] as const);
    return { ...item, ...Object.fromEntries(changed) };
  };
  const parts = ['paths', 'webhooks'].flatMap((key) => {
    const part = getOwn(document, key);
    return isObject(part) ? [[key, mapValues(part, mapItem)] as const] : [];
  });
  return { ...document, ...Object.fromEntries(parts) };
}

type Rename = (tag: Json | undefined) => Json;

/** Copy of a declared tag with another name, title and parent. */
function renameTag(tag: JsonObject, rename: Rename, title: string): JsonObject {
  const isRenamed = rename(tag.name) !== tag.name;
  const titles = ['x-displayName', 'summary'].filter((key) => isRenamed && Object.hasOwn(tag, key));
  return {
    ...tag,
    name: rename(tag.name),
    ...(tag.parent === undefined ? {} : { parent: rename(tag.parent) }),
    ...Object.fromEntries(titles.map((key) => [key, `${String(tag[key])} (${title})`])),
  };
}

/** Copy of a document with its declared tags, and those in `x-tagGroups`, renamed. */
function renameDeclared(document: JsonObject, rename: Rename, title: string): JsonObject {
  const [tags, groups] = [getOwn(document, 'tags'), getOwn(document, 'x-tagGroups')];
  const renameGroup = (group: Json) =>
    isObject(group) && isList(group.tags)
      ? { ...group, tags: group.tags.map((tag) => rename(tag)) }
      : group;
  return {
    ...document,
    ...(isList(tags) && {
      tags: tags.map((tag) => (isObject(tag) ? renameTag(tag, rename, title) : tag)),
    }),
    ...(isList(groups) && { 'x-tagGroups': groups.map(renameGroup) }),
  };
}

/** A document whose tags in `clashes` carry its name; `''` stands for operations without a tag. */
function renameTags(one: NewDocument, clashes: ReadonlySet<string>): NewDocument {
  if (clashes.size === 0) return one;
  const rename: Rename = (tag = null) =>
    typeof tag === 'string' && clashes.has(tag) ? `${tag} (${one.name})` : tag;
  const mapTags = (tags: readonly Json[]) =>
    tags.length === 0 && clashes.has('') ? [one.name] : tags.map((tag) => rename(tag));
  const document = mapOperationTags(renameDeclared(one.document, rename, one.name), mapTags);
  const [overlay] = one.overlays;
  const overlaid =
    overlay === undefined ? document : applyOverlays(document, dirname(overlay)).document;
  return { ...one, document, api: indexApi(overlaid) };
}

/** First tags of the operations that are in one of some groups; `''` for operations without a tag. */
function listFirstTags(api: ApiIndex, isChosen: (group: string, tag: string) => boolean) {
  const entries = [...api.operations.values()];
  const chosen = entries.filter(({ group, tags: [tag = ''] }) => isChosen(group, tag));
  return new Set(chosen.map(({ tags: [tag = ''] }) => tag));
}

/** A document whose operations without a tag get its name as one. */
const nameUntagged = (one: NewDocument): NewDocument =>
  renameTags(
    one,
    listFirstTags(one.api, (_, tag) => tag === ''),
  );

/**
 * Gives tags of a document its name where one of the documents before it has a tag at the same address:
 * `Customers (Reports API)`. In a list of both, nobody could tell them apart.
 */
function separateTags(one: NewDocument, before: readonly Pick<NewDocument, 'api'>[]): NewDocument {
  const taken = new Set(before.flatMap(({ api }) => api.groups.map(({ id }) => id)));
  return renameTags(
    one,
    listFirstTags(one.api, (group) => taken.has(group)),
  );
}
