import type { SearchWords } from '@/lib/content/kinds/search-words';

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
const MOST_PLACES = 2;

/** Shorter ones are not corrected: almost any three letters are near a word. */
const WORD = /[a-z]{4,}/g;

type Part = {
  readonly url: string;
  readonly id: string;
  readonly text: string;
  /** Of a code. */
  readonly meaning: string;
  /** Stands in what is sent to the provider. */
  readonly sent: boolean;
};

/**
 * The names of pages, operations, fields, headings and result codes with their addresses, and the words of
 * the portal, for exact hits and for what is misspelt. Pages come in the order in which readers meet them; a
 * field stands once, at the first operation that takes it.
 * @param searchWords A place that no page has is passed over.
 */
export function toSearchNames(
  pages: readonly IndexedPage[],
  basePath: string,
  searchWords: SearchWords,
): SearchNames {
  const ordered = toReadingOrder(pages, basePath);
  const parts = ordered.flatMap(toParts);
  const kept = new Set([...toHomes(parts.filter(isField)), ...toRare(parts)]);
  const called = Object.values(searchWords).flat().join(' ');
  const words = countWords([...ordered.map(({ html }) => toText(html)), called]);
  return {
    pages: ordered.map(({ url, html }) => {
      const call = getCall(html);
      const own = parts.filter((part) => part.url === url && kept.has(part));
      const ids = new Set(parts.filter((part) => part.url === url).map(({ id }) => id));
      return {
        url,
        title: toText(/<h1[^>]*>([^]*?)<\/h1>/.exec(html)?.[1] ?? ''),
        ...(call === undefined ? {} : { call }),
        parts: own.map(toEntry),
        also: toAlso(searchWords, url, ids),
      };
    }),
    words: words.join(' '),
  };
}

/** Pages in the order of the first link to them, from the home page on. */
function toReadingOrder(pages: readonly IndexedPage[], basePath: string): readonly IndexedPage[] {
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
const ANSWER = /^response\.\w+$/;

function toParts({ url, html }: IndexedPage): readonly Part[] {
  const called = getCall(html) !== undefined;
  const headings = [...html.matchAll(HEADING)].filter(([, id = '']) => !ANSWER.test(id));
  return headings.map(([, id = '', text = '', meaning = '']) => ({
    url,
    id,
    text: toText(text),
    meaning: toText(meaning),
    sent: called && !id.startsWith('response.'),
  }));
}

function toEntry(part: Part): string {
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
function toHomes(fields: readonly Part[]): readonly Part[] {
  const toDepth = ({ id, sent }: Part) => id.split('.').length + (sent ? 0 : 100);
  const homes = new Map<string, Part>();
  for (const field of fields) {
    const home = homes.get(field.text);
    if (!home || toDepth(field) < toDepth(home)) homes.set(field.text, field);
  }
  return [...homes.values()].filter(({ id, text }) => text.length > 1 && id.endsWith(`.${text}`));
}

function toRare(parts: readonly Part[]): readonly Part[] {
  const counts = new Map<string, number>();
  for (const { text } of parts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return parts.filter((part) => !isField(part) && (counts.get(part.text) ?? 0) <= MOST_PLACES);
}

function toAlso(
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
function toText(html: string): string {
  const body = html.slice(Math.max(0, html.indexOf('data-pagefind-body')));
  return body
    .replace(/<script\b[^]*?<\/script>|<[^>]*>?|^[^<>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replace(/&(?:#?\w+);|\s+/g, ' ')
    .trim();
}
