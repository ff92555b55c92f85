'use client';

import { createContext, useContext } from 'react';
import type { DocumentLocation } from '@/lib/routes/document-location';

/** The document that the address names by `?swaggerUri=`. */
export type NamedDocument = {
  readonly swaggerUri: string;
  /** Location, or why it is refused; `undefined` until the browser knows its environment. */
  readonly location: DocumentLocation | undefined;
  /** Its address and store name; empty while unknown, and where it is refused. */
  readonly url: string;
  /** Id of the requested operation, from the query or else the path: `post /sale`. */
  readonly operation: string | undefined;
};

/** Named document of the page; `undefined` when the provider's documents are shown. */
export const NamedDocumentContext = createContext<NamedDocument | undefined>(undefined);

/** The document that the address names; `undefined` when it names none. */
export function useNamedDocument(): NamedDocument | undefined {
  return useContext(NamedDocumentContext);
}
