import { buildBreadcrumbs } from '@/lib/routes/breadcrumbs';
import type { Hit } from './parse-pagefind';

/** A place of the portal, and all it is called, as `comparisonKeys` writes it. */
export type NamedEntry = {
  readonly hit: Hit;
  readonly kind: 'page' | 'part' | 'field';
  readonly keys: readonly string[];
};

/** An operation: `['post', 'vault', 'customer', '{customer_id}']`. */
export type NamedOperation = { readonly hit: Hit; readonly segments: readonly string[] };

/** What the search knows by name, and every word of the portal, the most frequent first. */
export type Names = {
  readonly entries: readonly NamedEntry[];
  readonly operations: readonly NamedOperation[];
  readonly words: readonly string[];
};

/** While the names are on their way, and where they do not come. */
export const NO_NAMES: Names = { entries: [], operations: [], words: [] };

/** Stands between a code and what it means. */
const MEANING = ' | ';

const FIELD = /^(?:path|query|header|cookie|body|response)\./;
const FILLERS = new Set(['a', 'an', 'the', 'of', 'to', 'for', 'and', 'in', 'is', 'how', 'do', 'i']);

/**
 * A name as it is compared: without case, endings of plurals, small words and what joins words; then again
 * with its words in the order of the alphabet. Names are one where either is the same.
 * @example comparisonKeys('3-D Secure')[0] === comparisonKeys('3d secure')[0]
 */
export function comparisonKeys(name: string): readonly string[] {
  const words = name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const significant = words
    .filter((word) => !FILLERS.has(word))
    .map((word) => word.replace(/ies$/, 'y').replace(/([^s])s$/, '$1'));
  return significant.length === 0 ? [] : [significant.join(''), significant.toSorted().join('')];
}

/** The file of names. What in it is not as expected is left out: exact hits are an extra. */
export function parseNames(file: unknown): Names {
  if (!isRecord(file)) return NO_NAMES;
  const pages = asArray(file.pages).filter(isRecord).map(parsePage);
  return {
    entries: pages.flatMap(({ places: entries }) => entries),
    operations: pages.flatMap(({ call }) => call ?? []),
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
  const segments = asString(page.call).toLowerCase().split(/[ /]+/);
  const parts = asStrings(page.parts).map((part) => parsePart(url, part, also));
  // Only this site: a file cannot send the reader elsewhere.
  if (!/^\/(?![/\\])/.test(url)) return { places: [] };
  return {
    places: [pageEntry, ...parts],
    ...(segments.length > 1 ? { call: { hit, segments } } : {}),
  };
}

/** A field is called by the last step of its anchor, a heading or a code by what follows its anchor. */
function parsePart(url: string, part: string, also: readonly string[]): NamedEntry {
  const [called = '', meaning] = part.split(MEANING);
  const [id = '', ...words] = called.split(' ');
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

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
