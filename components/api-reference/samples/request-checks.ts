import { CODE_TABLES } from '@/.generated/code-tables';
import type { RequestChecks } from '@/components/workbench/send/use-request-edit';
import { readText } from '@/lib/http/read-text';
import type { ApiIndex } from '@/lib/openapi/core/types';
import { indexApi } from '@/lib/openapi/document/index-api';
import { resolveOperation } from '@/lib/openapi/operation/resolve-operation';
import { parseJsonDocument } from '@/lib/openapi/parse/parse-json-document';
import { withBasePath } from '@/lib/routes/urls';
import { checkBody, checkField } from '@/lib/workbench/send/check-body';
import { reviewResponse } from '@/lib/workbench/send/review-response';
import type { SandboxOperation } from '@/lib/workbench/send/send-fields';
import { apiStore } from '../state/api-store';

/** Reads the copy of a document that is in the export; `undefined` for a broken one. */
async function readSavedApi(name: string): Promise<ApiIndex | undefined> {
  const text = await readText(new URL(withBasePath(`/openapi/${name}.json`), location.href).href);
  const parsed = parseJsonDocument(text);
  return parsed.ok ? indexApi(parsed.document, parsed.problems) : undefined;
}

/**
 * Creates the checks of an operation: by the live document where the page has one, else by the saved copy.
 * `undefined` where neither has the operation.
 * @throws {LoadError} When the copy does not load.
 */
export async function createRequestChecks(
  of: SandboxOperation,
): Promise<RequestChecks | undefined> {
  const api = apiStore.getReady(of.api)?.api ?? (await readSavedApi(of.api));
  const operation = api && resolveOperation(api, of.operation);
  if (!operation) return undefined;
  return {
    checkField: (field, text) => checkField(api, operation, field, text),
    checkBody: (text) => checkBody(api, operation, text),
    review: (received) => reviewResponse(api, operation, CODE_TABLES, received),
  };
}
