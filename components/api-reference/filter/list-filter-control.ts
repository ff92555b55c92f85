import type { ButtonHTMLAttributes } from 'react';
import { parseFilterWords } from '@/lib/openapi/search/filter-words';
import { apiStore } from '../state/api-store';
import { createFindField, indexFields } from './list-filter-fields';
import { createFindDescription, createFindPath } from './list-filter-paths';
import { collectRows, type FilterCounts, filterRows, type FilterRows } from './list-filter-rows';

export type FilterWiring = {
  readonly panel: HTMLElement;
  readonly field: HTMLInputElement;
  /** Names in the store of the documents whose rows the panel has. */
  readonly documents: readonly string[];
  /** `undefined`: nothing is typed. */
  readonly onFound: (status: FilterStatus | undefined) => void;
};

/** What is said of the rows that are left. */
export type FilterStatus = {
  readonly count: string;
  /** The button that shows and hides rows that fit less well. */
  readonly more: ButtonHTMLAttributes<HTMLButtonElement> | undefined;
};

type ListFilterControl = {
  /** Filters by what stands in the field. */
  readonly apply: () => void;
  /** Empties the field and shows all rows. */
  readonly stop: () => void;
};

function formatHitCount({ hits, all }: FilterCounts): string {
  if (hits === 0)
    return 'No operation has all of this in its name, path, method, tag, description or fields.';
  return `${hits} of ${all} ${all === 1 ? 'operation' : 'operations'}`;
}

function isVisible(link: HTMLElement): boolean {
  return link.closest('[hidden]') === null;
}

/** Rows that are shown, first to last. */
function listVisibleLinks(panel: HTMLElement): readonly HTMLElement[] {
  return [...panel.querySelectorAll<HTMLElement>('a[data-operation]')].filter(isVisible);
}

/** Moves from the field into the rows, between them, and back. */
function moveFocus(panel: HTMLElement, field: HTMLElement, step: 1 | -1): boolean {
  const links = listVisibleLinks(panel);
  const { activeElement } = document;
  const from = links.findIndex((link) => link === activeElement);
  if (from === -1 && activeElement !== field) return false;
  const to = from === -1 && step === -1 ? undefined : links[from + step];
  if (to !== undefined) to.focus();
  else if (step === -1 && from === 0) field.focus();
  return true;
}

function onKey(event: KeyboardEvent, { panel, field }: FilterWiring, clear: () => void): void {
  const isInField = event.target === field;
  if (event.altKey || event.ctrlKey || event.metaKey || event.isComposing) return;
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    if (moveFocus(panel, field, event.key === 'ArrowDown' ? 1 : -1)) event.preventDefault();
  } else if (event.key === 'Escape' && field.value !== '') {
    // Else it also closes the panel that the list opens in on a phone.
    event.preventDefault();
    clear();
    field.focus();
  } else if (event.key === 'Enter' && isInField && field.value.trim() !== '') {
    event.preventDefault();
    listVisibleLinks(panel)[0]?.click();
  }
}

/**
 * Filters the rows in a panel by what is typed into a field. It knows the rows by their markup alone, so it
 * does not matter who draws them; rows that are drawn later are filtered too.
 */
export function createListFilter(wiring: FilterWiring): ListFilterControl {
  const { panel, field, documents, onFound } = wiring;
  let rows: FilterRows | undefined;
  let isFiltered = false;
  let withMore = false;
  let stopIndexing: (() => void) | undefined;
  const apply = () => {
    const words = parseFilterWords(field.value);
    // With the focus already: thousands of rows would hold up the first key.
    rows ??= collectRows(panel);
    if (words.length === 0 && !isFiltered) return;
    isFiltered = words.length > 0;
    if (isFiltered) stopIndexing ??= indexFields(documents, apply);
    else withMore = false;
    const finders = {
      findField: createFindField(documents),
      findPath: createFindPath(documents),
      findDescription: createFindDescription(documents),
    };
    const found = filterRows(rows, words, finders, withMore);
    onFound(isFiltered ? describeHits(found) : undefined);
  };
  const toggle = () => {
    withMore = !withMore;
    apply();
  };
  const describeHits = (found: FilterCounts): FilterStatus => {
    if (found.more === 0) return { count: formatHitCount(found), more: undefined };
    const children = `+${found.more} ${found.moreBy}`;
    return {
      count: formatHitCount(found),
      more: { children, 'aria-pressed': withMore, onClick: toggle },
    };
  };
  const filterBox = field.closest('div');
  const rowObserver = new MutationObserver((records) => {
    if (records.every(({ target }) => filterBox?.contains(target))) return;
    rows = undefined;
    if (isFiltered) apply();
  });
  rowObserver.observe(panel, { childList: true, characterData: true, subtree: true });
  const unsubscribe = apiStore.subscribe((name, state) => {
    if (!documents.includes(name) || state.status !== 'ready') return;
    stopIndexing?.();
    stopIndexing = undefined;
    apply();
  });
  const keys = (event: KeyboardEvent) =>
    onKey(event, wiring, () => {
      field.value = '';
      apply();
    });
  panel.addEventListener('keydown', keys);
  return {
    apply,
    stop: () => {
      field.value = '';
      apply();
      rowObserver.disconnect();
      unsubscribe();
      stopIndexing?.();
      panel.removeEventListener('keydown', keys);
    },
  };
}
