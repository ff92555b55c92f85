'use client';

import { useEffect, useSyncExternalStore } from 'react';
import type { OperationGroup } from '@/lib/openapi/overview/operation-rows';

/** The operations of one document that the page on show lists. */
export type PageOperations = {
  readonly name: string;
  readonly groups: readonly OperationGroup[];
  /** Id of the operation on show. */
  readonly current: string | undefined;
  /** Follows a row without loading a page. */
  readonly onFollow: (href: string) => void;
};

type ListedOperations = ReadonlyMap<string, PageOperations>;

const NOTHING: ListedOperations = new Map();
const listeners = new Set<() => void>();
let listed = NOTHING;

function setListed(id: string, operations: PageOperations | undefined): void {
  const next = new Map(listed);
  if (operations) next.set(id, operations);
  else next.delete(id);
  listed = next;
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
export function usePublishOperations(id: string, operations: PageOperations | undefined): void {
  useEffect(() => setListed(id, operations), [id, operations]);
  useEffect(() => () => setListed(id, undefined), [id]);
}

/** What the page on show lists, by document; nothing outside of the API pages and at build. */
export function usePageOperations(): ListedOperations {
  return useSyncExternalStore(
    subscribe,
    () => listed,
    () => NOTHING,
  );
}
