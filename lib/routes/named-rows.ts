import type { ApiIndex } from '@/lib/openapi/core/types';
import { type OperationGroup, buildOperationGroups } from '@/lib/openapi/overview/operation-rows';
import type { GetHref } from './api-address';
import { withBasePath } from './urls';

/** Builds the list groups of a document that stands in the place of the provider's newest ones. */
export function buildNamedGroups(api: ApiIndex, getHref: GetHref): readonly OperationGroup[] {
  return buildOperationGroups(api, (entry) => withBasePath(getHref(entry)));
}
