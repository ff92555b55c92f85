import * as words from '@/.generated/words/workbench/response';
import type { SampleRequest } from '@/lib/openapi/request/build-request';
import { printCurl } from '@/lib/openapi/request/print-curl';
import { maskCardNumbers } from '../cards/card-numbers';
import type { ResponseReview } from '../response/compare-response';
import { getHeader, type ReceivedResponse } from '../response/received-response';

/** Fence around a text, longer than any in it (CommonMark 4.5). */
function printFence(language: string, text: string): string {
  const maxRun = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(maxRun + 1);
  return `${fence}${language}\n${text}\n${fence}`;
}

/** Content of a ticket: a request, its response, and when that was. */
export type TicketParts = {
  readonly operation: string;
  readonly at: Date;
  /** Request; the key is a variable in it. */
  readonly request: SampleRequest;
  readonly received: ReceivedResponse;
  readonly review?: ResponseReview | undefined;
};

/** Prints a request and its response as Markdown for a ticket: no key is in it, and cards are masked. */
export function printTicket({ operation, at, request, received, review }: TicketParts): string {
  const id = getHeader(received, 'x-request-id');
  const language = /^\s*[{[]/.test(received.body) ? 'json' : '';
  const differences = review?.differences ?? [];
  const parts = [
    `**${operation}**, HTTP ${received.status}, ${at.toISOString()}${id === undefined ? '' : `, ${words.requestId(id)}`}`,
    printFence('bash', printCurl(request)),
    ...(received.body === '' ? [words.ticketHasNoBody] : [printFence(language, received.body)]),
    ...(differences.length > 0
      ? [`${words.differs}\n\n${differences.map((one) => `- ${one}`).join('\n')}`]
      : []),
  ];
  return maskCardNumbers(`${parts.join('\n\n')}\n`);
}
