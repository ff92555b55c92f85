import type { Operation } from '../core/operation-types';
import { printJson } from '../core/print-json';
import type { ApiIndex } from '../core/types';
import { buildRequest } from '../request/build-request';
import type { FileFormat } from './file-formats';
import { buildOperationDocument } from './operation-document';
import { buildOperationSchema } from './operation-schema';
import { printHttpFile } from './print-http-file';
import { printTypes } from './print-types';

/** Responses of success; that of all statuses where none is. */
function listSuccessful({ responses }: Operation): Operation['responses'] {
  const successful = responses.filter(({ status }) => status.startsWith('2'));
  return successful.length > 0
    ? successful
    : responses.filter(({ status }) => status === 'default');
}

/** Prints an operation as a file: its request, its types, its schemas or its document. */
export function printOperationFile(
  api: ApiIndex,
  operation: Operation,
  format: FileFormat,
): string {
  const { entry } = operation;
  switch (format) {
    case 'http':
      return printHttpFile([{ name: entry.name, request: buildRequest(api, operation) }]);
    case 'types':
      return printTypes(buildOperationSchema(api, operation, listSuccessful(operation)));
    case 'schema':
      return `${printJson(buildOperationSchema(api, operation), 2)}\n`;
    case 'openapi':
      return `${printJson(buildOperationDocument(api, entry), 2)}\n`;
    default:
      return format satisfies never;
  }
}
