import { retryLabels } from '@/.generated/words/docs/codes';
import * as words from '@/.generated/words/workbench/doctor';
import { isObject } from '@/lib/openapi/core/json';
import type { Operation } from '@/lib/openapi/core/operation-types';
import type { Json } from '@/lib/openapi/core/types';
import { explainCodes } from '../response/explain/explain-codes';
import type { DoctorSettings } from './doctor-settings';
import type { Remark } from './finding';
import { type Exchange, findHeader, parseBody, readRequestBody } from './recording/exchange';

/** Methods that change nothing, or the same thing again (RFC 9110 9.2.2). */
const IDEMPOTENT = /^(?:GET|HEAD|OPTIONS|QUERY|PUT|DELETE)$/;

/** Longest time between a request and what counts as its repeat, in ms. */
const DAY_MS = 86_400_000;

/** What the document says of a request that is sent again. */
const findRepeatNeed = ({ needs }: Operation) => needs.find((need) => need.kind === 'repeat');

/** What tells the provider that a request is a repeat; `undefined` where nothing does. */
function readRepeatKey(operation: Operation, { headers }: Exchange, body: Json | undefined) {
  const key = findRepeatNeed(operation)?.key;
  if (!key) return undefined;
  const value = isObject(body) ? body[key.name] : undefined;
  const text = value === undefined ? findHeader(headers, key.name) : JSON.stringify(value);
  return { name: key.name, text: text ?? '' };
}

/** Body without what differs from one try to the next, in one order of its names. */
function getContent(body: Json | undefined, text: string, names: readonly string[]): string {
  if (!isObject(body)) return text;
  const entries = Object.entries<Json>(body).filter(([name]) => !names.includes(name));
  return JSON.stringify(entries.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** What came of a request: it was done, it will not be done, it must be corrected first, or nobody knows. */
function getOutcome(
  { responses }: Operation,
  { status, responseBody }: Exchange,
  { tables }: DoctorSettings,
) {
  const codes = explainCodes(parseBody(responseBody) ?? null, tables);
  const code = codes.find(({ retry }) => retry !== undefined);
  const isIn = (...labels: readonly string[]) => labels.includes(code?.retry ?? '');
  const name =
    status === 0 ? words.noAnswer : code ? `${code.field} ${code.code}` : `HTTP ${status}`;
  const found = { name, href: code?.href ?? '' };
  // Where a decline has a status of its own, 2xx is none, whatever the code says of repeats.
  const hasDeclines = responses.some((one) => one.status === '402');
  const isDone = status >= 200 && status < 300 && (hasDeclines || isIn('', retryLabels.done));
  if (isDone) return { kind: 'done', ...found } as const;
  if (isIn(retryLabels.no, retryLabels.never)) return { kind: 'final', ...found } as const;
  if (isIn(retryLabels.changed) || status === 400 || status === 422)
    return { kind: 'wrong', ...found } as const;
  const isUnknown = status === 0 || status === 408 || status >= 500;
  return { kind: isUnknown ? 'unknown' : 'other', ...found } as const;
}

/** A request that changes something, as the next one is held against it. */
type Sent = { readonly exchange: Exchange; readonly text: string };

/**
 * Creates what finds requests that were sent twice: without what tells the provider that it is the same one, after it
 * was done, or although a code says that it will not be done. Requests come in the order in which they were sent.
 */
export function createRepeatCheck(
  settings: DoctorSettings,
): (operation: Operation, exchange: Exchange) => readonly Remark[] {
  const sent = new Map<string, Sent>();
  const { retry, pages } = settings;
  return (operation, exchange) => {
    const { method, url, body: text, at = 0 } = exchange;
    if (IDEMPOTENT.test(method) || text === '' || exchange.isTemplate) return [];
    const body = readRequestBody(exchange);
    const key = readRepeatKey(operation, exchange, body);
    const names = [...(key ? [key.name] : []), ...(retry ? [retry.id, retry.attempt] : [])];
    const same = `${url}\n${getContent(body, text, names)}`;
    const before = sent.get(same);
    sent.set(same, { exchange, text: key?.text ?? '' });
    if (!before || at - (before.exchange.at ?? at) > DAY_MS) return [];
    const { kind, name: outcome, href } = getOutcome(operation, before.exchange, settings);
    const remark = (severity: Remark['severity'], message: string): readonly Remark[] => [
      { severity, message, href: href || pages.repeat },
    ];
    if (kind === 'final') return remark('error', words.repeatedInVain(outcome));
    if (kind === 'wrong') return remark('warning', words.repeatedUnchanged(outcome));
    if (kind === 'unknown' && findRepeatNeed(operation)?.isUnsafe)
      return remark('error', words.repeatedUnsafe(outcome));
    const isRecognised = key === undefined || (key.text !== '' && key.text === before.text);
    if (kind === 'other' || isRecognised) return [];
    return kind === 'done'
      ? remark('error', words.repeatedAfterDone(outcome))
      : remark('error', words.repeatedUnmarked({ name: key.name, outcome }));
  };
}
