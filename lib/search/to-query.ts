/** Values of a copied answer say more than their names. */
const NAMES = /["']?\b(?:r-?code|rmsg|code|message|error)\b["']?\s*:/gi;
const HOST = /\bhttps?:\/\/[^/\s]+/gi;
const CODE = /^(?:(?:r-?code|response|decline[ds]?|error|result)\s+(?:code\s+)?)?(\d{2,3})$/i;

/**
 * What is searched for a term as it was typed or copied: an answer by its values, an address by its path,
 * two digits as the result code they end.
 * @example normalizeQuery('r-code 51') // '051'
 */
export function normalizeQuery(term: string): string {
  const words = term
    .replace(HOST, '')
    .replace(NAMES, ' ')
    .replace(/[{}[\]"'`,;]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const code = CODE.exec(words)?.[1];
  return code?.padStart(3, '0') ?? words;
}
