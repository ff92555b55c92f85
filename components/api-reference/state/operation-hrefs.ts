import type { OperationEntry } from '@/lib/openapi/core/types';
import { getOperationPath } from '@/lib/routes/operation-paths';
import { namedOperationPath } from './api-address';

/** Builds the address of an operation, without the base path. */
export type GetHref = (entry: OperationEntry) => string;

/** Address of one of the provider's operations, even one that only the live document has. */
export const providerHref: GetHref = getOperationPath;

/** Creates the address builder for operations of a named document. */
export function createNamedHref(swaggerUri: string): GetHref {
  return ({ id }) => namedOperationPath(swaggerUri, id);
}
