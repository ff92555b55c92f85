import { serializeQuery } from '@/lib/routes/query';
import { urls } from '@/lib/routes/urls';

/** What the address says about the document on show. */
export type ApiAddress = {
  /** Location of a document that replaces the provider's own (SPEC 7). */
  readonly swaggerUri: string | undefined;
  /** Operation of that document: `post /sale`. */
  readonly operation: string | undefined;
};

/** Reads the query string of a page under /api. A parameter without a value says nothing (SPEC 7). */
export function parseApiAddress(search: string): ApiAddress {
  const query = new URLSearchParams(search);
  return {
    swaggerUri: query.get('swaggerUri') || undefined,
    operation: query.get('operation') || undefined,
  };
}

/**
 * The address of an operation of a named document, without the base path. It is a query, not a path, because
 * a plain static host answers a path nobody exported with its 404 page.
 */
export function namedOperationPath(swaggerUri: string, operation: string): string {
  return `${urls.api}?${serializeQuery({ swaggerUri, operation })}`;
}
