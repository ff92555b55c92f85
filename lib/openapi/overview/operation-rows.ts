import { truncateName } from '@/lib/text/truncate-name';
import type { ApiIndex, Method, OperationEntry } from '../core/types';

/** One operation as a row shows it: all that a page carries of operations it does not show. */
export type OperationRow = {
  readonly id: string;
  readonly name: string;
  readonly method: Method;
  readonly href: string;
  /** A call the provider makes, not one the reader makes. */
  readonly webhook?: true;
};
export type OperationGroup = {
  readonly id: string;
  readonly name: string;
  /** Address of the page that says what it is for, if there is one. */
  readonly href?: string | undefined;
  /** Stands above it, and above those that follow without one. */
  readonly section?: string;
  readonly rows: readonly OperationRow[];
};

/** What an operation is called where its method stands beside: one that nobody named, by its path alone. */
export function nameBesideMethod({ isNamed, name, path }: OperationEntry): string {
  return isNamed ? name : truncateName(path);
}

/** The rows of a document's operations by group; `hrefOf` spells the address of one, `pageOf` that of a group's page. */
export function buildOperationGroups(
  api: ApiIndex,
  hrefOf: (entry: OperationEntry) => string,
  pageOf?: (group: string) => string | undefined,
): readonly OperationGroup[] {
  return api.groups.map(({ id, name, section, operations }) => ({
    id,
    name,
    ...(pageOf && { href: pageOf(id) }),
    ...(section === undefined ? {} : { section }),
    rows: operations.map((entry) => ({
      id: entry.id,
      name: nameBesideMethod(entry),
      method: entry.method,
      href: hrefOf(entry),
      ...(entry.webhook ? { webhook: entry.webhook } : {}),
    })),
  }));
}
