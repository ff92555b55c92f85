import type { Method } from '@/lib/openapi/types';

const SHORT: ReadonlyMap<Method, string> = new Map([
  ['delete', 'del'],
  ['options', 'opt'],
]);

type Form = {
  /** Lists use the short form. */
  readonly short: boolean;
  /** The provider calls the reader: the method is not the reader's to choose. */
  readonly webhook: boolean;
};

/**
 * A method in the words of a list or a page.
 * @example toMethodLabel('delete', { short: true, webhook: false }) // 'del'
 */
export function toMethodLabel(method: Method, { short, webhook }: Form): string {
  if (webhook) return 'event';
  return (short && SHORT.get(method)) || method;
}
