import { getOwn, getText, getTexts, isList, isObject } from '../json';
import type { JsonObject } from '../types';

/** A tag's title for readers: `summary` (OpenAPI 3.2), or `x-displayName`; empty where it has none. */
export function getTagTitle(tag: JsonObject | undefined): string {
  return (getText(tag, 'summary') || getText(tag, 'x-displayName')).trim();
}

/** Whether a tag makes a group: one of another `kind` (OpenAPI 3.2 4.22), a badge, stands beside those that do. */
export function isGroupTag(tag: JsonObject | undefined): boolean {
  return /^(nav)?$/.test(getText(tag, 'kind'));
}

function getObjects(document: JsonObject, key: string): readonly JsonObject[] {
  const list = getOwn(document, key);
  return isList(list) ? list.filter(isObject) : [];
}

/** Tags below each tag, as `parent` says (OpenAPI 3.2). */
function getChildren(document: JsonObject): ReadonlyMap<string, readonly string[]> {
  const children = new Map<string, string[]>();
  for (const tag of getObjects(document, 'tags')) {
    const parent = getText(tag, 'parent');
    if (parent === '') continue;
    const own = children.get(parent);
    if (own === undefined) children.set(parent, [getText(tag, 'name')]);
    else own.push(getText(tag, 'name'));
  }
  return children;
}

/** Above tags that are in none of the document's sections. */
const REST = 'More';

/**
 * What stands above which tag: the names of `x-tagGroups`, each above the first of its tags, and one above those
 * that are in none. A tag that is in none itself stands where its `parent` does. Empty where a document has no
 * sections.
 * @param tags In the order that readers see.
 */
export function toSections(
  document: JsonObject,
  tags: readonly string[],
): ReadonlyMap<string, string> {
  const sections = new Map<string, string>();
  for (const group of getObjects(document, 'x-tagGroups'))
    for (const tag of getTexts(group, 'tags'))
      if (!sections.has(tag)) sections.set(tag, getText(group, 'name').trim() || REST);
  if (sections.size === 0) return sections;
  const parents = new Map(
    [...getChildren(document)].flatMap(([parent, names]) => names.map((name) => [name, parent])),
  );
  const starts = new Map<string, string>();
  let open = '';
  for (const tag of tags) {
    const section = sections.get(tag) ?? sections.get(parents.get(tag) ?? '') ?? REST;
    sections.set(tag, section);
    if (section !== open) starts.set(tag, section);
    open = section;
  }
  return starts;
}

/**
 * The order that readers see tags in: those of `x-tagGroups` group by group, then the others as they are;
 * each followed by those whose `parent` it is. Every tag is there once.
 * @param tags In the document's order.
 */
export function toTagOrder(document: JsonObject, tags: readonly string[]): readonly string[] {
  const children = getChildren(document);
  const grouped = getObjects(document, 'x-tagGroups').flatMap((group) => getTexts(group, 'tags'));
  if (children.size === 0 && grouped.length === 0) return tags;
  const left = new Set(tags);
  const below = new Set([...children.values()].flat());
  const order: string[] = [];
  // Those that are below another come with it; what is left at the end is in a loop, or its parent is none.
  const open = [...grouped, ...tags.filter((tag) => !below.has(tag)), ...tags].toReversed();
  for (let tag = open.pop(); tag !== undefined; tag = open.pop()) {
    if (!left.delete(tag)) continue;
    order.push(tag);
    for (const child of (children.get(tag) ?? []).toReversed()) open.push(child);
  }
  return order;
}
