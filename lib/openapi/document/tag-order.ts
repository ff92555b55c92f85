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

/** The tag above each tag that has one, as `parent` says (OpenAPI 3.2). */
function getParents(document: JsonObject): ReadonlyMap<string, string> {
  return new Map(
    getObjects(document, 'tags').flatMap((tag) => {
      const parent = getText(tag, 'parent');
      return parent === '' ? [] : [[getText(tag, 'name'), parent] as const];
    }),
  );
}

/** As many tags above one are named: more is no name any more, and a loop of them has no end. */
const LEVELS = 3;

/**
 * The name of a tag with those above it, as readers see it: `Payments › Cards` (OpenAPI 3.2 `parent`).
 * @param toName How readers see a tag; `undefined` where the document has none of that name.
 */
export function createPaths(
  document: JsonObject,
  toName: (tag: string) => string | undefined,
): (tag: string) => string {
  const parents = getParents(document);
  return (tag) => {
    const names: string[] = [];
    for (let at: string | undefined = tag; at !== undefined; at = parents.get(at)) {
      const name = toName(at);
      if (name === undefined || names.length > LEVELS || names.includes(name)) break;
      names.unshift(name);
    }
    return names.join(' › ');
  };
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
  const parents = getParents(document);
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
  const parents = getParents(document);
  const grouped = getObjects(document, 'x-tagGroups').flatMap((group) => getTexts(group, 'tags'));
  if (parents.size === 0 && grouped.length === 0) return tags;
  const children = new Map<string, string[]>();
  for (const [tag, parent] of parents) {
    const own = children.get(parent);
    if (own === undefined) children.set(parent, [tag]);
    else own.push(tag);
  }
  const left = new Set(tags);
  const order: string[] = [];
  // Those that are below another come with it; what is left at the end is in a loop, or its parent is none.
  const open = [...grouped, ...tags.filter((tag) => !parents.has(tag)), ...tags].toReversed();
  for (let tag = open.pop(); tag !== undefined; tag = open.pop()) {
    if (!left.delete(tag)) continue;
    order.push(tag);
    for (const child of (children.get(tag) ?? []).toReversed()) open.push(child);
  }
  return order;
}
