import MiniSearch from 'minisearch';
import { foldMarks } from '@/lib/text/fold-marks';
import type { NamedPage, Names } from './parse-names';
import type { PageTexts, Texts } from './parse-texts';
import { getFieldName } from './search-page';
import { listTerms, listTextTerms, splitTokens, splitUnspaced } from './text/list-terms';

/** Kind of an entry; a code is a row of a table, an operation a page. */
type Kind = 'page' | 'operation' | 'section' | 'code' | 'field';

/** Where an entry stands: a page by its index, and an id on it; the page itself without one. */
export type Place = {
  readonly page: number;
  readonly id?: string;
  /** Whether it is a field that comes back, in a response or the call of a webhook. */
  readonly isReceived?: boolean;
};

/** Text that is found as a whole: a page's own, that of a heading, code or field. */
export type TextEntry = {
  readonly id: number;
  readonly kind: Kind;
  readonly title: string;
  /** Title of the page, so that a heading is found with it; empty for a page and a field. */
  readonly page: string;
  /** Other names, and the call of an operation. */
  readonly also: string;
  readonly text: string;
  /** One place, but for a field: operations share its text. */
  readonly places: readonly Place[];
};

/** Entry with some of the words. */
export type TextMatch = {
  readonly entry: TextEntry;
  readonly score: number;
  /** Terms of the entry that matched. */
  readonly terms: ReadonlySet<string>;
  /** Terms of the query that matched. */
  readonly queryTerms: ReadonlySet<string>;
};

/** Index of all texts of the portal. */
export type TextIndex = {
  /** Finds entries with any of the words, best first; empty for none. */
  readonly search: (query: string) => readonly TextMatch[];
  /** Words of at least four letters, the most frequent first, in small letters without marks. */
  readonly words: readonly string[];
};

/** Weights of entries by kind: prose explains what operations and fields repeat. */
const KIND_WEIGHTS: Readonly<Record<Kind, number>> = {
  page: 1.2,
  operation: 1,
  section: 1.2,
  code: 1,
  field: 0.6,
};

/** Weights of what is indexed. */
const WEIGHTS = { title: 3, also: 2, page: 1, text: 1 };

/** Weight of a word that only begins with the one of the query. */
const PREFIX_WEIGHT = 0.3;

/** Entries that are indexed at once; the page may respond in between. */
const CHUNK = 100;

/** Builds the index of all texts. */
export async function createTextIndex(names: Names, texts: Texts): Promise<TextIndex> {
  const entries = listEntries(names, texts);
  const index = new MiniSearch<TextEntry>({
    fields: Object.keys(WEIGHTS),
    tokenize: (text) => [...splitTokens(text)],
    processTerm: listTextTerms,
  });
  await index.addAllAsync(entries, { chunkSize: CHUNK });
  const words = countWords(entries);
  const known = new Set(words);
  const search = (query: string): readonly TextMatch[] =>
    index
      .search(`${query} ${joinPairs(query, known)}`, {
        boost: WEIGHTS,
        boostDocument: (id) => KIND_WEIGHTS[entries[Number(id)]?.kind ?? 'page'],
        processTerm: listTerms,
        // A whole number is no beginning of another one; one letter of a run without spaces begins pairs.
        prefix: (term) => /^\p{L}{3,}$/u.test(term) || splitUnspaced(term).length === 1,
        weights: { prefix: PREFIX_WEIGHT, fuzzy: 0 },
      })
      .flatMap(({ id, score, terms, queryTerms }) => {
        const entry = entries[Number(id)];
        if (!entry) return [];
        return [{ entry, score, terms: new Set(terms), queryTerms: new Set(queryTerms) }];
      });
  return { search, words };
}

/** Neighbours of a query that are one word of the portal: `zencart` for `zen cart`. */
function joinPairs(query: string, known: ReadonlySet<string>): string {
  const tokens = splitTokens(foldMarks(query));
  const pairs = tokens.slice(1).map((token, index) => `${tokens[index] ?? ''}${token}`);
  return pairs.filter((pair) => known.has(pair)).join(' ');
}

function listEntries({ pages }: Names, texts: Texts): readonly TextEntry[] {
  const entries: Omit<TextEntry, 'id'>[] = pages.flatMap((page, index) =>
    listPageEntries(page, index, texts.pages[index]),
  );
  return [...entries, ...listFieldEntries(pages, texts)].map((entry, id) => ({ ...entry, id }));
}

function listPageEntries(
  { title, call, also, sections }: NamedPage,
  page: number,
  texts: PageTexts | undefined,
): readonly Omit<TextEntry, 'id'>[] {
  return [
    {
      ...{ title, page: '', text: texts?.text ?? '', places: [{ page }] },
      kind: call === '' ? 'page' : 'operation',
      also: [...also, call].join('\n'),
    },
    ...sections.map((section, index) => ({
      kind: section.meaning === '' ? ('section' as const) : ('code' as const),
      title: section.title,
      page: title,
      also: section.also.join('\n'),
      text: `${section.meaning} ${texts?.sections[index] ?? ''}`.trim(),
      places: [{ page, id: section.id }],
    })),
  ];
}

/** Entries of fields: those with one name and one text are one. */
function listFieldEntries(
  named: readonly NamedPage[],
  { pages, fields }: Texts,
): readonly Omit<TextEntry, 'id'>[] {
  const places = new Map<string, { name: string; text: number; places: Place[] }>();
  for (const [page, { fields: own }] of pages.entries())
    for (const { id, text } of own) {
      const name = getFieldName(id);
      const key = `${text} ${name}`;
      const known = places.get(key) ?? { name, text, places: [] };
      const isWebhook = !named[page]?.call.includes('/');
      known.places.push({ page, id, isReceived: isWebhook || id.startsWith('response.') });
      places.set(key, known);
    }
  return [...places.values()].map((field) => ({
    ...{ kind: 'field', title: field.name, page: '', also: '', places: field.places },
    text: fields[field.text] ?? '',
  }));
}

/** Word of at least four letters; a shorter one is too close to others to be corrected. */
const WORD = /[a-z]{4,}/g;

function countWords(entries: readonly TextEntry[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { title, also, text } of entries)
    for (const word of new Set(foldMarks(`${title} ${also} ${text}`).match(WORD)))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a).map(([word]) => word);
}
