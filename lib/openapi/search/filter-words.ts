import { foldMarks } from '@/lib/text/fold-marks';

/** Word that a reader typed to filter operations. */
export type FilterWord = {
  /** Word in the form of `normalizeFilterKey`. */
  readonly key: string;
  /** Whether it was typed as `field:amount`, to match names of fields only. */
  readonly isField: boolean;
  /** What a call needs, where it was typed as `permission:refund` or `repeat:no`, to match nothing else. */
  readonly need?: 'permission' | 'repeat';
};

const FIELD = /^fields?:/i;
const NEEDS = [
  { need: 'permission', prefix: /^permissions?:/i },
  { need: 'repeat', prefix: /^repeat:/i },
] as const;

/** Number of words that are used; more would not narrow the result. */
const MAX_WORDS = 12;

/**
 * Key for comparison: `tran-currency`, `tranCurrency` and `Tran_currency` are `trancurrency`,
 * `Rückbuchung` is `ruckbuchung`.
 */
export function normalizeFilterKey(text: string): string {
  return foldMarks(text).replace(/[-_\s]+/g, '');
}

/** Words of a query, all of which an operation must match. Empty for a query of separators only. */
export function parseFilterWords(query: string): readonly FilterWord[] {
  return query
    .split(/\s+/)
    .map((word) => {
      const { need, prefix = FIELD } = NEEDS.find((one) => one.prefix.test(word)) ?? {};
      const key = normalizeFilterKey(word.replace(prefix, ''));
      return { key, isField: FIELD.test(word), ...(need && { need }) };
    })
    .filter(({ key }) => key !== '')
    .slice(0, MAX_WORDS);
}
