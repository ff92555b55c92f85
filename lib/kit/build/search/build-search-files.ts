import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SearchWords } from '@/lib/content/schemas/search-words';
import { rankField } from '@/lib/search/operation-page';
import type { SearchField, SearchPage, SearchSection } from '@/lib/search/search-page';

/** Names of one page: what the search answers from first. */
export type NamesPage = {
  readonly url: string;
  readonly title: string;
  /** Method and path of an operation: `POST /sale`. */
  readonly call?: string;
  /** `rotate-it Rotate it`, or with a meaning `rcode-051 051 | No money.`; in the order of texts. */
  readonly sections: readonly string[];
  /** Anchors of the fields that have their home here: `body.amt_tran`. */
  readonly fields: readonly string[];
  /** Other names of the page, or of an anchor on it: `#cards test card`. */
  readonly also: readonly string[];
};

/** Texts of one page, its sections in the order of the names, then its fields. */
export type TextsPage = readonly [
  text: string,
  sections: readonly string[],
  /** Each with the index of its text. */
  fields: readonly (readonly [anchor: string, text: number])[],
];

/** Content of the files of the search. */
export type SearchFiles = {
  readonly names: { readonly pages: readonly NamesPage[] };
  /** Each text of a field once. */
  readonly texts: { readonly pages: readonly TextsPage[]; readonly fields: readonly string[] };
};

/**
 * Builds the content of the two files of the search. A field has one home, at the first operation
 * that takes it.
 * @param names other names by address, questions among them; one that no page has is skipped.
 */
export function buildSearchFiles(
  pages: readonly SearchPage[],
  ...names: readonly SearchWords[]
): SearchFiles {
  const homes = findHomes(pages);
  const fieldTexts = [...new Set(pages.flatMap(({ fields }) => fields.map(({ text }) => text)))];
  const indexes = new Map(fieldTexts.map((text, index) => [text, index]));
  return {
    names: {
      pages: pages.map((page) => ({
        url: page.url,
        title: page.title,
        ...(page.call === undefined ? {} : { call: page.call }),
        sections: page.sections.map(formatSection),
        fields: page.fields.filter((field) => homes.has(field)).map(({ id }) => id),
        also: [...names.flatMap((one) => listAliases(one, page)), ...listOwnNames(page)],
      })),
    },
    texts: {
      pages: pages.map(({ text, sections, fields }) => [
        text,
        sections.map((section) => section.text),
        fields.map((field) => [field.id, indexes.get(field.text) ?? 0] as const),
      ]),
      fields: fieldTexts,
    },
  };
}

/** Selects one place for each name of a field: in a request if possible, there the outermost. */
function findHomes(pages: readonly SearchPage[]): ReadonlySet<SearchField> {
  const homes = new Map<string, SearchField>();
  for (const field of pages.flatMap(({ fields }) => fields)) {
    const home = homes.get(field.name);
    if (!home || rankField(field.id) < rankField(home.id)) homes.set(field.name, field);
  }
  return new Set(homes.values());
}

function formatSection({ id, title, meaning }: SearchSection): string {
  return meaning === undefined ? `${id} ${title}` : `${id} ${title} | ${meaning}`;
}

/** Other names of a page and its anchors, those of an `<Anchor>` under the id of the heading. */
function listAliases(searchWords: SearchWords, { url, sections }: SearchPage): readonly string[] {
  return Object.entries(searchWords).flatMap(([address, names]) => {
    const [page, id] = address.split('#');
    if (page !== url) return [];
    if (id === undefined) return names;
    const section = sections.find((one) => one.id === id || one.otherIds?.includes(id));
    return section ? names.map((name) => `#${section.id} ${name}`) : [];
  });
}

/** Names of codes as an answer has them: `#platform-11 code 11`. */
function listOwnNames({ sections }: SearchPage): readonly string[] {
  return sections.flatMap(({ id, otherNames = [] }) => otherNames.map((name) => `#${id} ${name}`));
}

/** Folder of texts, whose names change with their content. */
const TEXTS_FOLDER = 'search/texts';

/** File of names, which names the file of texts. */
export const NAMES_FILE = 'search/names.json';

/** Characters of the hash in a name. */
const HASH_CHARS = 16;

/**
 * Writes the files of the search: names, which answer first, and texts.
 * @param root folder of the export.
 */
export function writeSearch(root: string, { names, texts }: SearchFiles): void {
  const text = JSON.stringify(texts);
  const hash = createHash('sha256').update(text).digest('hex').slice(0, HASH_CHARS);
  const file = `${TEXTS_FOLDER}/${hash}.json`;
  mkdirSync(join(root, TEXTS_FOLDER), { recursive: true });
  writeFileSync(join(root, file), text);
  writeFileSync(join(root, NAMES_FILE), JSON.stringify({ texts: `/${file}`, ...names }));
}
