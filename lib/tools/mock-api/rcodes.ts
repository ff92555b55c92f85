import { getObject } from '@/lib/openapi/core/json';
import type { ApiIndex, JsonObject } from '@/lib/openapi/core/types';
import type { FieldError } from './field-errors';

/** Every `rcode` with its meaning, as the document lists them; empty where it has none. */
export function getMeanings(api: ApiIndex): JsonObject {
  return getObject(getObject(api.definitions, 'Rcode'), 'x-enum-descriptions') ?? {};
}

/** The meaning of a code, as short as an answer has it: its first sentence, without the full stop. */
export function getShortMeaning(api: ApiIndex, rcode: string): string {
  return String(getMeanings(api)[rcode] ?? '').replace(/\.(\s.*)?$/, '');
}

/** The request cannot be read, or lacks a required field. */
export const UNREADABLE = '100';
/** The request names no card or bank account. */
export const NO_SOURCE = '103';

/** Codes of a field, whatever is wrong with it. */
const BY_FIELD: Readonly<Record<string, string>> = {
  amt_tran: '104',
  auth_code: '105',
  avs_address: '106',
  avs_zip: '106',
  exp_date: '107',
  card_number: '108',
  customer: '112',
};
const WRONG_LENGTH = '109';

/** The code of a refused request (content/response-codes.json): that of its first field, as a rule. */
export function selectRcode(errors: readonly FieldError[]): string {
  const [first] = errors;
  const isAnonymous = errors.some(({ field }) => field === 'merchant_id');
  if (!first || isAnonymous) return UNREADABLE;
  if (first.message.startsWith('Send one of')) return NO_SOURCE;
  const fieldCode = Object.hasOwn(BY_FIELD, first.field) ? BY_FIELD[first.field] : undefined;
  if (fieldCode !== undefined) return fieldCode;
  return /^Must not have (more|fewer) than/.test(first.message) ? WRONG_LENGTH : UNREADABLE;
}
