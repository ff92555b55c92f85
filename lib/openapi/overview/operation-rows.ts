import { LOCALE } from '@/.generated/words/locale';
import { event } from '@/.generated/words/openapi/groups';
import { truncateName } from '@/lib/text/truncate-name';
import type { ApiIndex, Method, OperationEntry } from '../core/types';

const SHORT_LABELS: ReadonlyMap<Method, string> = new Map([
  ['delete', 'del'],
  ['options', 'opt'],
]);

type LabelOptions = {
  /** Whether to abbreviate long methods, as lists do. */
  readonly short: boolean;
  /** Whether the provider calls, so that the method is not for the reader to choose. */
  readonly webhook: boolean;
};

/**
 * Label of a method in a list or on a page; `event` for a webhook.
 * @example formatMethod('delete', { short: true, webhook: false }) // 'del'
 */
export function formatMethod(method: Method, { short, webhook }: LabelOptions): string {
  if (webhook) return event;
  return (short && SHORT_LABELS.get(method)) || method;
}

/** One operation as a row: all that a page carries of operations it does not show. */
export type OperationRow = {
  readonly id: string;
  readonly name: string;
  readonly method: Method;
  readonly href: string;
  /** Present where the provider makes the call. */
  readonly webhook?: true;
  /** When it ends, in words; absent where the document does not say. */
  readonly end?: string;
};

/** Rows of one tag. */
export type OperationGroup = {
  readonly id: string;
  readonly name: string;
  /** URL of the page that describes the group, if there is one. */
  readonly href?: string | undefined;
  /** Title of the section that begins with this group. */
  readonly section?: string;
  readonly rows: readonly OperationRow[];
};

/** Name of an operation beside its method: its path where nobody named it. */
export function getRowName({ isNamed, name, path }: OperationEntry): string {
  return isNamed ? name : truncateName(path);
}

/** Number of rows in all groups. */
export function countRows(groups: readonly OperationGroup[]): number {
  return groups.reduce((sum, group) => sum + group.rows.length, 0);
}

/**
 * Rows of a document's operations by group; empty for none.
 * @param hrefOf URL of an operation.
 * @param pageOf URL of the page that describes a group.
 * @param endOf when an operation ends, in words; empty where that is unknown.
 */
export function buildOperationGroups(
  api: ApiIndex,
  hrefOf: (entry: OperationEntry) => string,
  pageOf?: (group: string) => string | undefined,
  endOf: (entry: OperationEntry) => string = () => '',
): readonly OperationGroup[] {
  return api.groups.map(({ id, name, section, operations }) => ({
    id,
    name,
    ...(pageOf && { href: pageOf(id) }),
    ...(section === undefined ? {} : { section }),
    rows: operations.map((entry) => ({
      id: entry.id,
      name: getRowName(entry),
      method: entry.method,
      href: hrefOf(entry),
      ...(entry.webhook ? { webhook: entry.webhook } : {}),
      ...(endOf(entry) && { end: endOf(entry) }),
    })),
  }));
}

/** Sorts the rows of one method by name inside each group (SPEC 4): `v9` before `v10`. */
export function sortRowsByName(groups: readonly OperationGroup[]): readonly OperationGroup[] {
  const { compare } = new Intl.Collator(LOCALE, { numeric: true });
  const kindOf = ({ method, webhook }: OperationRow) => (webhook ? 'webhook' : method);
  return groups.map((group) => {
    const order = [...new Set(group.rows.map(kindOf))];
    const rank = (row: OperationRow) => order.indexOf(kindOf(row));
    const rows = group.rows.toSorted((a, b) => rank(a) - rank(b) || compare(a.name, b.name));
    return { ...group, rows };
  });
}
