import type { ApiIndex } from '@/lib/openapi/types';
import { urls } from '@/lib/urls';
import { readApis } from './read-apis';
import { getFormerPaths, toOperationPath } from './sought-address';

/** Addresses of operations, without base path. */
export type OperationAddresses = {
  /** Those that have a page. */
  readonly current: readonly string[];
  /** Those that once had one, with where they lead to now. */
  readonly moved: readonly { readonly from: string; readonly to: string }[];
  /** What is wrong with the former ones, one sentence each. */
  readonly faults: readonly string[];
};

/** The addresses of the provider's operations, as they are and as they were. */
export function readOperationAddresses(): OperationAddresses {
  return toOperationAddresses(readApis().map(({ api }) => api));
}

/** The same of any documents. A former address that is faulty leads nowhere. */
export function toOperationAddresses(apis: readonly ApiIndex[]): OperationAddresses {
  const entries = apis.flatMap((api) =>
    [...api.operations.values()].map((entry) => ({ api, entry })),
  );
  const current = entries.map(({ entry }) => toOperationPath(entry));
  const taken = new Set(current);
  const moved: { from: string; to: string }[] = [];
  const faults: string[] = [];
  for (const { api, entry } of entries) {
    for (const from of getFormerPaths(api, entry)) {
      const why = toFault(from, taken);
      if (why === undefined) moved.push({ from, to: toOperationPath(entry) });
      else faults.push(`${entry.id}: x-formerAddresses: ${JSON.stringify(from)} ${why}`);
      taken.add(from);
    }
  }
  return { current, moved, faults };
}

function toFault(from: string, taken: ReadonlySet<string>): string | undefined {
  if (taken.has(from)) return 'is the address of another operation';
  const [, , tag = '', slug = ''] = from.split('/');
  const isAddress = /^[a-z0-9-]+$/.test(tag + slug) && from === urls.operation(tag, slug);
  return isAddress ? undefined : 'is no address of an operation: /api/<tag>/<operation>/';
}
