'use client';

import { useEffect } from 'react';
import type { ApiIndex } from '@/lib/openapi/core/types';
import { type ListLoadedPages, setLoadedPages } from '@/lib/search/loaded-pages';
import { visibleName } from '@/lib/text/visible-name';
import { createNamedHref, providerHref } from './api-address';
import { apiStore } from './api-store';

/**
 * Adds the operations and fields of documents to the search: of live ones that differ from the
 * saved copy, and of the one that `swaggerUri` names.
 * @param documents names in the store, between spaces.
 */
export function useSearchableDocuments(documents: string, swaggerUri: string | undefined): void {
  useEffect(() => {
    let listed: readonly ApiIndex[] = [];
    const update = () => {
      const apis = documents.split(' ').flatMap(getLoadedApi);
      if (apis.length === listed.length && apis.every((api) => listed.includes(api))) return;
      listed = apis;
      setLoadedPages(apis.length === 0 ? undefined : createList(apis, swaggerUri));
    };
    update();
    const end = apiStore.subscribe(update);
    return () => {
      end();
      setLoadedPages(undefined);
    };
  }, [documents, swaggerUri]);
}

/** A document that differs from a saved copy, or has none; empty while there is none. */
function getLoadedApi(name: string): readonly ApiIndex[] {
  const ready = apiStore.getReady(name);
  return ready && ready.origin !== 'saved' ? [ready.api] : [];
}

function createList(apis: readonly ApiIndex[], swaggerUri: string | undefined): ListLoadedPages {
  return async () => {
    const { listLoadedPages } = await import('@/lib/search/list-loaded-pages');
    return Promise.all(
      apis.map(async (api) =>
        swaggerUri === undefined
          ? { pages: await listLoadedPages(api, providerHref) }
          : {
              pages: await listLoadedPages(api, createNamedHref(swaggerUri)),
              document: visibleName(api.title, 'API'),
            },
      ),
    );
  };
}
