import { indexApi } from '@/lib/openapi/index-api';
import { parseDocument } from '@/lib/openapi/parse-document';
import { urls } from '@/lib/urls';
import type { Disk } from './disk';
import type { Fault } from './fault';
import { parseJson } from './parse';

/** What content may refer to in the provider's documents. */
export type ApiFacts = {
  /** Address of each operation, by `<method> <path>`. */
  readonly operations: ReadonlyMap<string, string>;
  /** Names of the tags that have operations. */
  readonly tags: ReadonlySet<string>;
};

/** Where a bundled document lies. */
export function toDocumentPath(id: string): string {
  return `public/openapi/${id}.json`;
}

/**
 * The operations and tags of the bundled documents. Nothing while one of them is not bundled yet: then
 * a reference to it cannot be told from a wrong one. A document that cannot be read is a fault.
 */
export function readApiFacts(
  disk: Disk,
  ids: readonly string[],
  faults: Fault[],
): ApiFacts | undefined {
  const operations = new Map<string, string>();
  const tags = new Set<string>();
  for (const id of ids) {
    const file = toDocumentPath(id);
    const text = disk.readText(file);
    if (text === undefined) return undefined;
    const report = (at: string, message: string) => void faults.push({ file, at, message });
    const data = parseJson(text, report);
    if (data === undefined) return undefined;
    const parsed = parseDocument(data);
    if (!parsed.ok) {
      for (const { message } of parsed.problems) report('(root)', message);
      return undefined;
    }
    for (const group of indexApi(parsed.document).groups) {
      tags.add(group.name);
      for (const { id: operation, url, tags: own } of group.operations) {
        const isFirst = (own[0] ?? group.name) === group.name;
        if (isFirst && !operations.has(operation)) {
          operations.set(operation, urls.operation(group.id, url));
        }
      }
    }
  }
  return { operations, tags };
}
