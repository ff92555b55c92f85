'use client';

import { useSyncExternalStore } from 'react';
import { createNavDocuments } from '@/lib/navigation/nav-documents';
import type { ApiState } from '@/lib/openapi/document/store';
import { apiStore } from '../state/api-store';

const navDocuments = createNavDocuments(apiStore);

/** What the nav lists know of a document; `undefined` before anything was loaded, and at build. */
export function useNavState(name: string): ApiState | undefined {
  return useSyncExternalStore(
    navDocuments.subscribe,
    () => navDocuments.get(name),
    () => undefined,
  );
}
