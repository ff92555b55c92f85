import type { Operation } from '@/lib/openapi/core/operation-types';
import type { ApiIndex } from '@/lib/openapi/core/types';
import { parseJsonOrText } from '@/lib/openapi/parse/parse-json-or-text';
import { compareResponse } from '../response/compare-response';
import { type CodeExplanation, explainCodes, explainStatus } from '../response/explain-codes';
import type { ReceivedResponse } from '../response/received-response';

/** The lists of codes. */
type CodeTables = Parameters<typeof explainCodes>[1];

/** Review of a response: what it says, and how it differs from its document. */
export type ResponseReview = {
  /** Codes of the body, else that of the status; empty where no list has one. */
  readonly explanations: readonly CodeExplanation[];
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
    explanations: inBody.length > 0 || status === undefined ? inBody : [status],
    differences: compareResponse(api, operation, received),
  };
}
