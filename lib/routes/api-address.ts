import type { OperationEntry } from '@/lib/openapi/core/types';
import { getOperationPath } from './operation-paths';
import { serializeQuery, urls } from './urls';

/** Query parameters of a page under /api. */
export type ApiAddress = {
  /** Location of a document that is shown instead of the provider's (SPEC 7). */
  readonly swaggerUri: string | undefined;
  /** Id of an operation of that document: `post /sale`. */
  readonly operation: string | undefined;
};

/** Parses the query string of a page under /api; an empty parameter is `undefined` (SPEC 7). */
export function parseApiAddress(search: string): ApiAddress {
  const query = new URLSearchParams(search);
  return {
    swaggerUri: query.get('swaggerUri') || undefined,
    operation: query.get('operation') || undefined,
  };
}

/** Address of the overview of a named document, without the base path. */
export function namedOverviewPath(swaggerUri: string): string {
  return `${urls.api}?${serializeQuery({ swaggerUri })}`;
}

/**
 * Address of an operation of a named document, without the base path. A query, not a path, because
 * a static host responds with its 404 page to a path that is not in the export.
 */
export function namedOperationPath(swaggerUri: string, operation: string): string {
  return `${namedOverviewPath(swaggerUri)}&${serializeQuery({ operation })}`;
}

/** Builds the address of an operation, without the base path. */
export type GetHref = (entry: OperationEntry) => string;

/** Address of one of the provider's operations, even one that only the live document has. */
export const providerHref: GetHref = getOperationPath;

/** Creates the address builder for operations of a named document. */
export function createNamedHref(swaggerUri: string): GetHref {
  // Built once: there may be thousands of rows.
  const start = namedOverviewPath(swaggerUri);
  return ({ id }) => `${start}&${serializeQuery({ operation: id })}`;
}
