import { buildBreadcrumbs } from '@/lib/routes/breadcrumbs';
import { type ExcerptPart, fromMatch, parseExcerpt, withoutHeading } from './excerpt';

/** A heading of a page under which the words were found. */
export type SubHit = { url: string; title: string; excerpt: readonly ExcerptPart[] };

/** A found page; `url` has no base path, because our links add it. */
export type Hit = SubHit & { trail: string; subs: readonly SubHit[] };

/** All found pages, best first; each function loads one. */
export type FoundHits = readonly (() => Promise<Hit>)[];

type PagefindOptions = { baseUrl: string; excerptLength: number; excerptEllipsis: string };

/** The two functions of Pagefind that we use; their results are not validated. */
export type Pagefind = {
  options: (options: PagefindOptions) => Promise<unknown>;
  search: (query: string) => Promise<unknown>;
};

/** Most characters before the first match: two lines for a page, one for a heading. */
const MAX_LEAD_CHARS = { page: 60, sub: 24 };

/** Most headings shown of one page. */
const MAX_SUBS = 2;

/** Most matches that count for the score of a heading. */
const MAX_MATCHES = 100;

/** Name of the root of the portal, whose path has no segment. */
const HOME = 'Home';

/** Validates the module `/pagefind/pagefind.js`. Throws for anything else, as an error page. */
export function parsePagefind(module: unknown): Pagefind {
  const { options, search } = requireRecord(module, 'module');
  if (!isFunction(options) || !isFunction(search)) throw new Error('search index: not pagefind');
  return {
    options: async (values) => options(values),
    search: async (query) => search(query),
  };
}

/** Parses the response of Pagefind's `search()`. Throws when it has another shape. */
export function parseSearchResults(response: unknown): FoundHits {
  const { results } = requireRecord(response, 'response');
  if (!Array.isArray(results)) throw new Error('search index: a response without results');
  return results.map((result: unknown) => {
    const { data } = requireRecord(result, 'result');
    if (!isFunction(data)) throw new Error('search index: a result without data');
    return async () => parseHit(await data());
  });
}

/** Parses one page of the results. Throws when it has no path on this site. */
export function parseHit(data: unknown): Hit {
  const page = requireRecord(data, 'page');
  const url = parseUrl(page.url);
  const crumbs = buildBreadcrumbs(url);
  const title = getPageTitle(page.meta) ?? crumbs.at(-1)?.name ?? HOME;
  const parts = Array.isArray(page.sub_results)
    ? page.sub_results.map((part: unknown) => requireRecord(part, 'sub result'))
    : [];
  const headings = parts.filter(isHeading);
  // Text above the first heading; without matches there, the excerpt would repeat the headings.
  const intro = parts.find((part) => !isHeading(part));
  const parents = crumbs.length > 1 ? crumbs.slice(0, -1) : crumbs;
  return {
    url,
    title,
    trail: parents.map(({ name }) => name).join(' › ') || HOME,
    excerpt: parsePart(
      intro ?? (headings.length === 0 ? page : { excerpt: '' }),
      title,
      MAX_LEAD_CHARS.page,
    ),
    subs: parseSubs(headings),
  };
}

/** The two headings with the best matches, in the order of the page. */
function parseSubs(headings: readonly Record<string, unknown>[]): readonly SubHit[] {
  const best = headings.toSorted((a, b) => headingScore(b) - headingScore(a)).slice(0, MAX_SUBS);
  return headings.filter((heading) => best.includes(heading)).map(parseSub);
}

function parseSub(sub: Record<string, unknown>): SubHit {
  const url = parseUrl(sub.url);
  const title = parseText(sub.title);
  const excerpt = parsePart(sub, title, MAX_LEAD_CHARS.sub);
  // Request and response of an operation often have a field of the same name.
  return { url, title: url.includes('#response.') ? `${title} (answer)` : title, excerpt };
}

function parsePart(
  part: Record<string, unknown>,
  title: string,
  maxLeadChars: number,
): readonly ExcerptPart[] {
  return fromMatch(withoutHeading(parseExcerpt(parseText(part.excerpt)), title), maxLeadChars);
}

function isHeading({ url }: Record<string, unknown>): boolean {
  return parseText(url).includes('#');
}

/** Score of a heading: a match in the heading itself outweighs any number below it. */
function headingScore({ weighted_locations: matches }: Record<string, unknown>): number {
  if (!Array.isArray(matches) || matches.length === 0) return 0;
  const weights = matches.map((match: unknown) => Number(requireRecord(match, 'match').weight));
  return Math.max(...weights) * MAX_MATCHES + Math.min(weights.length, MAX_MATCHES - 1);
}

/** Title of a page; `undefined` without one. */
function getPageTitle(meta: unknown): string | undefined {
  const title = isRecord(meta) ? meta.title : undefined;
  return typeof title === 'string' && title !== '' ? title : undefined;
}

/** A path of this site; throws for any other URL: the index cannot send the reader elsewhere. */
function parseUrl(url: unknown): string {
  const text = parseText(url);
  if (!/^\/(?![/\\])/.test(text)) throw new Error(`search index: not an address: ${text}`);
  return text;
}

function parseText(value: unknown): string {
  if (typeof value !== 'string') throw new Error('search index: text expected');
  return value;
}

function requireRecord(value: unknown, name: string): Record<string, unknown> {
  if (!isRecord(value)) throw new Error(`search index: no ${name}`);
  return value;
}

/** Whether a value is an object or array, whose values can be read by key. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isFunction(value: unknown): value is (...values: unknown[]) => unknown {
  return typeof value === 'function';
}
