import { getAtPointer, getText, isObject } from '@/lib/openapi/core/json';
import type { Operation } from '@/lib/openapi/core/operation-types';
import type { ApiIndex, TagGroup } from '@/lib/openapi/core/types';
import { indexApi } from '@/lib/openapi/document/index-api';
import { findField, type FieldSearch } from '@/lib/openapi/operation/find-field';
import { resolveOperation } from '@/lib/openapi/operation/resolve-operation';
import { parseDocument } from '@/lib/openapi/parse/parse-document';
import { urls } from '@/lib/routes/urls';
import type { ContentError } from './content-error';
import type { Disk } from './disk';
import { addDocumentWords, createDocumentWords, type DocumentWords } from './document-words';
import { parseJsonText } from './parse';

/** An operation with the document that has it. */
export type DocumentOperation = { readonly api: ApiIndex; readonly operation: Operation };

/** A tag that has operations, as the pages of the API area are made of it. */
export type DocumentTag = {
  /** Part of addresses: `payment-gateway`. */
  readonly id: string;
  /** Title. */
  readonly name: string;
  /** Title of the section that begins with it; absent for its further tags. */
  readonly section: string | undefined;
  /** Markdown; empty where the document says nothing. */
  readonly description: string;
  /** Number of its operations. */
  readonly operations: number;
  /** Title of the document. */
  readonly document: string;
};

/** Operations, tags, fields and words of the provider's documents that content may refer to. */
export type ApiLookup = {
  /** Address of each operation by its id, `<method> <path>`. */
  readonly operations: ReadonlyMap<string, string>;
  /** Ids of operations by `operationId`, by the id of the document. */
  readonly operationIds: ReadonlyMap<string, ReadonlyMap<string, string>>;
  /** Names of the tags that have operations. */
  readonly tags: ReadonlySet<string>;
  /** Tags with operations of their own addresses, by id; of several documents the first counts. */
  readonly tagPages: ReadonlyMap<string, DocumentTag>;
  /** Finds a field of an operation by its path; `undefined` for an unknown operation. */
  readonly findField: (operation: string, fieldPath: string) => FieldSearch | undefined;
  /** Resolves an operation by its id; `undefined` for an unknown one. */
  readonly getOperation: (operation: string) => DocumentOperation | undefined;
  /** Names and values in the documents. */
  readonly words: DocumentWords;
};

/** Path of a bundled document from the project root. */
export function bundledDocumentPath(id: string): string {
  return `public/openapi/${id}.json`;
}

/**
 * Reads the bundled documents. `undefined` while one is not bundled, because its references would
 * look wrong. An unreadable document is reported and gives `undefined` too.
 */
export function readApiLookup(
  disk: Disk,
  ids: readonly string[],
  errors: ContentError[],
): ApiLookup | undefined {
  const operations = new Map<string, string>();
  const tags = new Set<string>();
  const tagPages = new Map<string, DocumentTag>();
  const words = createDocumentWords();
  const operationIds = new Map<string, ReadonlyMap<string, string>>();
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
    operationIds.set(id, listOperationIds(api));
    for (const group of api.groups) {
      tags.add(group.name);
      if (!tagPages.has(group.id)) tagPages.set(group.id, describeTag(api, group));
    }
    for (const entry of api.operations.values())
      if (!operations.has(entry.id))
        operations.set(entry.id, urls.operation(entry.group, entry.url));
  }
  const findApi = (id: string) => apis.find((one) => one.operations.has(id));
  const search = (operation: string, fieldPath: string) => {
    const api = findApi(operation);
    return api && findField(api, operation, fieldPath);
  };
  const getOperation = (id: string) => {
    const api = findApi(id);
    const operation = api && resolveOperation(api, id);
    return operation && { api, operation };
  };
  return { operations, operationIds, tags, tagPages, words, findField: search, getOperation };
}

function describeTag({ title }: ApiIndex, group: TagGroup): DocumentTag {
  const { id, name, section, description, operations } = group;
  return { id, name, section, description, operations: operations.length, document: title };
}

/** Ids of operations (`post /sale`) by the `operationId` that the document gives them. */
function listOperationIds(api: ApiIndex): ReadonlyMap<string, string> {
  return new Map(
    [...api.operations.values()].flatMap(({ id, pointer }) => {
      const operation = getAtPointer(api.document, pointer);
      const operationId = isObject(operation) ? getText(operation, 'operationId') : '';
      return operationId === '' ? [] : [[operationId, id] as const];
    }),
  );
}
