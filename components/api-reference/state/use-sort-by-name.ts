'use client';

import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import { type OperationGroup, sortRowsByName } from '@/lib/openapi/overview/operation-rows';

const KEY = 'sort-by-name';

const listeners = new Set<() => void>();
let chosen: string | null | undefined;

/** What the reader has chosen, `'true'` or `'false'`; `null` for nothing. */
function getChoice(): string | null {
  try {
    chosen ??= localStorage.getItem(KEY);
  } catch {
    chosen = null;
  }
  return chosen;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whether content/navigation.json sorts the lists by name, for readers who have not chosen. */
export const SortByNameContext = createContext(false);

/** Whether the lists of operations are sorted by name. */
export function useSortByName(): boolean {
  const byDefault = useContext(SortByNameContext);
  const choice = useSyncExternalStore(subscribe, getChoice, () => null);
  return choice === null ? byDefault : choice === 'true';
}

/** Sorts the lists by name, or as the documents do; kept for later visits where that is allowed. */
export function chooseSortByName(isByName: boolean): void {
  chosen = String(isByName);
  try {
    localStorage.setItem(KEY, chosen);
  } catch {
    // Storage is refused: the choice lasts as long as the page.
  }
  listeners.forEach((listener) => listener());
}

/** Groups of a list in the order that the reader sees; the same object where nothing is sorted. */
export function useSortedGroups<Groups extends readonly OperationGroup[] | undefined>(
  groups: Groups,
): Groups | readonly OperationGroup[] {
  const isByName = useSortByName();
  return useMemo(() => (isByName && groups ? sortRowsByName(groups) : groups), [isByName, groups]);
}
