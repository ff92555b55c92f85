'use client';

import { createContext, useContext } from 'react';
import type { DocumentLocation } from '@/lib/routes/document-location';

/** The document that the address names by `?swaggerUri=`. */
export type NamedDocument = {
  readonly swaggerUri: string;
  /** Where it is; `undefined` until the browser knows its environment. */
  readonly location: DocumentLocation | undefined;
  /** The same as an address, and its name in the store; empty where it is not known, or refused. */
  readonly url: string;
  /** Operation that the address asks for, in its query or else by its path: `post /sale`. */
  readonly operation: string | undefined;
};

/** `undefined`: the provider's own documents are shown. */
export const NamedDocumentContext = createContext<NamedDocument | undefined>(undefined);

/** The document that the address names; `undefined` when it names none. */
export function useNamedDocument(): NamedDocument | undefined {
  return useContext(NamedDocumentContext);
}
