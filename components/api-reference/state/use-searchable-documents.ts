'use client';

import { useEffect } from 'react';
import type { ApiIndex } from '@/lib/openapi/core/types';
import { type ListLoadedPages, setLoadedPages } from '@/lib/search/loaded-pages';
import type { NamedDocument } from './api-context';
import { apiStore } from './api-store';

/**
 * Adds the operations and fields of documents to the search: of live ones that differ from the
 * saved copy, and of one that stands in their place. A former release takes the place of the newest one.
 * @param documents names in the store, between spaces.
 */
export function useSearchableDocuments(documents: string, named: NamedDocument | undefined): void {
  const { getHref, release } = named ?? {};
  const rows = release?.rows;
  useEffect(() => {
    let listed: readonly ApiIndex[] = [];
    const update = () => {
      const apis = documents.split(' ').flatMap(getLoadedApi);
      if (apis.length === listed.length && apis.every((api) => listed.includes(api))) return;
      listed = apis;
      const list: ListLoadedPages = async () => {
        const { listDocuments } = await import('@/lib/search/list-loaded-pages');
        return listDocuments(apis, { getHref, replaced: rows });
      };
      setLoadedPages(apis.length === 0 ? undefined : list);
    };
    update();
    const end = apiStore.subscribe(update);
    return () => {
      end();
      setLoadedPages(undefined);
    };
  }, [documents, getHref, rows]);
}

/** A document that differs from a saved copy, or has none; empty while there is none. */
function getLoadedApi(name: string): readonly ApiIndex[] {
  const ready = apiStore.getReady(name);
  return ready && ready.origin !== 'saved' ? [ready.api] : [];
}
