import type { SearchWords } from '@/lib/content/schemas/search-words';
import { foldMarks } from '@/lib/text/fold-marks';

/** Page of the export, prepared for the index. */
export type IndexedPage = { readonly url: string; readonly html: string };

/** Page with the names of what is on it. */
export type NamedPage = {
  readonly url: string;
  readonly title: string;
  /** Method and path of an operation: `POST /sale`. */
  readonly call?: string;
  /** Fields (`body.amt_tran`), headings (`rotate-it Rotate it`), codes (`rcode-051 051 | …`). */
  readonly parts: readonly string[];
  /** Other names of the page, or of an anchor on it: `#cards test card`. */
  readonly also: readonly string[];
};

/** Names that the search knows, and all words of the portal. */
export type SearchNames = { readonly pages: readonly NamedPage[]; readonly words: string };

/** Pages that share a heading; one on more pages names a kind of section: `Before you start`. */
const MAX_HEADING_PAGES = 2;

/** Word of at least four letters; shorter ones are too close to others to be corrected. */
const WORD = /[a-z]{4,}/g;

/** Heading, field or response code on a page. */
type Part = {
  readonly url: string;
  readonly id: string;
  readonly text: string;
  /** Meaning of a response code; empty for other parts. */
  readonly meaning: string;
  /** Whether the part belongs to a request. */
  readonly isInRequest: boolean;
};

/**
 * Collects the names of pages, operations, fields, headings and response codes for exact hits, and
 * the words of the portal for corrections. Pages are in reading order; a field is listed once, at
 * the first operation that takes it.
 * @param searchWords other names; an address that no page has is skipped.
 */
export function buildSearchNames(
  pages: readonly IndexedPage[],
  basePath: string,
  searchWords: SearchWords,
): SearchNames {
  const ordered = sortInReadingOrder(pages, basePath);
  const parts = ordered.flatMap(collectParts);
  const selected = new Set([...findFieldHomes(parts.filter(isField)), ...filterRare(parts)]);
  const aliases = Object.values(searchWords).flat().join(' ');
  const words = countWords([...ordered.map(({ html }) => stripTags(html)), aliases]);
  return {
    pages: ordered.map(({ url, html }) => {
      const call = getCall(html);
      const pageParts = parts.filter((part) => part.url === url);
      return {
        url,
        title: stripTags(/<h1[^>]*>([^]*?)<\/h1>/.exec(html)?.[1] ?? ''),
        ...(call === undefined ? {} : { call }),
        parts: pageParts.filter((part) => selected.has(part)).map(formatPart),
        also: collectAliases(searchWords, url, new Set(pageParts.map(({ id }) => id))),
      };
    }),
    words: words.join(' '),
  };
}

/** Sorts pages by the first link to them, from the home page on. */
function sortInReadingOrder(
  pages: readonly IndexedPage[],
  basePath: string,
): readonly IndexedPage[] {
  const left = new Map(pages.map((page) => [page.url, page]));
  const order: IndexedPage[] = [];
  const take = (url: string) => {
    const page = left.get(url);
    if (page && left.delete(url)) order.push(page);
  };
  take('/');
  for (let at = 0; at < order.length; at += 1) {
    for (const [, href = ''] of order[at]?.html.matchAll(/ href="([^"#?]+)/g) ?? []) {
      if (href.startsWith(`${basePath}/`)) take(href.slice(basePath.length));
    }
  }
  return [...order, ...left.values()];
}

/** Heading with an id; its third group is the meaning in the row of a response code. */
const HEADING =
  /<h[2-6](?=[^>]* id="([^"]+)")[^>]*>([^]*?)<\/h[2-6]>(?:\s*<\/th>\s*<td[^>]*>\s*<span>([^]*?)<\/span>)?/g;

/** Id of a response, which is no name, because nearly every operation has it. */
const RESPONSE_ID = /^response\.\w+$/;

function collectParts({ url, html }: IndexedPage): readonly Part[] {
  const isOperation = getCall(html) !== undefined;
  const headings = [...html.matchAll(HEADING)].filter(([, id = '']) => !RESPONSE_ID.test(id));
  return headings.map(([, id = '', text = '', meaning = '']) => ({
    url,
    id,
    text: stripTags(text),
    meaning: stripTags(meaning),
    isInRequest: isOperation && !id.startsWith('response.'),
  }));
}

function formatPart(part: Part): string {
  if (isField(part)) return part.id;
  const name = `${part.id} ${part.text}`;
  return part.meaning === '' ? name : `${name} | ${part.meaning}`;
}

/** Method and path at the beginning of an operation's description; a path may hold a colon. */
function getCall(html: string): string | undefined {
  return /<meta name="description"[^>]*content="([A-Z]+ \/[^\s"]*):[\s"]/.exec(html)?.[1];
}

function isField({ id }: Part): boolean {
  return /^(?:path|query|header|cookie|body|response)\./.test(id);
}

/** Selects one location for each field: in a request if possible, and there the outermost. */
function findFieldHomes(fields: readonly Part[]): readonly Part[] {
  const rank = ({ id, isInRequest }: Part) => id.split('.').length + (isInRequest ? 0 : 100);
  const homes = new Map<string, Part>();
  for (const field of fields) {
    const home = homes.get(field.text);
    if (!home || rank(field) < rank(home)) homes.set(field.text, field);
  }
  return [...homes.values()].filter(({ id, text }) => text.length > 1 && id.endsWith(`.${text}`));
}

function filterRare(parts: readonly Part[]): readonly Part[] {
  const counts = new Map<string, number>();
  for (const { text } of parts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return parts.filter(
    (part) => !isField(part) && (counts.get(part.text) ?? 0) <= MAX_HEADING_PAGES,
  );
}

function collectAliases(
  searchWords: SearchWords,
  url: string,
  ids: ReadonlySet<string>,
): readonly string[] {
  return Object.entries(searchWords).flatMap(([address, names]) => {
    const [page, id] = address.split('#');
    if (page !== url || (id !== undefined && !ids.has(id))) return [];
    return names.map((name) => (id === undefined ? name : `#${id} ${name}`));
  });
}

/** Words of all texts, those in most texts first. */
function countWords(texts: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const text of texts) {
    for (const word of new Set(foldMarks(text).match(WORD))) {
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  return [...counts].sort(([, a], [, b]) => b - a).map(([word]) => word);
}

/** Text of HTML from the body of the page on; other entities than `&amp;` become spaces. */
function stripTags(html: string): string {
  const body = html.slice(Math.max(0, html.indexOf('data-pagefind-body')));
  return body
    .replace(/<script\b[^]*?<\/script>|<[^>]*>?|^[^<>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replace(/&(?:#?\w+);|\s+/g, ' ')
    .trim();
}
