import { getOwn, getText, getTexts, isList, isObject } from '../core/json';
import type { JsonObject } from '../core/types';

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

/** The tag above each tag that has one, as `parent` says (OpenAPI 3.2). */
function getTagParents(document: JsonObject): ReadonlyMap<string, string> {
  return new Map(
    getObjects(document, 'tags').flatMap((tag) => {
      const parent = getText(tag, 'parent');
      return parent === '' ? [] : [[getText(tag, 'name'), parent] as const];
    }),
  );
}

/** As many tags above one are named: more is no name any more, and a loop of them has no end. */
const MAX_TAG_LEVELS = 3;

/**
 * The name of a tag with those above it, as readers see it: `Payments › Cards` (OpenAPI 3.2 `parent`).
 * @param getTagName How readers see a tag; `undefined` where the document has none of that name.
 */
export function createTagPathFormatter(
  document: JsonObject,
  getTagName: (tag: string) => string | undefined,
): (tag: string) => string {
  const parents = getTagParents(document);
  return (tag) => {
    const names: string[] = [];
    for (let at: string | undefined = tag; at !== undefined; at = parents.get(at)) {
      const name = getTagName(at);
      if (name === undefined || names.length > MAX_TAG_LEVELS || names.includes(name)) break;
      names.unshift(name);
    }
    return names.join(' › ');
  };
}

/** Above tags that are in none of the document's sections. */
const DEFAULT_SECTION = 'More';

/** The sections of a document: the tags that `x-tagGroups` names, each with the name of the first that does. */
function getTagSections(document: JsonObject): ReadonlyMap<string, string> {
  const sections = new Map<string, string>();
  for (const group of getObjects(document, 'x-tagGroups'))
    for (const tag of getTexts(group, 'tags'))
      if (!sections.has(tag)) sections.set(tag, getText(group, 'name').trim() || DEFAULT_SECTION);
  return sections;
}

/** The section of a tag: its own, else that of the nearest tag above it. */
function createSectionLookup(
  named: ReadonlyMap<string, string>,
  parents: ReadonlyMap<string, string>,
): (tag: string) => string {
  const sections = new Map(named);
  return (tag) => {
    const below = new Set<string>();
    let at: string | undefined = tag;
    for (; at !== undefined && !sections.has(at) && !below.has(at); at = parents.get(at))
      below.add(at);
    const section = sections.get(at ?? tag) ?? DEFAULT_SECTION;
    // Kept, or a long line of parents would be walked up from each tag of it.
    for (const one of below) sections.set(one, section);
    return section;
  };
}

/**
 * What stands above which tag: the names of `x-tagGroups`, each above the first of its tags, and one above those
 * that are in none. A tag that is in none itself stands where its `parent` does, or the one above that. Empty where a
 * document has no sections.
 * @param tags In the order that readers see.
 */
export function getSectionStarts(
  document: JsonObject,
  tags: readonly string[],
): ReadonlyMap<string, string> {
  const starts = new Map<string, string>();
  const sections = getTagSections(document);
  if (sections.size === 0) return starts;
  const sectionOf = createSectionLookup(sections, getTagParents(document));
  let current = '';
  for (const tag of tags) {
    const section = sectionOf(tag);
    if (section !== current) starts.set(tag, section);
    current = section;
  }
  return starts;
}

/**
 * The order that readers see tags in: those of `x-tagGroups` group by group, then the others as they are;
 * each followed by those whose `parent` it is, unless they are in another group. Every tag is there once, and so is a
 * name that only `x-tagGroups` has.
 * @param tags In the document's order.
 */
export function sortTags(document: JsonObject, tags: readonly string[]): readonly string[] {
  const parents = getTagParents(document);
  const sections = getTagSections(document);
  if (parents.size === 0 && sections.size === 0) return tags;
  const sectionOf = createSectionLookup(sections, parents);
  const children = new Map<string, string[]>();
  for (const [tag, parent] of parents) {
    if (sectionOf(tag) !== sectionOf(parent)) continue;
    const siblings = children.get(parent);
    if (siblings === undefined) children.set(parent, [tag]);
    else siblings.push(tag);
  }
  const order = new Set<string>();
  // Those that are below another come with it; what is left at the end is in a loop, or its parent is none.
  const pending = [
    ...sections.keys(),
    ...tags.filter((tag) => !parents.has(tag)),
    ...tags,
  ].toReversed();
  for (let tag = pending.pop(); tag !== undefined; tag = pending.pop()) {
    if (order.has(tag)) continue;
    order.add(tag);
    for (const child of (children.get(tag) ?? []).toReversed()) pending.push(child);
  }
  return [...order];
}
