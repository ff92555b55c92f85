import type { SearchWords } from '@/lib/content/schemas/search-words';

/** A page of the export as the index reads it. */
export type IndexedPage = { readonly url: string; readonly html: string };

/** A page and what on it has a name. */
export type NamedPage = {
  readonly url: string;
  readonly title: string;
  /** `POST /sale`, of an operation. */
  readonly call?: string;
  /** Its fields (`body.amt_tran`), headings (`rotate-it Rotate it`) and codes (`rcode-051 051 | No money.`). */
  readonly parts: readonly string[];
  /** What readers call it otherwise; `#cards test card` for a part. */
  readonly also: readonly string[];
};

/** What the search knows by name, and every word of the portal. */
export type SearchNames = { readonly pages: readonly NamedPage[]; readonly words: string };

/** A heading on more pages than this names a kind of section, not a place: `Before you start`. */
const MAX_HEADING_PAGES = 2;

/** Shorter ones are not corrected: almost any three letters are near a word. */
const WORD = /[a-z]{4,}/g;

type Part = {
  readonly url: string;
  readonly id: string;
  readonly text: string;
  /** Of a code. */
  readonly meaning: string;
  /** Stands in what is sent to the provider. */
  readonly isInRequest: boolean;
};

/**
 * The names of pages, operations, fields, headings and result codes with their addresses, and the words of
 * the portal, for exact hits and for what is misspelt. Pages come in the order in which readers meet them; a
 * field stands once, at the first operation that takes it.
 * @param searchWords A place that no page has is passed over.
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
      const pageParts = parts.filter((part) => part.url === url && selected.has(part));
      const ids = new Set(parts.filter((part) => part.url === url).map(({ id }) => id));
      return {
        url,
        title: stripTags(/<h1[^>]*>([^]*?)<\/h1>/.exec(html)?.[1] ?? ''),
        ...(call === undefined ? {} : { call }),
        parts: pageParts.map(formatPart),
        also: collectAliases(searchWords, url, ids),
      };
    }),
    words: words.join(' '),
  };
}

/** Pages in the order of the first link to them, from the home page on. */
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

const HEADING =
  /<h[2-6](?=[^>]* id="([^"]+)")[^>]*>([^]*?)<\/h[2-6]>(?:\s*<\/th>\s*<td[^>]*>\s*<span>([^]*?)<\/span>)?/g;

/** An answer of an operation, by its status: nearly every operation has it, so it is the name of none. */
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

/** The request line, with which the description of an operation begins; a path may hold a colon itself. */
function getCall(html: string): string | undefined {
  return /<meta name="description"[^>]*content="([A-Z]+ \/[^\s"]*):[\s"]/.exec(html)?.[1];
}

function isField({ id }: Part): boolean {
  return /^(?:path|query|header|cookie|body|response)\./.test(id);
}

/** Of all places of a field the one that takes it, and there the outermost. */
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

/** Words that some page has; those of many pages first, as they are meant more often. */
function countWords(texts: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const text of texts) {
    for (const word of new Set(text.toLowerCase().match(WORD))) {
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  return [...counts].sort(([, a], [, b]) => b - a).map(([word]) => word);
}

/** What a reader sees of HTML, entities and all left out. */
function stripTags(html: string): string {
  const body = html.slice(Math.max(0, html.indexOf('data-pagefind-body')));
  return body
    .replace(/<script\b[^]*?<\/script>|<[^>]*>?|^[^<>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replace(/&(?:#?\w+);|\s+/g, ' ')
    .trim();
}
