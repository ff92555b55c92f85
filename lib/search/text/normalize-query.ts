/** Names of values in a copied response; the values themselves say more. */
const NAMES = /["']?\b(?:r-?code|rmsg|code|message|error)\b["']?\s*:/gi;
const HOST = /\bhttps?:\/\/[^/\s]+/gi;
const CODE = /^(?:(?:r-?code|response|decline[ds]?|error|result)\s+(?:code\s+)?)?(\d{2,3})$/i;

/** Digits in groups, as a card has them. */
const CARD_NUMBER = /\b\d{4}(?:[ -]\d{2,6}){2,4}\b/g;

/**
 * The query for a term as typed or copied: a response by its values, a URL by its path, a card
 * number without spaces, two digits as the result code that ends in them.
 * @example normalizeQuery('r-code 51') // '051'
 */
export function normalizeQuery(term: string): string {
  const words = term
    .replace(HOST, '')
    .replace(NAMES, ' ')
    .replace(CARD_NUMBER, (number) => number.replace(/[ -]/g, ''))
    .replace(/[{}[\]"'`,;]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const code = CODE.exec(words)?.[1];
  return code?.padStart(3, '0') ?? words;
}

const ASKED_CODE =
  /\b(?:r?codes?|r-code|advice|error|status|http(?:\/[\d.]+)?|response|result|decline[ds]?)(?:\s+(?:code|status))?[\s:]+(\d{1,3}|[a-z]\d{3})\b/i;

/**
 * Codes that a sentence may ask for, as it has them and with three digits: `409` in `what does error
 * 409 mean`. Empty for none.
 */
export function listAskedCodes(term: string): readonly string[] {
  const code = ASKED_CODE.exec(term)?.[1];
  return code === undefined ? [] : [...new Set([code, code.padStart(3, '0')])];
}

/** Value with its name in a copied response: `"rcode": "051"`. */
const PAIR = /["']?\b([a-z]\w*)["']?\s*[:=]\s*["']?(\w+)/gi;

/** Names with their values in a copied response: `rcode 051`; empty for other text. */
export function listCopiedValues(term: string): readonly string[] {
  return [...term.matchAll(PAIR)].map(([, name = '', value = '']) => `${name} ${value}`);
}
