import type { ApiIndex } from '@/lib/openapi/core/types';
import { type OperationGroup, buildOperationGroups } from '@/lib/openapi/overview/operation-rows';
import { serializeQuery, urls, withBasePath } from './urls';

/**
 * Builds the list groups of the document that the address names. Each row links to `/api/` with
 * another query, as `namedOperationPath` spells it.
 */
export function buildNamedGroups(api: ApiIndex, swaggerUri: string): readonly OperationGroup[] {
  // Built once: there may be thousands of rows.
  const start = `${withBasePath(urls.api)}?${serializeQuery({ swaggerUri })}`;
  return buildOperationGroups(api, ({ id }) => `${start}&${serializeQuery({ operation: id })}`);
}
