import { buildBreadcrumbs } from '@/lib/routes/breadcrumbs';
import { foldMarks } from '@/lib/text/fold-marks';
import { type Hit, isRecord } from './parse-pagefind';

/** A page, heading, code or field of the portal; `keys` are the `comparisonKeys` of its names. */
export type NamedEntry = {
  readonly hit: Hit;
  readonly kind: 'page' | 'part' | 'field';
  readonly keys: readonly string[];
};

/** An operation by method and path segments: `['post', 'vault', 'customer', '{customer_id}']`. */
export type NamedOperation = { readonly hit: Hit; readonly segments: readonly string[] };

/** Everything that the search finds by name, and every word, the most frequent first. */
export type Names = {
  readonly entries: readonly NamedEntry[];
  readonly operations: readonly NamedOperation[];
  readonly words: readonly string[];
};

/** Empty names, for a search whose names did not load. */
export const NO_NAMES: Names = { entries: [], operations: [], words: [] };

/** Separator between a code and its meaning. */
const MEANING = ' | ';

const FIELD = /^(?:path|query|header|cookie|body|response)\./;
const FILLERS = new Set(['a', 'an', 'the', 'of', 'to', 'for', 'and', 'in', 'is', 'how', 'do', 'i']);

/**
 * Keys by which names are compared: without case, marks of letters, plural endings, small words and separators; then
 * again with the words sorted. Names match when they share a key; small words alone have none.
 * @example comparisonKeys('3-D Secure')[0] === comparisonKeys('3d secure')[0]
 */
export function comparisonKeys(name: string): readonly string[] {
  const words = foldMarks(name).match(/[\p{L}\p{N}]+/gu) ?? [];
  const significant = words
    .filter((word) => !FILLERS.has(word))
    .map((word) => word.replace(/ies$/, 'y').replace(/([^s])s$/, '$1'));
  return significant.length === 0 ? [] : [significant.join(''), significant.toSorted().join('')];
}

/** Parses the file of names. Entries of another shape are left out: exact hits are an extra. */
export function parseNames(file: unknown): Names {
  if (!isRecord(file)) return NO_NAMES;
  const pages = asArray(file.pages).filter(isRecord).map(parsePage);
  return {
    entries: pages.flatMap(({ entries }) => entries),
    operations: pages.flatMap(({ operation }) => operation ?? []),
    words: typeof file.words === 'string' ? file.words.split(' ') : [],
  };
}

function parsePage(page: Record<string, unknown>) {
  const [url, title] = [asString(page.url), asString(page.title)];
  const hit = buildHit(url, title, url);
  const also = asStrings(page.also);
  const names = also.filter((name) => !name.startsWith('#'));
  const pageEntry: NamedEntry = {
    hit,
    kind: 'page',
    keys: [title, title.replace(/ API$/, ''), ...names].flatMap(comparisonKeys),
  };
  const segments = foldMarks(asString(page.call)).split(/[ /]+/);
  const parts = asStrings(page.parts).map((part) => parsePart(url, part, also));
  // Only paths of this site: the file cannot send the reader elsewhere.
  if (!/^\/(?![/\\])/.test(url)) return { entries: [] };
  return {
    entries: [pageEntry, ...parts],
    ...(segments.length > 1 ? { operation: { hit, segments } } : {}),
  };
}

/** Entry of a field, named by the last step of its anchor, or of a heading or code, by its text. */
function parsePart(url: string, part: string, also: readonly string[]): NamedEntry {
  const [label = '', meaning] = part.split(MEANING);
  const [id = '', ...words] = label.split(' ');
  const isField = FIELD.test(id);
  const name = isField ? (id.split('.').at(-1) ?? '') : words.join(' ');
  const others = also.filter((other) => other.startsWith(`#${id} `));
  const keys = [name, id, ...others.map((other) => other.slice(id.length + 2))].flatMap(
    comparisonKeys,
  );
  const hit = buildHit(`${url}#${encodeURI(id)}`, name, url);
  const excerpt = meaning === undefined ? [] : [{ text: meaning, marked: false }];
  return { hit: { ...hit, excerpt }, kind: isField ? 'field' : 'part', keys };
}

function buildHit(url: string, title: string, path: string): Hit {
  const crumbs = buildBreadcrumbs(path);
  const parents = url === path && crumbs.length > 1 ? crumbs.slice(0, -1) : crumbs;
  return {
    url,
    title,
    trail: parents.map(({ name }) => name).join(' › '),
    excerpt: [],
    subs: [],
  };
}

function asArray(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function asStrings(value: unknown): readonly string[] {
  return asArray(value).map(asString);
}

function asString(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
