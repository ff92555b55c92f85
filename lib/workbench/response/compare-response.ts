import * as words from '@/.generated/words/workbench/checks';
import { truncateDeepJson } from '@/lib/openapi/core/json';
import { coversMedia, isJsonMedia } from '@/lib/openapi/core/media-type';
import type { MediaType, Operation, Response } from '@/lib/openapi/core/operation-types';
import type { ApiIndex } from '@/lib/openapi/core/types';
import { findDocumentedResponse } from '@/lib/openapi/operation/resolve-responses';
import { parseJsonOrText } from '@/lib/openapi/parse/parse-json';
import { createCheckRun, getHiddenKeyword } from '@/lib/openapi/validation/check-run';
import { findMismatches } from '@/lib/openapi/validation/find-mismatch';
import { type CodeExplanation, explainCodes, explainStatus } from './explain/explain-codes';
import { compareLifecycle, explainHeaders } from './explain/explain-headers';
import { explainNeed, type NeedExplanation } from './explain/explain-need';
import { getHeader, type ReceivedResponse } from './received-response';

/** The lists of codes. */
type CodeTables = Parameters<typeof explainCodes>[1];

/** Review of a response: what it says, and how it differs from its document. */
export type ResponseReview = {
  /** Codes of the body, else that of the status, then headers; empty where nothing is explained. */
  readonly explanations: readonly CodeExplanation[];
  /** What the call needs, where that may explain an error; absent for other responses. */
  readonly need?: NeedExplanation | undefined;
  /** Differences from the document; empty for a response as documented. */
  readonly differences: readonly string[];
};

/** Explains the codes of a response and compares it with the document of its operation. */
export function reviewResponse(
  api: ApiIndex,
  operation: Operation,
  tables: CodeTables,
  received: ReceivedResponse,
): ResponseReview {
  const inBody = explainCodes(parseJsonOrText(received.body), tables);
  const status = explainStatus(received.status, tables);
  return {
    explanations: [
      ...(inBody.length > 0 || status === undefined ? inBody : [status]),
      ...explainHeaders(received),
    ],
    need: explainNeed(api, operation, received.status),
    differences: [
      ...compareResponse(api, operation, received),
      ...compareLifecycle(api, operation.entry, received),
    ],
  };
}

function listNames(names: readonly string[]): string {
  return names.length === 0 ? words.none : names.join(', ');
}

/** Differences of a body from the schema of its media type, each with its place. */
function compareBody(api: ApiIndex, media: MediaType, body: string): readonly string[] {
  const value = parseJsonOrText(body);
  if (typeof value === 'string' && !body.trim().startsWith('"')) return [words.noJson];
  const run = createCheckRun(api, getHiddenKeyword('response'));
  return findMismatches(run, media.schema, truncateDeepJson(value)).map(({ message }) => message);
}

function compareContent(
  api: ApiIndex,
  { content, status }: Response,
  received: ReceivedResponse,
): readonly string[] {
  const { body } = received;
  if (body === '') return [];
  if (content.length === 0) return [words.noBody(status)];
  const type = getHeader(received, 'content-type');
  const name = ((type ?? '').split(';')[0] ?? '').trim().toLowerCase();
  const media =
    type === undefined
      ? content.find((one) => isJsonMedia(one.name))
      : content.find((one) => coversMedia(one.name, type));
  const names = content.map((one) => one.name);
  if (!media)
    return type === undefined
      ? []
      : [words.otherMedia({ media: name, documented: listNames(names) })];
  return isJsonMedia(name || media.name) ? compareBody(api, media, body) : [];
}

/**
 * Compares a response with what the document says of its operation: status, media type, and a JSON body with its
 * schema. Stricter than JSON Schema: a field that the document does not know is a difference.
 * @returns differences in words, with their places; empty for a response as documented.
 */
export function compareResponse(
  api: ApiIndex,
  operation: Operation,
  received: ReceivedResponse,
): readonly string[] {
  if (received.status === 0) return [];
  const status = String(received.status);
  const documented = findDocumentedResponse(operation.responses, status);
  if (documented) return compareContent(api, documented, received);
  const statuses = operation.responses.map((one) => one.status);
  return [words.otherStatus({ status, documented: listNames(statuses) })];
}
