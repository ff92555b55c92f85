import { toDocsPart } from '../external-docs';
import { getOwn, getText, isList, isObject } from '../json';
import { getTagTitle, isGroupTag, toTagOrder } from './tag-order';
import type { ApiIndex, ExternalDocs, JsonObject } from '../types';

/** What a document says of a tag, whether an operation has it or not. */
export type TagNote = {
  readonly name: string;
  /** Markdown with HTML. */
  readonly description: string;
  readonly docs?: ExternalDocs;
};

/** By name; of two with one name the first counts. */
function getTags(document: JsonObject): ReadonlyMap<string, JsonObject> {
  const list = getOwn(document, 'tags');
  const tags = isList(list) ? list.filter(isObject).toReversed() : [];
  const named = new Map(tags.map((tag) => [getText(tag, 'name'), tag]));
  return new Map([...named].toReversed());
}

/** The tags that a document says something of (OpenAPI 3.1 4.8.22), in the order that readers see them in. */
export function toTagNotes({ document }: Pick<ApiIndex, 'document'>): readonly TagNote[] {
  const tags = getTags(document);
  return toTagOrder(document, [...tags.keys()]).flatMap((name) => {
    const tag = tags.get(name);
    const note = { description: getText(tag, 'description'), ...toDocsPart(tag) };
    if (name.trim() === '' || (note.description === '' && !note.docs)) return [];
    return { name: getTagTitle(tag) || name, ...note };
  });
}

/** More stand above no operation that is read. */
const MOST_BADGES = 20;

/** Titles of an operation's tags that make no group beside its others: badges (OpenAPI 3.2 4.22 `kind`). */
export function toBadges(document: JsonObject, names: readonly string[]): readonly string[] {
  if (names.length < 2) return [];
  const tags = getTags(document);
  const badges = names.filter((name) => !isGroupTag(tags.get(name)));
  if (badges.length === names.length) return [];
  return badges.slice(0, MOST_BADGES).map((name) => getTagTitle(tags.get(name)) || name);
}
