import { foldMarks } from '@/lib/text/fold-marks';
import { formatTrail, type Hit } from './hit';
import { asArray, asString, asStrings, isRecord } from './json-values';
import { getFieldName } from './search-page';
import { isStopWord, toAmericanSpelling } from './text/list-terms';

/** A page, heading, code or field of the portal; `keys` are the `comparisonKeys` of its names. */
export type NamedEntry = {
  readonly hit: Hit;
  readonly kind: 'page' | 'part' | 'field';
  readonly keys: readonly string[];
  /** Key of what a code means; absent for other entries. */
  readonly meaning?: string;
};

/** An operation by method and path segments: `['post', 'vault', 'customer', '{customer_id}']`. */
export type NamedOperation = { readonly hit: Hit; readonly segments: readonly string[] };

/** A heading, step or code of a page; `meaning` of a code, else empty. */
export type NamedSection = {
  readonly id: string;
  readonly title: string;
  readonly meaning: string;
  /** Other names of the place. */
  readonly also: readonly string[];
};

/** A page with its names, to which its texts are added later. */
export type NamedPage = {
  readonly url: string;
  readonly title: string;
  /** Method and path of an operation: `POST /sale`; else empty. */
  readonly call: string;
  readonly sections: readonly NamedSection[];
  /** Anchors of the fields that have their home here. */
  readonly fields: readonly string[];
  readonly also: readonly string[];
  /** Whether it is an operation of a loaded document, which no file of the export has. */
  readonly isLoaded?: true;
  /** Name of its document, if that is not the provider's. */
  readonly document?: string;
};

/** Everything that the search finds by name. */
export type Names = {
  readonly entries: readonly NamedEntry[];
  readonly operations: readonly NamedOperation[];
  /** Pages in the order of their texts. */
  readonly pages: readonly NamedPage[];
  /** Path of the file of texts, without base path. */
  readonly texts: string;
};

/** Separator between a code and its meaning. */
const MEANING = ' | ';

/** Pages that share a heading; one on more pages names a kind of section: `Before you start`. */
const MAX_HEADING_PAGES = 2;

/**
 * Keys by which names are compared: without case, marks of letters, plural endings, stop words and
 * separators; then again with the words sorted. Names match when they share a key; stop words alone
 * have none.
 * @example comparisonKeys('3-D Secure')[0] === comparisonKeys('3d secure')[0]
 */
export function comparisonKeys(name: string): readonly string[] {
  const words = foldMarks(name).match(/[\p{L}\p{N}]+/gu) ?? [];
  const significant = words
    .filter((word) => !isStopWord(word))
    .map((word) =>
      toAmericanSpelling(word)
        .replace(/ies$/, 'y')
        .replace(/([^s])s$/, '$1'),
    );
  return significant.length === 0 ? [] : [significant.join(''), significant.toSorted().join('')];
}

/**
 * Parses the file of names.
 * @throws for another shape, and for an address of another site.
 */
export function parseNames(file: unknown): Names {
  if (!isRecord(file)) throw new Error('search names: not an object');
  const pages = asArray(file.pages).filter(isRecord).map(parsePage);
  return createNames(pages, parsePath(file.texts));
}

/** Creates the names of pages, with the path of their texts. */
export function createNames(pages: readonly NamedPage[], texts: string): Names {
  const counts = countTitles(pages);
  return {
    entries: pages.flatMap((page) => [
      buildPageEntry(page),
      ...page.sections
        .filter(({ title }) => (counts.get(title) ?? 0) <= MAX_HEADING_PAGES)
        .map((section) => buildSectionEntry(page, section)),
      ...page.fields.map((id) => buildFieldEntry(page, id)),
    ]),
    operations: pages
      .filter(({ call }) => call !== '')
      .map((page) => ({
        hit: buildHit(page, page.url, page.title),
        segments: foldMarks(page.call).split(/[ /]+/),
      })),
    ...{ pages, texts },
  };
}

function parsePage(page: Record<string, unknown>): NamedPage {
  const also = asStrings(page.also);
  return {
    url: parsePath(page.url),
    title: asString(page.title),
    call: asString(page.call),
    sections: asStrings(page.sections).map((section) => parseSection(section, also)),
    fields: asStrings(page.fields),
    also: also.filter((name) => !name.startsWith('#')),
  };
}

function parseSection(section: string, also: readonly string[]): NamedSection {
  const [label = '', meaning = ''] = section.split(MEANING);
  const [id = '', ...words] = label.split(' ');
  const names = also.filter((name) => name.startsWith(`#${id} `));
  return {
    ...{ id, title: words.join(' '), meaning },
    also: names.map((name) => name.slice(id.length + 2)),
  };
}

/** Number of pages that have a heading, by its words. */
function countTitles(pages: readonly NamedPage[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { sections } of pages)
    for (const title of new Set(sections.map((section) => section.title)))
      counts.set(title, (counts.get(title) ?? 0) + 1);
  return counts;
}

function buildPageEntry(page: NamedPage): NamedEntry {
  const { url, title, also } = page;
  const names = [title, title.replace(/ API$/, ''), ...also];
  return { hit: buildHit(page, url, title), kind: 'page', keys: names.flatMap(comparisonKeys) };
}

function buildSectionEntry(page: NamedPage, section: NamedSection): NamedEntry {
  const { id, title, meaning, also } = section;
  const hit = buildHit(page, placeUrl(page.url, id), title, meaning);
  const [meaningKey] = comparisonKeys(meaning);
  return {
    ...{ hit, kind: 'part', keys: [title, id, ...also].flatMap(comparisonKeys) },
    ...(meaningKey === undefined ? {} : { meaning: meaningKey }),
  };
}

function buildFieldEntry(page: NamedPage, id: string): NamedEntry {
  const name = getFieldName(id);
  const hit = buildHit(page, placeUrl(page.url, id), name);
  return { hit, kind: 'field', keys: [name, id].flatMap(comparisonKeys) };
}

/** Address of a place on a page. */
export function placeUrl(page: string, id: string): string {
  return `${page}#${encodeURI(id)}`;
}

function buildHit(
  { document, isLoaded }: NamedPage,
  url: string,
  title: string,
  meaning = '',
): Hit {
  const excerpt = meaning === '' ? [] : [{ text: meaning, marked: false }];
  return {
    url,
    title,
    trail: document ?? formatTrail(url),
    excerpt,
    subs: [],
    ...(isLoaded && { isLoaded }),
  };
}

/** A path of this site; throws for any other: the file cannot send the reader elsewhere. */
function parsePath(value: unknown): string {
  const path = asString(value);
  if (!/^\/(?![/\\])/.test(path)) throw new Error(`search names: not a path: ${path}`);
  return path;
}
