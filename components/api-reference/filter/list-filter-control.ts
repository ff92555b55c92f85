import type { ButtonHTMLAttributes } from 'react';
import * as words from '@/.generated/words/reference/filter';
import { parseFilterWords } from '@/lib/openapi/search/filter-words';
import { apiStore } from '../state/api-store';
import { createFindField, indexFields } from './list-filter-fields';
import { createFindNeed } from './list-filter-needs';
import { createFindDescription, createFindPath } from './list-filter-paths';
import { collectRows, type FilterCounts, filterRows, type FilterRows } from './list-filter-rows';

/** Elements and documents that a filter works on. */
export type FilterWiring = {
  readonly panel: HTMLElement;
  readonly field: HTMLInputElement;
  /** Store names of the documents whose rows are in the panel. */
  readonly documents: readonly string[];
  /** Called after each filtering; `undefined` when the field is empty. */
  readonly onFound: (status: FilterStatus | undefined) => void;
};

/** Status line below the field. */
export type FilterStatus = {
  readonly count: string;
  /** Button that shows and hides weaker matches; `undefined` when there are none. */
  readonly more: ButtonHTMLAttributes<HTMLButtonElement> | undefined;
};

type ListFilterControl = {
  /** Filters by the text in the field. */
  readonly apply: () => void;
  /** Empties the field and shows all rows. */
  readonly stop: () => void;
};

/** Texts of the button that shows weaker matches. */
const MORE = { field: words.moreByField, response: words.moreInAnswers };

function formatHitCount({ hits, all, hasWebhooks }: FilterCounts): string {
  if (hits === 0) return words.noHits;
  return (hasWebhooks ? words.hitsWithWebhooks : words.hits)({ count: hits, all });
}

function isVisible(link: HTMLElement): boolean {
  return link.closest('[hidden]') === null;
}

/** Links of the visible rows, top to bottom. */
function listVisibleLinks(panel: HTMLElement): readonly HTMLElement[] {
  return [...panel.querySelectorAll<HTMLElement>('a[data-operation]')].filter(isVisible);
}

/** Moves the focus between the field and the rows; `false` when the focus is elsewhere. */
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
    // Without this, Escape also closes the panel that holds the list on a phone.
    event.preventDefault();
    clear();
    field.focus();
  } else if (event.key === 'Enter' && isInField && field.value.trim() !== '') {
    event.preventDefault();
    listVisibleLinks(panel)[0]?.click();
  }
}

/**
 * Filters the rows in a panel by the text in a field. It reads the rows from their markup, so that
 * it works for every renderer; rows that are added later are filtered too.
 */
export function createListFilter(wiring: FilterWiring): ListFilterControl {
  const { panel, field, documents, onFound } = wiring;
  let rows: FilterRows | undefined;
  let isFiltered = false;
  let withMore = false;
  let stopIndexing: (() => void) | undefined;
  const apply = () => {
    const words = parseFilterWords(field.value);
    // Collected on focus: reading thousands of rows would delay the first key.
    rows ??= collectRows(panel);
    if (words.length === 0 && !isFiltered) return;
    isFiltered = words.length > 0;
    if (isFiltered) stopIndexing ??= indexFields(documents, apply);
    else withMore = false;
    const finders = {
      findField: createFindField(documents),
      findPath: createFindPath(documents),
      findDescription: createFindDescription(documents),
      findNeed: createFindNeed(documents),
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
    const children = MORE[found.moreBy](found.more);
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
