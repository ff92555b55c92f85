'use client';

import { useEffect, useSyncExternalStore } from 'react';
import type { OperationGroup } from '@/lib/reference/operation-rows';

/** The operations of one document that the page on show lists. */
export type PageOperations = {
  readonly name: string;
  readonly groups: readonly OperationGroup[];
  /** Id of the operation on show. */
  readonly current: string | undefined;
  /** Follows a row without loading a page. */
  readonly onFollow: (href: string) => void;
};

type Told = ReadonlyMap<string, PageOperations>;

const NOTHING: Told = new Map();
const listeners = new Set<() => void>();
let told = NOTHING;

function tell(id: string, operations: PageOperations | undefined): void {
  const next = new Map(told);
  if (operations) next.set(id, operations);
  else next.delete(id);
  told = next;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Tells the mobile panel, and the page of a section, what the list beside the page has, as long as it does. The
 * panel stands outside of the page, and rows of its own would be a second copy of them in every page's HTML.
 */
export function useTellOperations(id: string, operations: PageOperations | undefined): void {
  useEffect(() => tell(id, operations), [id, operations]);
  useEffect(() => () => tell(id, undefined), [id]);
}

/** What the page on show lists, by document; nothing outside of the API pages and at build. */
export function usePageOperations(): Told {
  return useSyncExternalStore(
    subscribe,
    () => told,
    () => NOTHING,
  );
}
