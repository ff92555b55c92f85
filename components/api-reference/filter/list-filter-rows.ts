import { type FilterWord, normalizeFilterKey } from '@/lib/openapi/search/filter-words';
import type { FieldHits } from '@/lib/openapi/search/field-index';
import type { FindPath } from './list-filter-paths';

/**
 * Rows of the lists in a panel, as they were drawn: `a[data-operation]` in `li` in `ul`, one or more of these in `section` that
 * begins with its name. A `p` right before a section names it and those that follow without one. Where there are several
 * documents, the lists of each stand in an element of their own, in the order of the documents.
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
  /** Index of its section, of its list, and of its document. */
  readonly section: number;
  readonly list: number;
  readonly document: number;
  /** Name, tag, method and path, as words are compared with them. */
  readonly key: string;
  readonly id: string;
  /** An operation with two tags has two rows, and one address. */
  readonly href: string;
};

/** Numbers of operations. */
export type FilterCounts = {
  /** Shown. */
  readonly hits: number;
  readonly all: number;
  /** That fit less well, and are shown on request. */
  readonly more: number;
  readonly moreBy: 'by field' | 'in answers';
};

/** Operations with a field that holds a word, of each document. */
export type FindField = (word: string) => readonly (FieldHits | undefined)[];

/** Parts of a key are kept apart, or a word could begin in one and end in the next. */
const KEY_SEPARATOR = '\n';
/** What readers may call what the provider tells them by. */
const EVENT_WORDS = 'event webhook';
/** Of a name that nobody can read anyway. */
const MAX_FIELD_NAMES_CHARS = 60;

function buildRow(
  link: HTMLElement,
  position: Pick<Row, 'section' | 'list' | 'document'>,
  tag: string,
): Row {
  const id = link.dataset.operation ?? '';
  const name = link.lastElementChild?.textContent ?? '';
  const [method = '', ...path] = id.split(' ');
  // The row of an event names no method, which is none that its reader calls.
  const methodLabel = link.querySelector('[data-method]') ? method : EVENT_WORDS;
  return {
    link,
    item: link.closest('li') ?? link,
    ...position,
    key: [name, tag, methodLabel, path.join(' ')].map(normalizeFilterKey).join(KEY_SEPARATOR),
    id,
    href: link.getAttribute('href') ?? '',
  };
}

function getSectionLabel({ previousElementSibling: before }: HTMLElement): HTMLElement | undefined {
  return before instanceof HTMLParagraphElement ? before : undefined;
}

/** Finds the rows in a panel. */
export function collectRows(panel: HTMLElement): FilterRows {
  const sections: Section[] = [];
  const lists: HTMLElement[] = [];
  const rows: Row[] = [];
  const documents = [...panel.querySelectorAll('[data-provider-lists] > div')];
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

/** How well a row has all words: in itself, in a field it sends or answers, in one it answers only, or not. */
const FITS = { itself: 0, byField: 1, byResponse: 2, not: 3 } as const;

type Fitting = {
  readonly row: Row;
  readonly fit: number;
  /** Of the fields that have the words. */
  readonly names: readonly string[];
};

function rateRow(row: Row, words: readonly Wanted[]): Fitting {
  const names: string[] = [];
  let fit: Fitting['fit'] = FITS.itself;
  for (const { key, isField, fields, found } of words) {
    const isFound = row.key.includes(key) || found.some((ids) => ids[row.document]?.has(row.id));
    if (!isField && isFound) continue;
    const hit = fields[row.document]?.get(row.id);
    if (hit === undefined) return { row, fit: FITS.not, names: [] };
    names.push(hit.name);
    fit = Math.max(fit, hit.isResponseOnly ? FITS.byResponse : FITS.byField);
  }
  return { row, fit, names };
}

type Wanted = FilterWord & {
  readonly fields: ReturnType<FindField>;
  /** Operations that count as if their row had the word. */
  readonly found: readonly ReturnType<FindPath>[];
};

/** What is known of the documents beside their rows. */
export type FilterFinders = {
  readonly findField: FindField;
  readonly findPath: FindPath;
  readonly findDescription: FindPath;
};

/** Writes only what changes: thousands of rows are written to with every key otherwise. */
function setVisible(element: HTMLElement, isVisible: boolean): void {
  if (element.hidden === isVisible) element.hidden = !isVisible;
}

function nameField({ link }: Row, names: readonly string[]): void {
  const text = names.join(', ').slice(0, MAX_FIELD_NAMES_CHARS);
  if (text === '') delete link.dataset.foundField;
  else if (link.dataset.foundField !== text) link.dataset.foundField = text;
}

/** Operations, not rows: one with two tags has two. */
function countOperations(fits: readonly Fitting[], worst: number): number {
  return new Set(fits.filter(({ fit }) => fit <= worst).map(({ row }) => row.href)).size;
}

/** An empty list would keep the height that is guessed for it, and a label names what stands below it. */
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
 * Shows the rows that have all words, each in its name, path, method, tag or a field, and the lists and sections (with
 * what names them) that have such rows. A row that owes it to a field says which, in `data-found-field`. Where others owe
 * it to none it is shown only `withMore`, as a common word is in a field of nearly every operation; so is one that owes
 * it to what it answers, where others send it. For the same reason several words that no row has are sought in
 * descriptions before fields: `PostRefunds` tells that it creates a refund. One word alone is rather the name of a field,
 * where there is one. No words show all.
 */
export function filterRows(
  panel: FilterRows,
  words: readonly FilterWord[],
  { findField, findPath, findDescription }: FilterFinders,
  withMore: boolean,
): FilterCounts {
  const wanted = words.map((word): Wanted => {
    return { ...word, fields: findField(word.key), found: [findPath(word.key)] };
  });
  const rateRows = (all: readonly Wanted[]) => panel.rows.map((row) => rateRow(row, all));
  const named = rateRows(wanted);
  const enough = words.length > 1 ? FITS.itself : FITS.byResponse;
  const fits = named.some(({ fit }) => fit <= enough)
    ? named
    : rateRows(
        wanted.map((word) => ({ ...word, found: [...word.found, findDescription(word.key)] })),
      );
  const best = fits.reduce<number>((least, { fit }) => Math.min(least, fit), FITS.byResponse);
  const worst = withMore ? FITS.byResponse : best;
  for (const { row, fit, names } of fits) {
    setVisible(row.item, fit <= worst);
    nameField(row, names);
  }
  showGroups(
    panel,
    fits.filter(({ fit }) => fit <= worst).map(({ row }) => row),
  );
  return {
    hits: countOperations(fits, worst),
    all: countOperations(fits, FITS.not),
    more: countOperations(fits, FITS.byResponse) - countOperations(fits, best),
    moreBy: best === FITS.itself ? 'by field' : 'in answers',
  };
}
