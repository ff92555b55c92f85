import { toQuery } from '@/lib/http/query';
import type { ApiIndex } from '@/lib/openapi/types';
import { urls, withBasePath } from '@/lib/urls';
import { type OperationGroup, toOperationGroups } from './operation-rows';

/**
 * The rows of a document that the address names; each leads to the same page with another query, as
 * `namedOperationPath` spells it.
 */
export function toNamedGroups(api: ApiIndex, swaggerUri: string): readonly OperationGroup[] {
  // The same for all rows: there may be thousands of them.
  const start = `${withBasePath(urls.api)}?${toQuery({ swaggerUri })}`;
  return toOperationGroups(api, ({ id }) => `${start}&${toQuery({ operation: id })}`);
}
