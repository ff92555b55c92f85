import type { OperationRow } from '@/lib/openapi/overview/operation-rows';

/** Operations of one group of methods, as the mobile panel lists them. */
export type MethodGroup = { readonly name: string; readonly rows: readonly OperationRow[] };

const GROUP_NAMES = ['Get', 'Post', 'Update', 'Delete', 'Other'] as const;
type GroupName = (typeof GROUP_NAMES)[number];

/** Group of a row; a webhook is in `Other` whatever its method, because the provider calls it. */
function methodGroupName({ method, webhook }: OperationRow): GroupName {
  if (webhook) return 'Other';
  switch (method) {
    case 'get':
      return 'Get';
    case 'post':
      return 'Post';
    case 'put':
    case 'patch':
      return 'Update';
    case 'delete':
      return 'Delete';
    default:
      return 'Other';
  }
}

/**
 * Groups operations by method in the order get, post, update, delete (SPEC 4, 9), then all others.
 * Put and patch are updates. Rows keep their order, a row of several tags comes once, no group is
 * empty.
 */
export function groupByMethod(rows: readonly OperationRow[]): readonly MethodGroup[] {
  const byAddress = [...new Map(rows.map((row) => [row.href, row])).values()];
  return GROUP_NAMES.map((name) => ({
    name,
    rows: byAddress.filter((row) => methodGroupName(row) === name),
  })).filter((group) => group.rows.length > 0);
}
