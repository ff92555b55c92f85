import type { CodeTab } from '@/components/ui/code/code-tabs';
import { parseJsonOrText } from '@/lib/openapi/parse/parse-json';
import type { SampleRequest } from '@/lib/openapi/request/build-request';
import type { ReceivedResponse } from '@/lib/workbench/response/received-response';
import { describeSent } from '@/lib/workbench/response/runtime-expression';
import { keepNextValues } from '@/lib/workbench/send/find-next-values';
import { printTicket } from '@/lib/workbench/send/print-ticket';
import { formatSentTitle, SentPanel, type SentResponse } from './sent-panel';
import type { RequestChecks } from './use-request-edit';

/**
 * Builds the tab of a response, and keeps its identifiers for later requests.
 * @param operation Id of the operation: `post /sale`.
 */
export function buildSentTab(
  operation: string,
  request: SampleRequest,
  response: SentResponse,
  checks: Pick<RequestChecks, 'review' | 'follow'> | undefined,
): CodeTab {
  const { status, headers, text, at } = response;
  const received = { status, headers, body: text };
  // A body that is cut or binary cannot be compared.
  const isWhole = !response.isCut && !response.isBinary;
  const review = isWhole ? checks?.review(received) : undefined;
  const sent = describeSent(operation, request);
  const followUps = isWhole ? checks?.follow({ sent, received }) : undefined;
  keepNextValues(operation, parseJsonOrText(text));
  return {
    key: String(at.getTime()),
    title: formatSentTitle(response),
    panel: (
      <SentPanel
        response={response}
        review={review}
        followUps={followUps}
        ticket={printTicket({ operation, at, request, received, review })}
      />
    ),
    hasPanels: true,
  };
}

/** A response that the reader pasted. */
export function toPasted({ status, headers, body }: ReceivedResponse): SentResponse {
  const bytes = new TextEncoder().encode(body).length;
  const at = new Date();
  return {
    kind: 'response',
    at,
    status,
    headers,
    text: body,
    bytes,
    isBinary: false,
    isCut: false,
  };
}
