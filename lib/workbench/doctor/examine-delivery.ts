import * as words from '@/.generated/words/workbench/doctor';
import { getText, isObject } from '@/lib/openapi/core/json';
import { getField } from '../signature/signed-string';
import type { DoctorSettings } from './doctor-settings';
import type { Remark } from './finding';
import { type Exchange, findHeader, readRequestBody } from './recording/exchange';

type Webhooks = NonNullable<DoctorSettings['webhooks']>;

/** An event that the provider has sent to the reader's server. */
type Delivery = { readonly event: string; readonly time: string };

/** The event of a request that was sent to the reader's server; `undefined` for any other request. */
export function findDelivery(
  exchange: Exchange,
  webhooks: Webhooks | undefined,
): Delivery | undefined {
  if (!webhooks || exchange.method !== 'POST') return undefined;
  const fields = getField(readRequestBody(exchange), webhooks.root);
  if (!isObject(fields)) return undefined;
  const event = getText(fields, webhooks.eventField);
  return webhooks.events.includes(event)
    ? { event, time: getText(fields, webhooks.timeField) }
    : undefined;
}

/** Whether a text may be a signature: long enough, and not the placeholder of a sample. */
const isSignature = (text: string | undefined) => text !== undefined && /[\w+/=-]{20}/.test(text);

/**
 * Holds what the reader's server answered to an event against what it should: at once, with 2xx, and only where a
 * signature is there.
 */
export function examineDelivery(
  { headers, status, duration, at }: Exchange,
  { time }: Delivery,
  { header, answerSeconds, maxAgeHours, page }: Webhooks,
): readonly Remark[] {
  const isAccepted = status >= 200 && status < 300;
  const limit = (answerSeconds ?? Infinity) * 1000;
  const age = at === undefined || time === '' ? 0 : at - Date.parse(time);
  const isUnsigned = header !== undefined && !isSignature(findHeader(headers, header));
  const remark = (severity: Remark['severity'], message: string) => ({
    severity,
    message,
    href: page,
  });
  return [
    ...(isAccepted && isUnsigned && headers.length > 0
      ? [remark('error', words.deliveryUnverified(header))]
      : []),
    ...(isAccepted && age > maxAgeHours * 3_600_000
      ? [remark('error', words.deliveryOld(maxAgeHours))]
      : []),
    ...(duration !== undefined && duration > limit
      ? [remark('error', words.deliveryLate(answerSeconds ?? 0))]
      : []),
    ...(status !== 0 && !isAccepted ? [remark('warning', words.deliveryRefused(status))] : []),
  ];
}
