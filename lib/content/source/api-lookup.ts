import type { Operation } from '@/lib/openapi/core/operation-types';
import type { ApiIndex } from '@/lib/openapi/core/types';
import { findField, type FieldSearch } from '@/lib/openapi/operation/find-field';
import { resolveOperation } from '@/lib/openapi/operation/resolve-operation';
import { type ApiOutline, readApiOutline } from './api-outline';
import type { Disk } from './disk';
import { addDocumentWords, createDocumentWords, type DocumentWords } from './document-words';
import type { Report } from './fill';

/** An operation with the document that has it. */
export type DocumentOperation = { readonly api: ApiIndex; readonly operation: Operation };

/** Operations, tags, fields and words of the provider's documents that content may refer to. */
export type ApiLookup = Omit<ApiOutline, 'documents'> & {
  /** Finds a field of an operation by its path; `undefined` for an unknown operation. */
  readonly findField: (operation: string, fieldPath: string) => FieldSearch | undefined;
  /** Resolves an operation by its id; `undefined` for an unknown one. */
  readonly getOperation: (operation: string) => DocumentOperation | undefined;
  /** Names and values in the documents. */
  readonly words: DocumentWords;
};

/** Reads all that content may refer to in the bundled documents; `undefined` as `readApiOutline`. */
export function readApiLookup(
  disk: Disk,
  ids: readonly string[],
  reporter: (file: string) => Report,
): ApiLookup | undefined {
  const outline = readApiOutline(disk, ids, reporter);
  if (!outline) return undefined;
  const { documents, apis, ...found } = outline;
  const words = createDocumentWords();
  for (const document of documents) addDocumentWords(document, words);
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
  return { ...found, apis, words, findField: search, getOperation };
}
