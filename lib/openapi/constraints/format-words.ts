import * as words from '@/.generated/words/openapi-schema/constraints';
import * as counts from '@/.generated/words/openapi-schema/counts';
import { decimal, wholeNumber } from '@/.generated/words/openapi-schema/types';

/** Formats of whole numbers and of decimals (OpenAPI Format Registry). */
const WHOLE_NUMBER = /^u?int(?:8|16|32|64)$|^(?:double|single)-int$/;
const DECIMAL = /^(?:float|double|decimal|decimal128)$/;

/** Words for the formats of texts; others are unknown. */
const TEXT_FORMATS: ReadonlyMap<string, string> = new Map(Object.entries(words.formats));

/** Words for a format of numbers: `whole number`, `decimal`; `undefined` for other formats. */
export function describeNumberFormat(format: string): string | undefined {
  if (WHOLE_NUMBER.test(format)) return wholeNumber;
  return DECIMAL.test(format) ? decimal : undefined;
}

/** Words for a format (JSON Schema validation 7); an unknown one as it is. */
export function describeFormat(format: string): string {
  return TEXT_FORMATS.get(format) ?? describeNumberFormat(format) ?? format;
}

/** Length as processors write it: `Fixed length, 4 N, MMYY format`, `Variable length, up to 12,2 N`. */
const LENGTH =
  /^(?:Fixed length,? {1,2}|Variable length,? {1,2}(up to) )(\d{1,9})(?:, ?(\d{1,2}))? ?(AN|N)?(?:[ ,(]{1,3}(?:in {1,2})?([YMDHms][-/:YMDHms ]{2,20}?)(?: format)?\)?)?$/i;

/**
 * Words for a format of the prose: `4 digits, MMYY`, `up to 12 digits, 2 of them decimals`. `AN`
 * counts characters: it stands beside dates with hyphens, too. Other formats as they are.
 */
export function describeProseFormat(format: string): string {
  const match = LENGTH.exec(format);
  if (!match) return format;
  const [, upTo, count = '', decimals, kind = '', shape] = match;
  const isDigits = decimals !== undefined || /^n$/i.test(kind);
  const counted = (isDigits ? counts.digits : counts.characters)({
    count: Number(count),
    text: count,
  });
  const parts = [
    upTo === undefined ? counted : counts.upTo(counted),
    decimals === undefined ? '' : words.decimals(decimals),
    shape ?? '',
  ];
  return parts.filter((text) => text !== '').join(', ');
}
