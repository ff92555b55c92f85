import type { ApiIndex, OperationEntry } from '@/lib/openapi/types';
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
  const faults = toTwinFaults(entries);
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

type Entry = { readonly api: ApiIndex; readonly entry: OperationEntry };

/**
 * Inside a document every address is given once. Of two documents' operations at one address only the
 * first would have a page.
 */
function toTwinFaults(entries: readonly Entry[]): string[] {
  const owners = new Map<string, Entry>();
  return entries.flatMap((one) => {
    const address = toOperationPath(one.entry);
    const owner = owners.get(address);
    if (owner !== undefined) {
      const fix = 'Change the summary or the first tag of one.';
      return [`${toName(one)} has the address of ${toName(owner)}: ${address}. ${fix}`];
    }
    owners.set(address, one);
    return [];
  });
}

/** `"post /sale" of Payment Gateway API 1.2` */
function toName({ api, entry }: Entry): string {
  return `"${entry.id}" of ${[api.title, api.version].join(' ').trim()}`;
}

function toFault(from: string, taken: ReadonlySet<string>): string | undefined {
  if (taken.has(from)) return 'is the address of another operation';
  const [, , tag = '', slug = ''] = from.split('/');
  const isAddress = /^[a-z0-9-]+$/.test(tag + slug) && from === urls.operation(tag, slug);
  return isAddress ? undefined : 'is no address of an operation: /api/<tag>/<operation>/';
}
