import { serializeQuery } from './query';
import type { ApiIndex } from '@/lib/openapi/core/types';
import { urls, withBasePath } from './urls';
import { type OperationGroup, buildOperationGroups } from '@/lib/openapi/overview/operation-rows';

/**
 * The rows of a document that the address names; each leads to the same page with another query, as
 * `namedOperationPath` spells it.
 */
export function buildNamedGroups(api: ApiIndex, swaggerUri: string): readonly OperationGroup[] {
  // The same for all rows: there may be thousands of them.
  const start = `${withBasePath(urls.api)}?${serializeQuery({ swaggerUri })}`;
  return buildOperationGroups(api, ({ id }) => `${start}&${serializeQuery({ operation: id })}`);
}
