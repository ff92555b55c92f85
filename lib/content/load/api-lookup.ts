import { findField, type FieldSearch } from '@/lib/openapi/operation/find-field';
import { indexApi } from '@/lib/openapi/document/index-api';
import { parseDocument } from '@/lib/openapi/parse/parse-document';
import type { ApiIndex } from '@/lib/openapi/core/types';
import { urls } from '@/lib/routes/urls';
import type { Disk } from '../source/disk';
import {
  addDocumentWords,
  createDocumentWords,
  type DocumentWords,
} from '../source/document-words';
import type { ContentError } from '../source/content-error';
import { parseJsonText } from '../source/parse';

/** What content may refer to in the provider's documents. */
export type ApiLookup = {
  /** Address of each operation, by `<method> <path>`. */
  readonly operations: ReadonlyMap<string, string>;
  /** Names of the tags that have operations. */
  readonly tags: ReadonlySet<string>;
  /** The field at a place of an operation; `undefined` for an unknown operation. */
  readonly findField: (operation: string, place: string) => FieldSearch | undefined;
  /** Every name and value in the documents. */
  readonly words: DocumentWords;
};

/** Where a bundled document lies. */
export function bundledDocumentPath(id: string): string {
  return `public/openapi/${id}.json`;
}

/**
 * The operations and tags of the bundled documents. Nothing while one of them is not bundled yet: then
 * a reference to it cannot be told from a wrong one. A document that cannot be read is a fault.
 */
export function readApiLookup(
  disk: Disk,
  ids: readonly string[],
  errors: ContentError[],
): ApiLookup | undefined {
  const operations = new Map<string, string>();
  const tags = new Set<string>();
  const words = createDocumentWords();
  const apis: ApiIndex[] = [];
  for (const id of ids) {
    const file = bundledDocumentPath(id);
    const text = disk.readText(file);
    if (text === undefined) return undefined;
    const report = (at: string, message: string) => void errors.push({ file, at, message });
    const data = parseJsonText(text, report);
    if (data === undefined) return undefined;
    const parsed = parseDocument(data);
    if (!parsed.ok) {
      for (const { message } of parsed.problems) report('(root)', message);
      return undefined;
    }
    addDocumentWords(parsed.document, words);
    const api = indexApi(parsed.document);
    apis.push(api);
    for (const group of api.groups) {
      tags.add(group.name);
      for (const { id: operation, url, tags: operationTags } of group.operations) {
        const isFirst = (operationTags[0] ?? group.name) === group.name;
        if (isFirst && !operations.has(operation)) {
          operations.set(operation, urls.operation(group.id, url));
        }
      }
    }
  }
  const search = (operation: string, fieldPath: string) => {
    const api = apis.find((one) => one.operations.has(operation));
    return api && findField(api, operation, fieldPath);
  };
  return { operations, tags, words, findField: search };
}
