import { event } from '@/.generated/words/openapi/groups';
import type { Method } from '../core/types';

const SHORT_LABELS: ReadonlyMap<Method, string> = new Map([
  ['delete', 'del'],
  ['options', 'opt'],
]);

type LabelOptions = {
  /** Whether to abbreviate long methods, as lists do. */
  readonly short: boolean;
  /** Whether the provider calls, so that the method is not for the reader to choose. */
  readonly webhook: boolean;
};

/**
 * Label of a method in a list or on a page; `event` for a webhook.
 * @example formatMethod('delete', { short: true, webhook: false }) // 'del'
 */
export function formatMethod(method: Method, { short, webhook }: LabelOptions): string {
  if (webhook) return event;
  return (short && SHORT_LABELS.get(method)) || method;
}
