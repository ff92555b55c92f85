import { getExternalDocs } from '../core/external-docs';
import { getOwn, getText, isList, isObject } from '../core/json';
import type { ApiIndex, ExternalDocs, JsonObject } from '../core/types';
import { getTagTitle, isGroupTag, sortTags } from '../document/tag-order';

/** Title, description and link of a tag, whether an operation has it or not. */
export type TagDescription = {
  /** Name by which operations refer to it. */
  readonly tag: string;
  /** Title that readers see. */
  readonly name: string;
  /** Markdown with HTML. */
  readonly description: string;
  readonly docs?: ExternalDocs;
};

/** Declarations of each tag by its name, in document order. */
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

/**
 * Tags with a description or external docs (OpenAPI 3.1 4.8.22) in the order that readers see.
 * Where a tag is declared more than once, the first value counts.
 */
export function listTagDescriptions({
  document,
}: Pick<ApiIndex, 'document'>): readonly TagDescription[] {
  const tags = groupTagsByName(document);
  return sortTags(document, [...tags.keys()]).flatMap((tag) => {
    const same = tags.get(tag) ?? [];
    const [description = ''] = same.flatMap((one) => getText(one, 'description') || []);
    const [docs] = same.flatMap((one) => getExternalDocs(one) ?? []);
    if (tag.trim() === '' || (description === '' && !docs)) return [];
    return { tag, name: getTagTitle(same[0]) || tag, description, ...(docs && { docs }) };
  });
}

/** Most badges that an operation shows. */
const MAX_BADGES = 20;

/** Titles of an operation's badges (OpenAPI 3.2 4.22 `kind`); empty where it has no other tag. */
export function listTagBadges(document: JsonObject, names: readonly string[]): readonly string[] {
  if (names.length < 2) return [];
  const tags = groupTagsByName(document);
  const badges = names.filter((name) => !isGroupTag(tags.get(name)?.[0]));
  if (badges.length === names.length) return [];
  return badges.slice(0, MAX_BADGES).map((name) => getTagTitle(tags.get(name)?.[0]) || name);
}
