import { foundField, webhookTerms } from '@/.generated/words/reference/filter';
import { ROWS_HOST } from '@/lib/bootstrap/document/pending-document';
import { type FilterWord, normalizeFilterKey } from '@/lib/openapi/search/filter-words';
import type { FindField } from './list-filter-fields';
import type { FindNeed } from './list-filter-needs';
import type { FindPath } from './list-filter-paths';

/**
 * Rows of a panel, read from its markup: `a[data-operation]` in `li` in `ul`, one or more of these
 * in a `section` that begins with its name. A `p` right before a section labels it and those after
 * it that have none. Of several documents, each has an element of its own, in their order.
 */
export type FilterRows = {
  readonly rows: readonly Row[];
  readonly lists: readonly HTMLElement[];
  readonly sections: readonly Section[];
};

type Section = { readonly element: HTMLElement; readonly label: HTMLElement | undefined };

type Row = {
  readonly link: HTMLElement;
  readonly item: HTMLElement;
  /** Indexes of its section, list and document. */
  readonly section: number;
  readonly list: number;
  readonly document: number;
  /** Normalized name, tag, method and path, which words are compared with. */
  readonly key: string;
  readonly id: string;
  readonly isWebhook: boolean;
  /** Address of the operation, the same in the row under each of its tags. */
  readonly href: string;
};

/** Counts of operations after filtering. */
export type FilterCounts = {
  /** Operations that are shown. */
  readonly hits: number;
  readonly all: number;
  /** Whether webhooks are among them. */
  readonly hasWebhooks: boolean;
  /** Weaker matches, which are shown on request. */
  readonly more: number;
  readonly moreBy: 'field' | 'response';
};

/** Separator in keys: without it, a word could match across two parts. */
const KEY_SEPARATOR = '\n';
/** Longest list of field names below a row, in characters. */
const MAX_FIELD_NAMES_CHARS = 60;

function buildRow(
  link: HTMLElement,
  position: Pick<Row, 'section' | 'list' | 'document'>,
  tag: string,
): Row {
  const id = link.dataset.operation ?? '';
  const name = link.lastElementChild?.textContent ?? '';
  const [method = '', ...path] = id.split(' ');
  // The row of a webhook shows no method: its reader makes no call.
  const isWebhook = link.querySelector('[data-method]') === null;
  const methodLabel = isWebhook ? webhookTerms : method;
  return {
    link,
    item: link.closest('li') ?? link,
    ...position,
    key: [name, tag, methodLabel, path.join(' ')].map(normalizeFilterKey).join(KEY_SEPARATOR),
    id,
    isWebhook,
    href: link.getAttribute('href') ?? '',
  };
}

function getSectionLabel({ previousElementSibling: before }: HTMLElement): HTMLElement | undefined {
  return before instanceof HTMLParagraphElement ? before : undefined;
}

/** Collects the rows, lists and sections in a panel. */
export function collectRows(panel: HTMLElement): FilterRows {
  const sections: Section[] = [];
  const lists: HTMLElement[] = [];
  const rows: Row[] = [];
  const documents = [
    ...panel.querySelectorAll(`[${ROWS_HOST}]:not(:empty), [data-provider-lists] > div`),
  ];
  for (const section of panel.querySelectorAll('section')) {
    if (!section.querySelector('a[data-operation]')) continue;
    const tag = section.firstElementChild?.textContent ?? '';
    const at = Math.max(
      0,
      documents.findIndex((one) => one.contains(section)),
    );
    for (const list of section.querySelectorAll('ul')) {
      const position = { section: sections.length, list: lists.length, document: at };
      for (const link of list.querySelectorAll<HTMLElement>('a[data-operation]'))
        rows.push(buildRow(link, position, tag));
      lists.push(list);
    }
    sections.push({ element: section, label: getSectionLabel(section) ?? sections.at(-1)?.label });
  }
  return { rows, lists, sections };
}

/** Ranks of a row by its worst word: in its text, a field, only a response field, or nowhere. */
const FITS = { itself: 0, byField: 1, byResponse: 2, not: 3 } as const;

type RatedRow = {
  readonly row: Row;
  readonly fit: number;
  /** Names of the fields that matched. */
  readonly names: readonly string[];
};

