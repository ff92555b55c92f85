import { operationSlug } from '@/lib/text/slug';
import type { OperationGroup, OperationRow } from './operation-rows';

/** Group as all pages carry it: a row has no address where its group and its name give it. */
export type CompactGroup = Omit<OperationGroup, 'rows'> & {
  readonly rows: readonly (Omit<OperationRow, 'href'> & Partial<Pick<OperationRow, 'href'>>)[];
};

/** Address that an operation has by the rule of names; `undefined` where its group has no page. */
const getUsualHref = ({ href }: Pick<OperationGroup, 'href'>, name: string) =>
  href === undefined ? undefined : `${href}${operationSlug(name)}/`;

/** Leaves out the addresses that `expandGroups` gives back: they would be in the script of every page. */
export function compactGroups(groups: readonly OperationGroup[]): readonly CompactGroup[] {
  return groups.map((group) => ({
    ...group,
    rows: group.rows.map(({ href, ...row }) =>
      href === getUsualHref(group, row.name) ? row : { ...row, href },
    ),
  }));
}

/** Groups whose rows have their addresses again. */
export function expandGroups(groups: readonly CompactGroup[]): readonly OperationGroup[] {
  return groups.map((group) => ({
    ...group,
    rows: group.rows.map((row) => ({
      ...row,
      href: row.href ?? getUsualHref(group, row.name) ?? '',
    })),
  }));
}
