import { getExternalDocs } from '../core/external-docs';
import { getOwn, getText, isList, isObject } from '../core/json';
import { getTagTitle, isGroupTag, sortTags } from '../document/tag-order';
import type { ApiIndex, ExternalDocs, JsonObject } from '../core/types';

/** What a document says of a tag, whether an operation has it or not. */
export type TagDescription = {
  readonly name: string;
  /** Markdown with HTML. */
  readonly description: string;
  readonly docs?: ExternalDocs;
};

/** By name; of several with one name each thing is said by the first that says it. */
function groupTagsByName(
  document: JsonObject,
): ReadonlyMap<string, readonly [JsonObject, ...JsonObject[]]> {
  const list = getOwn(document, 'tags');
  const named = new Map<string, [JsonObject, ...JsonObject[]]>();
  for (const tag of isList(list) ? list.filter(isObject) : []) {
    const name = getText(tag, 'name');
    const tags = named.get(name);
    if (tags === undefined) named.set(name, [tag]);
    else tags.push(tag);
  }
  return named;
}

/** The tags that a document says something of (OpenAPI 3.1 4.8.22), in the order that readers see them in. */
export function listTagDescriptions({
  document,
}: Pick<ApiIndex, 'document'>): readonly TagDescription[] {
  const tags = groupTagsByName(document);
  return sortTags(document, [...tags.keys()]).flatMap((name) => {
    const same = tags.get(name) ?? [];
    const [description = ''] = same.flatMap((tag) => getText(tag, 'description') || []);
    const [docs] = same.flatMap((tag) => getExternalDocs(tag) ?? []);
    if (name.trim() === '' || (description === '' && !docs)) return [];
    return { name: getTagTitle(same[0]) || name, description, ...(docs && { docs }) };
  });
}

/** More stand above no operation that is read. */
const MAX_BADGES = 20;

/** Titles of an operation's tags that make no group beside its others: badges (OpenAPI 3.2 4.22 `kind`). */
export function listTagBadges(document: JsonObject, names: readonly string[]): readonly string[] {
  if (names.length < 2) return [];
  const tags = groupTagsByName(document);
  const badges = names.filter((name) => !isGroupTag(tags.get(name)?.[0]));
  if (badges.length === names.length) return [];
  return badges.slice(0, MAX_BADGES).map((name) => getTagTitle(tags.get(name)?.[0]) || name);
}
