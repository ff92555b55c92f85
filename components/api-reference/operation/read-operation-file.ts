import { readSavedApi } from '@/components/workbench/saved-api';
import type { ApiIndex } from '@/lib/openapi/core/types';
import type { FileFormat } from '@/lib/openapi/files/file-formats';
import { printOperationFile } from '@/lib/openapi/files/operation-file';
import { resolveOperation } from '@/lib/openapi/operation/resolve-operation';

/**
 * Prints an operation as a file.
 * @param from its document, or the store name of one of the export.
 * @returns the text, and the name of the operation in addresses.
 * @throws where the document does not load, or does not have the operation.
 */
export async function readOperationFile(
  from: ApiIndex | string,
  id: string,
  format: FileFormat,
): Promise<{ readonly url: string; readonly text: string }> {
  const api = typeof from === 'string' ? await readSavedApi(from) : from;
  const operation = api && resolveOperation(api, id);
  if (!operation) throw new Error(id);
  return { url: operation.entry.url, text: printOperationFile(api, operation, format) };
}
