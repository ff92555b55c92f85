import { getOwn, getText, isList, isObject } from '@/lib/openapi/json';
import { readOperation } from '@/lib/openapi/operation/read-operation';
import type { ApiIndex, Example, Json, JsonObject, Operation } from '@/lib/openapi/types';
import type { FieldError } from './field-errors';
import { NO_SOURCE, toFaultCode, toWords, UNREADABLE } from './rcodes';

/** The document's own examples of a status, in its order; empty when it has none. */
export function getExamples(operation: Operation, status: number): readonly Example[] {
  const response = operation.responses.find((one) => one.status === String(status));
  return response?.content[0]?.examples ?? [];
}

/**
 * The body of a 400 in the shape that the operation's document gives it, with these fields in `data`.
 * Code and message are those of the document's example for the first field, where there is one; else what
 * the code of the fault means.
 */
export function toInvalidBody(
  api: ApiIndex,
  operation: Operation,
  errors: readonly FieldError[],
): JsonObject {
  const examples = getExamples(operation, 400).map(({ value }) => value);
  const first = errors[0]?.field ?? '';
  const code = toFaultCode(errors);
  // An example of the first source is about that source, not about the lack of any.
  const isOwn = (value: Json) => code !== NO_SOURCE && getText(getFault(value), 'field') === first;
  const own = examples.find(isOwn);
  const known = own ?? examples[0];
  const words = getText(getFault(own), 'message');
  const data = errors.map((error, index) => toJson(error, index === 0 ? words : ''));
  if (isObject(known) && (own !== undefined || !Object.hasOwn(known, 'rcode'))) {
    return { ...known, data };
  }
  if (!hasRcode(api)) return { code: 2, message: 'Request failed validation', data };
  const meaning = toWords(api, code);
  if (code !== UNREADABLE && meaning !== '') return { rcode: code, rmsg: meaning, data };
  const isMissing = /^(Is required|Send one of)/.test(errors[0]?.message ?? '');
  return { rcode: '100', rmsg: `${first} is ${isMissing ? 'required' : 'not valid'}`, data };
}

/** The first entry of `data`. */
function getFault(value: Json | undefined): JsonObject | undefined {
  const data = isObject(value) ? getOwn(value, 'data') : undefined;
  const fault = isList(data) ? data[0] : undefined;
  return isObject(fault) ? fault : undefined;
}

/** `words` of the document say more than the pattern that was broken. */
function toJson({ field, message, errors }: FieldError, words: string): JsonObject {
  return {
    field,
    message: words !== '' && message.startsWith('Must match') ? words : message,
    ...(errors === undefined ? {} : { errors: errors.map((error) => toJson(error, '')) }),
  };
}

/** The body of a 404 for an address that is no operation, in the shape of the document's errors. */
export function toMissingBody(api: ApiIndex, message: string): JsonObject {
  return hasRcode(api) ? { rcode: '100', rmsg: message } : { code: 7, message };
}

/** Whether the errors of a document have an `rcode`, as the payment gateway's do, or a `code`. */
function hasRcode(api: ApiIndex): boolean {
  const [id = ''] = api.operations.keys();
  const operation = readOperation(api, id);
  const error = operation && getExamples(operation, 401)[0]?.value;
  return isObject(error) && Object.hasOwn(error, 'rcode');
}
