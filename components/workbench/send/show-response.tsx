import { parseJsonOrText } from '@/lib/openapi/parse/parse-json-or-text';
import type { SampleRequest } from '@/lib/openapi/request/build-request';
import type { ReceivedResponse } from '@/lib/workbench/response/received-response';
import { keepNextValues } from '@/lib/workbench/send/next-values';
import { printTicket } from '@/lib/workbench/send/print-ticket';
import type { SandboxOperation } from '@/lib/workbench/send/send-fields';
import { formatSentTitle, SentPanel, type SentResponse } from './sent-panel';
import { showSentTab } from './sent-store';
import type { RequestChecks } from './use-request-edit';

/** Shows a response beside the documented ones, and keeps its identifiers for later requests. */
export function showResponse(
  { api, operation }: SandboxOperation,
  request: SampleRequest,
  response: SentResponse,
  checks: RequestChecks | undefined,
): void {
  const { status, headers, text, at } = response;
  const received = { status, headers, body: text };
  // What is cut or binary cannot be compared.
  const isWhole = !response.isCut && !response.isBinary;
  const review = isWhole ? checks?.review(received) : undefined;
  keepNextValues(operation, parseJsonOrText(text));
  showSentTab(
    { api, operation },
    {
      key: String(at.getTime()),
      title: formatSentTitle(response),
      panel: (
        <SentPanel
          response={response}
          review={review}
          ticket={printTicket({ operation, at, request, received, review })}
        />
      ),
      hasPanels: true,
    },
  );
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