function rateRow(row: Row, words: readonly WordMatches[]): RatedRow {
  const names: string[] = [];
  let fit: RatedRow['fit'] = FITS.itself;
  for (const { key, isField, need, fields, found } of words) {
    const isNamed = need === undefined && row.key.includes(key);
    const isFound = isNamed || found.some((ids) => ids[row.document]?.has(row.id));
    if (!isField && isFound) continue;
    const hit = fields[row.document]?.get(row.id);
    if (hit === undefined) return { row, fit: FITS.not, names: [] };
    names.push(hit.name);
    fit = Math.max(fit, hit.isResponseOnly ? FITS.byResponse : FITS.byField);
  }
  return { row, fit, names };
}

type WordMatches = FilterWord & {
  readonly fields: ReturnType<FindField>;
  /** Operations that count as if their row had the word, for each search and document. */
  readonly found: readonly ReturnType<FindPath>[];
};

/** Searches in the documents, beside the text of rows. */
export type FilterFinders = {
  readonly findField: FindField;
  readonly findPath: FindPath;
  readonly findDescription: FindPath;
  readonly findNeed: FindNeed;
};

/** Writes `hidden` only where it changes: each key would write to thousands of rows. */
function setVisible(element: HTMLElement, isVisible: boolean): void {
  if (element.hidden === isVisible) element.hidden = !isVisible;
}

function showFieldNames({ link }: Row, names: readonly string[]): void {
  const text = names.join(', ').slice(0, MAX_FIELD_NAMES_CHARS);
  if (text === '') {
    delete link.dataset.foundField;
    delete link.dataset.foundText;
  } else if (link.dataset.foundField !== text) {
    link.dataset.foundField = text;
    // Shown by the style sheet.
    link.dataset.foundText = foundField(text);
  }
}

/** Counts operations, not rows: one with two tags has two rows. */
function countOperations(fits: readonly RatedRow[], worst: number): number {
  return new Set(fits.filter(({ fit }) => fit <= worst).map(({ row }) => row.href)).size;
}

/** Hides lists without visible rows, which would keep their estimated height, and their labels. */
function showGroups({ lists, sections }: FilterRows, visible: readonly Row[]): void {
  const usedLists = new Set(visible.map(({ list }) => list));
  const used = new Set(visible.map(({ section }) => section));
  const named = new Set(sections.map(({ label }, index) => (used.has(index) ? label : undefined)));
  lists.forEach((list, index) => setVisible(list, usedLists.has(index)));
  sections.forEach(({ element, label }, index) => {
    setVisible(element, used.has(index));
    if (label) setVisible(label, named.has(label));
  });
}

/**
 * Shows the rows that match all words by name, path, method, tag or field, with their lists,
 * sections and labels; no words show all. A row matched by fields names them in `data-found-field`.
 * Only the best rank is shown unless `withMore`: rows before fields, request fields before response
 * fields, because a common word is in a field of nearly every operation. Several words that no row
 * matches are searched in descriptions before fields; a single word is more often a field's name.
 */
export function filterRows(
  panel: FilterRows,
  words: readonly FilterWord[],
  { findField, findPath, findDescription, findNeed }: FilterFinders,
  withMore: boolean,
): FilterCounts {
  const wanted = words.map((word): WordMatches => {
    const { need, key } = word;
    if (need !== undefined) return { ...word, fields: [], found: [findNeed(need, key)] };
    return { ...word, fields: findField(key), found: [findPath(key)] };
  });
  const rateRows = (all: readonly WordMatches[]) => panel.rows.map((row) => rateRow(row, all));
  const named = rateRows(wanted);
  const enough = words.length > 1 ? FITS.itself : FITS.byResponse;
  const fits = named.some(({ fit }) => fit <= enough)
    ? named
    : rateRows(
        wanted.map((word) =>
          word.need === undefined
            ? { ...word, found: [...word.found, findDescription(word.key)] }
            : word,
        ),
      );
  const best = fits.reduce<number>((least, { fit }) => Math.min(least, fit), FITS.byResponse);
  const worst = withMore ? FITS.byResponse : best;
  for (const { row, fit, names } of fits) {
    setVisible(row.item, fit <= worst);
    showFieldNames(row, names);
  }
  showGroups(
    panel,
    fits.filter(({ fit }) => fit <= worst).map(({ row }) => row),
  );
  return {
    hits: countOperations(fits, worst),
    all: countOperations(fits, FITS.not),
    hasWebhooks: panel.rows.some(({ isWebhook }) => isWebhook),
    more: countOperations(fits, FITS.byResponse) - countOperations(fits, best),
    moreBy: best === FITS.itself ? 'field' : 'response',
  };
}
