'use client';

import { createContext, useContext } from 'react';
import type { ApiIndex, OperationEntry } from '@/lib/openapi/core/types';
import type { OperationRow } from '@/lib/openapi/overview/operation-rows';
import type { GetHref } from '@/lib/routes/api-address';
import type { DocumentLocation } from '@/lib/routes/document-location';
import type { FormerRelease, ReleasedDocument } from '@/lib/routes/release-address';
import { urls } from '@/lib/routes/urls';

/** A former release of one of the provider's documents, which is shown in the place of the newest one. */
export type ShownRelease = FormerRelease & {
  /** The document, with all its releases. */
  readonly document: ReleasedDocument;
  /** Name of the portal, the end of titles. */
  readonly site: string;
  /** Operations of the newest release. */
  readonly rows: readonly OperationRow[];
  /** Path of the page, without the base path. */
  readonly path: string;
};

/** The document that the address names by `?swaggerUri=`, or the former release that it asks for. */
export type NamedDocument = {
  /** What names it, for readers. */
  readonly swaggerUri: string;
  /** Location, or why it is refused; `undefined` until the browser knows its environment. */
  readonly location: DocumentLocation | undefined;
  /** Its address and store name; empty while unknown, and where it is refused. */
  readonly url: string;
  /** Id of the requested operation, from the query or else the path: `post /sale`. */
  readonly operation: string | undefined;
  /** Address of one of its operations, without the base path. */
  readonly getHref: GetHref;
  /** Address of its overview, without the base path. */
  readonly overview: string;
  /** The provider's API of which it is the live document, where that has overlays. */
  readonly own?: { readonly id: string; readonly hash: string } | undefined;
  /** The former release that it is; absent for `?swaggerUri=`. */
  readonly release?: ShownRelease;
};

/** Named document of the page; `undefined` when the provider's documents are shown. */
export const NamedDocumentContext = createContext<NamedDocument | undefined>(undefined);

/** The document that the address names; `undefined` when it names none. */
export function useNamedDocument(): NamedDocument | undefined {
  return useContext(NamedDocumentContext);
}

/** Id of the operation that the address asks for: of a former release, also one that has no page. */
export function findNamedOperation(
  { operation, release }: NamedDocument,
  api: ApiIndex | undefined,
): string | undefined {
  if (operation !== undefined || !api || !release) return operation;
  const isHere = ({ group, url }: OperationEntry) => urls.operation(group, url) === release.path;
  return [...api.operations.values()].find(isHere)?.id;
}
