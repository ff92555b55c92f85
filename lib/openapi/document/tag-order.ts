import { more } from '@/.generated/words/openapi/groups';
import { getOwn, getText, getTexts, isList, isObject } from '../core/json';
import type { JsonObject } from '../core/types';

/** Title of a tag: `summary` (OpenAPI 3.2) or `x-displayName`; empty where it has neither. */
export function getTagTitle(tag: JsonObject | undefined): string {
  return (getText(tag, 'summary') || getText(tag, 'x-displayName')).trim();
}

/** Whether a tag groups operations: a `kind` but `nav` (OpenAPI 3.2 4.22) makes it a badge. */
export function isGroupTag(tag: JsonObject | undefined): boolean {
  return /^(nav)?$/.test(getText(tag, 'kind'));
}

function getObjects(document: JsonObject, key: string): readonly JsonObject[] {
  const list = getOwn(document, key);
  return isList(list) ? list.filter(isObject) : [];
}

/** Parent of each tag that has one (OpenAPI 3.2 `parent`). */
function getTagParents(document: JsonObject): ReadonlyMap<string, string> {
  return new Map(
    getObjects(document, 'tags').flatMap((tag) => {
      const parent = getText(tag, 'parent');
      return parent === '' ? [] : [[getText(tag, 'name'), parent] as const];
    }),
  );
}

/** Most levels of parents in a tag path; a chain of parents may be circular. */
const MAX_TAG_LEVELS = 3;

/**
 * Creates a formatter of tag paths for readers: `Payments › Cards` (OpenAPI 3.2 `parent`).
 * @param getTagName Title of a tag; `undefined` where the document has no such tag.
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

/** Title of a section without a name, and of the tags that are in no section. */
const DEFAULT_SECTION = more;

/** Section of each tag in `x-tagGroups`; of several the first counts. */
function getTagSections(document: JsonObject): ReadonlyMap<string, string> {
  const sections = new Map<string, string>();
  for (const group of getObjects(document, 'x-tagGroups'))
    for (const tag of getTexts(group, 'tags'))
      if (!sections.has(tag)) sections.set(tag, getText(group, 'name').trim() || DEFAULT_SECTION);
  return sections;
}

/** Creates a lookup of the section of a tag: its own, else that of its nearest ancestor. */
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
    // Cached, so that a long chain of parents is walked only once.
    for (const one of below) sections.set(one, section);
    return section;
  };
}

/**
 * Section titles by the tag each begins at. A tag outside `x-tagGroups` is in the section of its
 * nearest ancestor, else in `More`. Empty where a document has no sections.
 * @param tags Tags in the order that readers see.
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
 * Sorts tags for readers: `x-tagGroups` group by group, then the others, each followed by its
 * children of the same section. Every name comes once, one that only `x-tagGroups` has included.
 * @param tags Tags in document order.
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
  // Children follow their parent; the last `tags` adds those whose parents are circular or missing.
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
