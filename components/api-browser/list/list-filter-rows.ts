import { type FilterWord, toFilterKey } from '@/lib/openapi/document/filter-words';
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
export type Found = {
  /** Shown. */
  readonly hits: number;
  readonly all: number;
  /** That only a field fits, where others fit by themselves: they are shown on request. */
  readonly byField: number;
};

/** Operations with a field that holds a word, of each document: its name by the id of the operation. */
export type FindField = (word: string) => readonly (ReadonlyMap<string, string> | undefined)[];

/** Parts of a key are kept apart, or a word could begin in one and end in the next. */
const BETWEEN = '\n';
/** What readers may call what the provider tells them by. */
const EVENT_WORDS = 'event webhook';
/** Of a name that nobody can read anyway. */
const LONGEST = 60;

function toRow(
  link: HTMLElement,
  place: Pick<Row, 'section' | 'list' | 'document'>,
  tag: string,
): Row {
  const id = link.dataset.operation ?? '';
  const name = link.lastElementChild?.textContent ?? '';
  const [method = '', ...path] = id.split(' ');
  // The row of an event names no method, which is none that its reader calls.
  const way = link.querySelector('[data-method]') ? method : EVENT_WORDS;
  return {
    link,
    item: link.closest('li') ?? link,
    ...place,
    key: [name, tag, way, path.join(' ')].map(toFilterKey).join(BETWEEN),
    id,
    href: link.getAttribute('href') ?? '',
  };
}

function getLabel({ previousElementSibling: before }: HTMLElement): HTMLElement | undefined {
  return before instanceof HTMLParagraphElement ? before : undefined;
}

/** Finds the rows in a panel. */
export function readRows(panel: HTMLElement): FilterRows {
  const sections: Section[] = [];
  const lists: HTMLElement[] = [];
  const rows: Row[] = [];
  const documents = [...panel.querySelectorAll('[data-own-list] > div')];
  for (const section of panel.querySelectorAll('section')) {
    if (!section.querySelector('a[data-operation]')) continue;
    const tag = section.firstElementChild?.textContent ?? '';
    const at = Math.max(
      0,
      documents.findIndex((one) => one.contains(section)),
    );
    for (const list of section.querySelectorAll('ul')) {
      const place = { section: sections.length, list: lists.length, document: at };
      for (const link of list.querySelectorAll<HTMLElement>('a[data-operation]'))
        rows.push(toRow(link, place, tag));
      lists.push(list);
    }
    sections.push({ element: section, label: getLabel(section) ?? sections.at(-1)?.label });
  }
  return { rows, lists, sections };
}

/** `undefined`: not all words fit. Else the names of the fields that fit, empty where the row itself does. */
function toFit(row: Row, words: readonly Wanted[]): Fitting['names'] {
  const names: string[] = [];
  for (const { key, isField, fields, found } of words) {
    const isFound = row.key.includes(key) || found.some((ids) => ids[row.document]?.has(row.id));
    if (!isField && isFound) continue;
    const name = fields[row.document]?.get(row.id);
    if (name === undefined) return undefined;
    names.push(name);
  }
  return names;
}

type Wanted = FilterWord & {
  readonly fields: ReturnType<FindField>;
  /** Operations that count as if their row had the word. */
  readonly found: readonly ReturnType<FindPath>[];
};

/** What is known of the documents beside their rows. */
export type FilterFinds = {
  readonly findField: FindField;
  readonly findPath: FindPath;
  readonly findTold: FindPath;
};

/** Writes only what changes: thousands of rows are written to with every key otherwise. */
function show(element: HTMLElement, isShown: boolean): void {
  if (element.hidden === isShown) element.hidden = !isShown;
}

function nameField({ link }: Row, names: readonly string[]): void {
  const text = names.join(', ').slice(0, LONGEST);
  if (text === '') delete link.dataset.foundField;
  else if (link.dataset.foundField !== text) link.dataset.foundField = text;
}

type Fitting = { readonly row: Row; readonly names: readonly string[] | undefined };

/** Operations, not rows: one with two tags has two. */
function countOperations(fits: readonly Fitting[], isCounted: (fit: Fitting) => boolean): number {
  return new Set(fits.filter(isCounted).map(({ row }) => row.href)).size;
}

const isOwn = ({ names }: Fitting): boolean => names?.length === 0;
const isFitting = ({ names }: Fitting): boolean => names !== undefined;
const isByField = ({ names }: Fitting): boolean => names !== undefined && names.length > 0;

/** An empty list would keep the height that is guessed for it, and a label names what stands below it. */
function showPlaces({ lists, sections }: FilterRows, shown: readonly Row[]): void {
  const usedLists = new Set(shown.map(({ list }) => list));
  const used = new Set(shown.map(({ section }) => section));
  const named = new Set(sections.map(({ label }, index) => (used.has(index) ? label : undefined)));
  lists.forEach((list, index) => show(list, usedLists.has(index)));
  sections.forEach(({ element, label }, index) => {
    show(element, used.has(index));
    if (label) show(label, named.has(label));
  });
}

/**
 * Shows the rows that have all words, each in its name, path, method, tag or a field, and the lists and sections (with
 * what names them) that have such rows. A row that owes it to a field says which, in `data-found-field`; where other
 * rows owe it to none, it is shown only `withFields`: a common word is in a field of nearly every operation. For the
 * same reason several words that no row has are sought in descriptions before fields: `PostRefunds` tells that it
 * creates a refund. One word alone is rather the name of a field, where there is one. No words show all.
 */
export function filterRows(
  place: FilterRows,
  words: readonly FilterWord[],
  { findField, findPath, findTold }: FilterFinds,
  withFields: boolean,
): Found {
  const wanted = words.map((word): Wanted => {
    return { ...word, fields: findField(word.key), found: [findPath(word.key)] };
  });
  const toFits = (all: readonly Wanted[]) =>
    place.rows.map((row) => ({ row, names: toFit(row, all) }));
  const named = toFits(wanted);
  const isFound = named.some(words.length > 1 ? isOwn : isFitting);
  const fits = isFound
    ? named
    : toFits(wanted.map((word) => ({ ...word, found: [...word.found, findTold(word.key)] })));
  const hasOwn = fits.some(isOwn);
  const isShown = (fit: Fitting) => isOwn(fit) || ((withFields || !hasOwn) && isByField(fit));
  for (const fit of fits) {
    show(fit.row.item, isShown(fit));
    nameField(fit.row, fit.names ?? []);
  }
  showPlaces(
    place,
    fits.filter(isShown).map(({ row }) => row),
  );
  const hits = countOperations(fits, isShown);
  const own = countOperations(fits, isOwn);
  const byField = hasOwn ? countOperations(fits, (fit) => isOwn(fit) || isByField(fit)) - own : 0;
  return { hits, all: countOperations(fits, () => true), byField };
}
