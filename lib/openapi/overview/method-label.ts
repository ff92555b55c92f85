import type { Method } from '../core/types';

const SHORT_LABELS: ReadonlyMap<Method, string> = new Map([
  ['delete', 'del'],
  ['options', 'opt'],
]);

type LabelOptions = {
  /** Lists use the short form. */
  readonly short: boolean;
  /** The provider calls the reader: the method is not the reader's to choose. */
  readonly webhook: boolean;
};

/**
 * A method in the words of a list or a page.
 * @example formatMethod('delete', { short: true, webhook: false }) // 'del'
 */
export function formatMethod(method: Method, { short, webhook }: LabelOptions): string {
  if (webhook) return 'event';
  return (short && SHORT_LABELS.get(method)) || method;
}
