import { getObject } from '@/lib/openapi/core/json';
import type { ApiIndex, JsonObject } from '@/lib/openapi/core/types';
import type { FieldError } from './field-errors';

/** Meaning of every `rcode` of the document; empty where it has none. */
export function getMeanings(api: ApiIndex): JsonObject {
  return getObject(getObject(api.definitions, 'Rcode'), 'x-enum-descriptions') ?? {};
}

/** Meaning of a code as responses have it: the first sentence, without the full stop. */
export function getShortMeaning(api: ApiIndex, rcode: string): string {
  return String(getMeanings(api)[rcode] ?? '').replace(/\.(\s.*)?$/, '');
}

/** Code of a request that cannot be read or lacks a required field. */
export const UNREADABLE = '100';
/** Code of a request without card or bank account. */
export const NO_SOURCE = '103';

/** Code of an invalid field, by field. */
const BY_FIELD: Readonly<Record<string, string>> = {
  amt_tran: '104',
  auth_code: '105',
  avs_address: '106',
  avs_zip: '106',
  exp_date: '107',
  card_number: '108',
  customer: '112',
};
/** Code of a value that is too long or too short. */
const WRONG_LENGTH = '109';

/** Selects the code of a refused request, usually that of its first field. */
export function selectRcode(errors: readonly FieldError[]): string {
  const [first] = errors;
  const isAnonymous = errors.some(({ field }) => field === 'merchant_id');
  if (!first || isAnonymous) return UNREADABLE;
  if (first.message.startsWith('Send one of')) return NO_SOURCE;
  const fieldCode = Object.hasOwn(BY_FIELD, first.field) ? BY_FIELD[first.field] : undefined;
  if (fieldCode !== undefined) return fieldCode;
  return /^Must not have (more|fewer) than/.test(first.message) ? WRONG_LENGTH : UNREADABLE;
}
