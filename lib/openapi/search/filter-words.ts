/** A word that a reader typed to filter operations. */
export type FilterWord = {
  /** In the form that keys have. */
  readonly key: string;
  /** Typed as `field:amount`: names of fields only. */
  readonly isField: boolean;
};

const FIELD = /^fields?:/i;

/** More words than these narrow nothing down. */
const MAX_WORDS = 12;

/**
 * A text as it is compared: small letters without spaces, hyphens and underscores, so that `tran-currency`,
 * `tranCurrency` and `tran_currency` are one.
 */
export function normalizeFilterKey(text: string): string {
  return text.toLowerCase().replace(/[-_\s]+/g, '');
}

/** The words of a query, all of which an operation must have. Empty for a query without letters or digits. */
export function parseFilterWords(query: string): readonly FilterWord[] {
  return query
    .split(/\s+/)
    .map((word) => ({
      key: normalizeFilterKey(word.replace(FIELD, '')),
      isField: FIELD.test(word),
    }))
    .filter(({ key }) => key !== '')
    .slice(0, MAX_WORDS);
}
