'use client';

import { useEffect, useSyncExternalStore } from 'react';
import type { OperationGroup } from '@/lib/openapi/overview/operation-rows';
import { createListeners } from '@/lib/store/listeners';

/** Operations of one document that the current page lists. */
export type PageOperations = {
  readonly name: string;
  readonly groups: readonly OperationGroup[];
  /** Id of the current operation; `undefined` where the page shows none. */
  readonly current: string | undefined;
  /** Follows a row without loading a page. */
  readonly onFollow: (href: string) => void;
};

type ListedOperations = ReadonlyMap<string, PageOperations>;

const NOTHING: ListedOperations = new Map();
const { subscribe, notify } = createListeners();
let listed = NOTHING;

function setListed(id: string, operations: PageOperations | undefined): void {
  const next = new Map(listed);
  if (operations) next.set(id, operations);
  else next.delete(id);
  listed = next;
  notify();
}

/**
 * Publishes the operations that the current page lists, as long as it does, to the mobile panel and
 * to section pages. Rows of their own would be a second copy in the HTML of every page.
 */
export function usePublishOperations(id: string, operations: PageOperations | undefined): void {
  useEffect(() => setListed(id, operations), [id, operations]);
  useEffect(() => () => setListed(id, undefined), [id]);
}

/** Operations that the current page lists, by document id; empty at build and outside API pages. */
export function usePageOperations(): ListedOperations {
  return useSyncExternalStore(
    subscribe,
    () => listed,
    () => NOTHING,
  );
}
