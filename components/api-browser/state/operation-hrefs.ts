import type { OperationEntry } from '@/lib/openapi/types';
import { toOperationPath } from '@/lib/reference/sought-address';
import { namedOperationPath } from './api-address';

/** Spells the address of an operation, without the base path. */
export type ToHref = (entry: OperationEntry) => string;

/** The provider's own operations: with a page or, when only the live document has one, without. */
export const ownHref: ToHref = toOperationPath;

/** Operations of a document that the address names. */
export function toNamedHref(swaggerUri: string): ToHref {
  return ({ id }) => namedOperationPath(swaggerUri, id);
}
