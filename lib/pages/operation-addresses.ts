import type { ApiIndex, OperationEntry } from '@/lib/openapi/core/types';
import { getRedirectedPaths, getOperationPath } from '@/lib/routes/operation-paths';
import { urls } from '@/lib/routes/urls';
import { readApis } from './read-apis';

/** Current and earlier addresses of operations, without base path. */
export type OperationAddresses = {
  /** Addresses with a page. */
  readonly current: readonly string[];
  /** Earlier addresses, each with the current one. */
  readonly redirects: readonly { readonly from: string; readonly to: string }[];
  /** Conflicting addresses and invalid `x-formerAddresses`, one sentence each. */
  readonly errors: readonly string[];
};

/** Reads the current and earlier addresses of the provider's operations. */
export function readOperationAddresses(): OperationAddresses {
  return collectOperationAddresses(readApis().map(({ api }) => api));
}

/** Collects the operations' addresses of these documents; an invalid earlier one is no redirect. */
export function collectOperationAddresses(apis: readonly ApiIndex[]): OperationAddresses {
  const entries = apis.flatMap((api) =>
    [...api.operations.values()].map((entry) => ({ api, entry })),
  );
  const current = entries.map(({ entry }) => getOperationPath(entry));
  const taken = new Set(current);
  const redirects: { from: string; to: string }[] = [];
  const errors = checkConflicts(entries);
  for (const { api, entry } of entries) {
    for (const from of getRedirectedPaths(api, entry)) {
      const error = checkRedirect(from, taken);
      if (error === undefined) redirects.push({ from, to: getOperationPath(entry) });
      else errors.push(`${entry.id}: x-formerAddresses: ${JSON.stringify(from)} ${error}`);
      taken.add(from);
    }
  }
  return { current, redirects, errors };
}

type Entry = { readonly api: ApiIndex; readonly entry: OperationEntry };

/**
 * Reports operations of different documents at one address, where only the first would have a page.
 * Within one document, addresses are distinct already.
 */
function checkConflicts(entries: readonly Entry[]): string[] {
  const owners = new Map<string, Entry>();
  return entries.flatMap((one) => {
    const address = getOperationPath(one.entry);
    const owner = owners.get(address);
    if (owner !== undefined) {
      const fix = 'Change the summary or the first tag of one.';
      return [
        `${describeEntry(one)} has the address of ${describeEntry(owner)}: ${address}. ${fix}`,
      ];
    }
    owners.set(address, one);
    return [];
  });
}

/** Names an operation in an error message: `"post /sale" of Payment Gateway API 1.2`. */
function describeEntry({ api, entry }: Entry): string {
  return `"${entry.id}" of ${[api.title, api.version].join(' ').trim()}`;
}

function checkRedirect(from: string, taken: ReadonlySet<string>): string | undefined {
  if (taken.has(from)) return 'is the address of another operation';
  const [, , tag = '', slug = ''] = from.split('/');
  const isAddress = /^[a-z0-9-]+$/.test(tag + slug) && from === urls.operation(tag, slug);
  return isAddress ? undefined : 'is no address of an operation: /api/<tag>/<operation>/';
}
