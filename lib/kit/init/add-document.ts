import { dirname } from 'node:path';
import { applyOverlays } from '@/lib/kit/build/openapi/overlays/apply-overlay-files';
import { getOwn, isList, isObject } from '@/lib/openapi/core/json';
import { METHODS } from '@/lib/openapi/core/types';
import type { ApiIndex, Json, JsonObject } from '@/lib/openapi/core/types';
import { indexApi } from '@/lib/openapi/document/index-api';
import { getOperationPath } from '@/lib/routes/operation-paths';
import { type NewDocument, readDocument } from './read-document';

/**
 * Reads one more document, whose tags carry its name where an operation would have the address of another.
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
  return [...before, separateTags(document, before)];
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

/** Names of the first tags of operations at an address that is taken; `''` for operations without a tag. */
function listClashes(api: ApiIndex, taken: ReadonlySet<string>): ReadonlySet<string> {
  const clashes = [...api.operations.values()].filter((entry) =>
    taken.has(getOperationPath(entry)),
  );
  return new Set(clashes.map(({ tags }) => tags[0] ?? ''));
}

/** A document whose tags in `clashes` carry its name. */
function renameTags(one: NewDocument, clashes: ReadonlySet<string>): NewDocument {
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

/**
 * Gives tags of a document its name where an operation would have the address of one of the documents before it:
 * `Customers (Reports API)`.
 */
function separateTags(one: NewDocument, before: readonly Pick<NewDocument, 'api'>[]): NewDocument {
  const taken = new Set(
    before.flatMap(({ api }) => [...api.operations.values()].map(getOperationPath)),
  );
  const clashes = listClashes(one.api, taken);
  return clashes.size === 0 ? one : renameTags(one, clashes);
}
