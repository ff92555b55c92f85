import type { OperationRow } from '@/lib/openapi/overview/operation-rows';

const GROUP_NAMES = ['get', 'post', 'update', 'delete', 'other'] as const;
/** Group of methods; its name is one of the words of the interface. */
type GroupName = (typeof GROUP_NAMES)[number];

/** Operations of one group of methods, as the mobile panel lists them. */
export type MethodGroup = { readonly name: GroupName; readonly rows: readonly OperationRow[] };

/** Group of a row; a webhook is in `other` whatever its method, because the provider calls it. */
function methodGroupName({ method, webhook }: OperationRow): GroupName {
  if (webhook) return 'other';
  switch (method) {
    case 'get':
      return 'get';
    case 'post':
      return 'post';
    case 'put':
    case 'patch':
      return 'update';
    case 'delete':
      return 'delete';
    default:
      return 'other';
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
