import { buildBreadcrumbs } from '@/lib/routes/breadcrumbs';
import { type ExcerptPart, fromMatch, parseExcerpt, withoutHeading } from './excerpt';

/** A heading of a page under which the words were found. */
export type SubHit = { url: string; title: string; excerpt: readonly ExcerptPart[] };

/** A page that was found; `url` is its address without the base path, as our links want it. */
export type Hit = SubHit & { trail: string; subs: readonly SubHit[] };

/** All pages that were found, best first; each is fetched when it is asked for. */
export type FoundHits = readonly (() => Promise<Hit>)[];

type PagefindOptions = { baseUrl: string; excerptLength: number; excerptEllipsis: string };

/** The two functions of pagefind that we use, their answers not yet looked at. */
export type Pagefind = {
  options: (options: PagefindOptions) => Promise<unknown>;
  search: (query: string) => Promise<unknown>;
};

/** Characters before the first match: an excerpt has two lines at a page, one at a heading. */
const MAX_LEAD_CHARS = { page: 60, sub: 24 };

/** Headings shown of one page. */
const MAX_SUBS = 2;

/** More do not make a heading better. */
const MAX_MATCHES = 100;

/** The root of the portal has no segment to take a name from. */
const HOME = 'Home';

/** The module `/pagefind/pagefind.js`. Throws when it is something else, an error page for instance. */
export function parsePagefind(module: unknown): Pagefind {
  const { options, search } = requireRecord(module, 'module');
  if (!isFunction(options) || !isFunction(search)) throw new Error('search index: not pagefind');
  return {
    options: async (wanted) => options(wanted),
    search: async (query) => search(query),
  };
}

/** The answer of `search()`. Throws when it is not one. */
export function parseSearchResults(response: unknown): FoundHits {
  const { results } = requireRecord(response, 'answer');
  if (!Array.isArray(results)) throw new Error('search index: an answer without results');
  return results.map((result: unknown) => {
    const { data } = requireRecord(result, 'result');
    if (!isFunction(data)) throw new Error('search index: a result without data');
    return async () => parseHit(await data());
  });
}

/** One page of the answer. Throws when it has no address on this site. */
export function parseHit(data: unknown): Hit {
  const page = requireRecord(data, 'page');
  const url = parseUrl(page.url);
  const crumbs = buildBreadcrumbs(url);
  const title = getPageTitle(page.meta) ?? crumbs.at(-1)?.name ?? HOME;
  const parts = Array.isArray(page.sub_results)
    ? page.sub_results.map((part: unknown) => requireRecord(part, 'sub result'))
    : [];
  const headings = parts.filter(isHeading);
  // The text above the first heading. Without matches there the excerpt would repeat the headings'.
  const own = parts.find((part) => !isHeading(part));
  const parents = crumbs.length > 1 ? crumbs.slice(0, -1) : crumbs;
  return {
    url,
    title,
    trail: parents.map(({ name }) => name).join(' › ') || HOME,
    excerpt: parsePart(
      own ?? (headings.length === 0 ? page : { excerpt: '' }),
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
  // An operation often sends and returns a field of one name.
  return { url, title: url.includes('#response.') ? `${title} (answer)` : title, excerpt };
}

function parsePart(
  part: Record<string, unknown>,
  title: string,
  room: number,
): readonly ExcerptPart[] {
  return fromMatch(withoutHeading(parseExcerpt(parseText(part.excerpt)), title), room);
}

function isHeading({ url }: Record<string, unknown>): boolean {
  return parseText(url).includes('#');
}

/** A match in the heading itself weighs more than any number below it. */
function headingScore({ weighted_locations: matches }: Record<string, unknown>): number {
  if (!Array.isArray(matches) || matches.length === 0) return 0;
  const weights = matches.map((match: unknown) => Number(requireRecord(match, 'match').weight));
  return Math.max(...weights) * MAX_MATCHES + Math.min(weights.length, MAX_MATCHES - 1);
}

/** The heading of the page, when it has one. */
function getPageTitle(meta: unknown): string | undefined {
  const title = isRecord(meta) ? meta.title : undefined;
  return typeof title === 'string' && title !== '' ? title : undefined;
}

/** Only paths of this site: an index cannot send the reader elsewhere. */
function parseUrl(url: unknown): string {
  const text = parseText(url);
  if (!/^\/(?![/\\])/.test(text)) throw new Error(`search index: not an address: ${text}`);
  return text;
}

function parseText(value: unknown): string {
  if (typeof value !== 'string') throw new Error('search index: text expected');
  return value;
}

function requireRecord(value: unknown, what: string): Record<string, unknown> {
  if (!isRecord(value)) throw new Error(`search index: no ${what}`);
  return value;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isFunction(value: unknown): value is (...values: unknown[]) => unknown {
  return typeof value === 'function';
}
