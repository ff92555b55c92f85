import type { ErrorShape } from '@/lib/content/schemas/sandbox';
import { getObject } from '@/lib/openapi/core/json';
import type { ApiIndex, JsonObject } from '@/lib/openapi/core/types';
import type { FieldError } from './field-errors';

/** Meaning of every code of the document; empty where it has none. */
export function getMeanings(api: ApiIndex, { meanings }: ErrorShape): JsonObject {
  const schema = meanings === undefined ? undefined : getObject(api.definitions, meanings);
  return getObject(schema, 'x-enum-descriptions') ?? {};
}

/** Meaning of a code as responses have it: the first sentence, without the full stop. */
export function getShortMeaning(api: ApiIndex, shape: ErrorShape, code: string): string {
  return String(getMeanings(api, shape)[code] ?? '').replace(/\.(\s.*)?$/, '');
}

/** Selects the code of a refused request, usually that of its first field. */
export function selectErrorCode(
  { invalid, first = [], fields = {}, noAlternative, wrongLength }: ErrorShape,
  errors: readonly FieldError[],
): string | number {
  const [error] = errors;
  if (!error || errors.some(({ field }) => first.includes(field))) return invalid.code;
  if (isWithoutAlternative(error) && noAlternative !== undefined) return noAlternative;
  const fieldCode = Object.hasOwn(fields, error.field) ? fields[error.field] : undefined;
  if (fieldCode !== undefined) return fieldCode;
  const isLength = /^Must not have (more|fewer) than/.test(error.message);
  return isLength && wrongLength !== undefined ? wrongLength : invalid.code;
}

/** Whether none of several alternatives was sent. */
export function isWithoutAlternative({ message }: FieldError): boolean {
  return message.startsWith('Send one of');
}
