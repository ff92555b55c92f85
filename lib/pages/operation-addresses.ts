import type { ApiIndex, OperationEntry } from '@/lib/openapi/core/types';
import { urls } from '@/lib/routes/urls';
import { readApis } from './read-apis';
import { getRedirectedPaths, getOperationPath } from '@/lib/routes/operation-paths';

/** Addresses of operations, without base path. */
export type OperationAddresses = {
  /** Those that have a page. */
  readonly current: readonly string[];
  /** Those that once had one, with where they lead to now. */
  readonly redirects: readonly { readonly from: string; readonly to: string }[];
  /** What is wrong with the former ones, one sentence each. */
  readonly errors: readonly string[];
};

/** The addresses of the provider's operations, as they are and as they were. */
export function readOperationAddresses(): OperationAddresses {
  return collectOperationAddresses(readApis().map(({ api }) => api));
}

/** The same of any documents. A former address that is faulty leads nowhere. */
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
      const why = checkRedirect(from, taken);
      if (why === undefined) redirects.push({ from, to: getOperationPath(entry) });
      else errors.push(`${entry.id}: x-formerAddresses: ${JSON.stringify(from)} ${why}`);
      taken.add(from);
    }
  }
  return { current, redirects, errors };
}

type Entry = { readonly api: ApiIndex; readonly entry: OperationEntry };

/**
 * Inside a document every address is given once. Of two documents' operations at one address only the
 * first would have a page.
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

/** `"post /sale" of Payment Gateway API 1.2` */
function describeEntry({ api, entry }: Entry): string {
  return `"${entry.id}" of ${[api.title, api.version].join(' ').trim()}`;
}

function checkRedirect(from: string, taken: ReadonlySet<string>): string | undefined {
  if (taken.has(from)) return 'is the address of another operation';
  const [, , tag = '', slug = ''] = from.split('/');
  const isAddress = /^[a-z0-9-]+$/.test(tag + slug) && from === urls.operation(tag, slug);
  return isAddress ? undefined : 'is no address of an operation: /api/<tag>/<operation>/';
}
