import type { OperationEntry } from '@/lib/openapi/core/types';
import { getOperationPath } from '@/lib/routes/operation-paths';
import { namedOperationPath } from './api-address';

/** Spells the address of an operation, without the base path. */
export type GetHref = (entry: OperationEntry) => string;

/** The provider's own operations: with a page or, when only the live document has one, without. */
export const providerHref: GetHref = getOperationPath;

/** Operations of a document that the address names. */
export function createNamedHref(swaggerUri: string): GetHref {
  return ({ id }) => namedOperationPath(swaggerUri, id);
}
