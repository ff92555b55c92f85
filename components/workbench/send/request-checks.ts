import { CODE_TABLES } from '@/.generated/code-tables';
import type { ApiIndex } from '@/lib/openapi/core/types';
import { resolveOperation } from '@/lib/openapi/operation/resolve-operation';
import { findDocumentedResponse } from '@/lib/openapi/operation/resolve-responses';
import { getOperationPath } from '@/lib/routes/operation-paths';
import { reviewResponse } from '@/lib/workbench/response/compare-response';
import { followLinks } from '@/lib/workbench/response/follow-links';
import { checkBody, checkField } from '@/lib/workbench/send/check-request-body';
import { listKeyWays } from '@/lib/workbench/send/key-ways';
import type { SandboxOperation } from '@/lib/workbench/send/send-fields';
import { readSavedApi } from '../saved-api';
import type { RequestChecks } from './use-request-edit';

/**
 * Creates the checks of an operation. `undefined` for one that its document does not have.
 * @param live Document that the page shows; absent for the copy in the export.
 * @throws {LoadError} When the copy does not load.
 */
export async function createRequestChecks(
  of: Pick<SandboxOperation, 'api' | 'operation'>,
  live?: ApiIndex,
): Promise<RequestChecks | undefined> {
  const api = live ?? (await readSavedApi(of.api));
  const operation = api && resolveOperation(api, of.operation);
  if (!operation) return undefined;
  return {
    ways: listKeyWays(api, operation),
    checkField: (field, text) => checkField(api, operation, field, text),
    checkBody: (text) => checkBody(api, operation, text),
    review: (received) => reviewResponse(api, operation, CODE_TABLES, received),
    follow: (exchange) => {
      const documented = findDocumentedResponse(
        operation.responses,
        String(exchange.received.status),
      );
      return followLinks(documented?.links ?? [], exchange).map(({ entry, ...rest }) => ({
        title: entry.name,
        href: getOperationPath(entry),
        isLive: live !== undefined,
        prefill: { ...rest, api: of.api, operation: entry.id },
      }));
    },
  };
}
