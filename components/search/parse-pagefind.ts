import { toBreadcrumbs } from '@/lib/navigation/breadcrumbs';
import { type ExcerptPart, parseExcerpt, withoutHeading } from './excerpt';

/** A heading of a page under which the words were found. */
export type SubHit = { url: string; title: string; excerpt: readonly ExcerptPart[] };

/** A page that was found; `url` is its address without the base path, as our links want it. */
export type Hit = SubHit & { trail: string; subs: readonly SubHit[] };

/** All pages that were found, best first; each is fetched when it is asked for. */
export type Found = readonly (() => Promise<Hit>)[];

type PagefindOptions = { baseUrl: string; excerptLength: number; excerptEllipsis: string };

/** The two functions of pagefind that we use, their answers not yet looked at. */
export type Pagefind = {
  options: (options: PagefindOptions) => Promise<unknown>;
  search: (query: string) => Promise<unknown>;
};

const MOST_SUBS = 2;

/** The module `/pagefind/pagefind.js`. Throws when it is something else, an error page for instance. */
export function parsePagefind(module: unknown): Pagefind {
  const { options, search } = toRecord(module, 'module');
  if (!isFunction(options) || !isFunction(search)) throw new Error('search index: not pagefind');
  return {
    options: async (wanted) => options(wanted),
    search: async (query) => search(query),
  };
}

/** The answer of `search()`. Throws when it is not one. */
export function parseFound(answer: unknown): Found {
  const { results } = toRecord(answer, 'answer');
  if (!Array.isArray(results)) throw new Error('search index: an answer without results');
  return results.map((result: unknown) => {
    const { data } = toRecord(result, 'result');
    if (!isFunction(data)) throw new Error('search index: a result without data');
    return async () => parseHit(await data());
  });
}

/** One page of the answer. Throws when it has no address of this site or no title. */
export function parseHit(data: unknown): Hit {
  const page = toRecord(data, 'page');
  const url = parseUrl(page.url);
  const title = parseText(toRecord(page.meta, 'meta').title);
  const parents = toBreadcrumbs(url).slice(0, -1);
  const trail = (parents.length > 0 ? parents : toBreadcrumbs(url)).map(({ name }) => name);
  return {
    url,
    title,
    trail: trail.join(' › ') || 'Home',
    excerpt: withoutHeading(parseExcerpt(parseText(page.excerpt)), title),
    subs: parseSubs(page.sub_results),
  };
}

/** The two headings with the most matches, in the order of the page. The part above the first is the page. */
function parseSubs(subs: unknown): readonly SubHit[] {
  if (!Array.isArray(subs)) return [];
  const headings = subs
    .map((sub: unknown) => toRecord(sub, 'sub result'))
    .filter(({ url }) => typeof url === 'string' && url.includes('#'));
  const best = headings.toSorted((a, b) => countMatches(b) - countMatches(a)).slice(0, MOST_SUBS);
  return headings.filter((heading) => best.includes(heading)).map(parseSub);
}

function parseSub(sub: Record<string, unknown>): SubHit {
  const title = parseText(sub.title);
  const excerpt = withoutHeading(parseExcerpt(parseText(sub.excerpt)), title);
  return { url: parseUrl(sub.url), title, excerpt };
}

function countMatches({ locations }: Record<string, unknown>): number {
  return Array.isArray(locations) ? locations.length : 0;
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

function toRecord(value: unknown, what: string): Record<string, unknown> {
  if (!isRecord(value)) throw new Error(`search index: no ${what}`);
  return value;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isFunction(value: unknown): value is (...values: unknown[]) => unknown {
  return typeof value === 'function';
}
