import { getOwn, getText, isList, isObject } from '@/lib/openapi/core/json';
import type { ApiIndex, Example, Json, JsonObject, Operation } from '@/lib/openapi/core/types';
import { resolveOperation } from '@/lib/openapi/operation/resolve-operation';
import type { FieldError } from './field-errors';
import { NO_SOURCE, selectRcode, getShortMeaning, UNREADABLE } from './rcodes';

/** Examples of a status in the document, in its order; empty when it has none. */
export function getResponseExamples(operation: Operation, status: number): readonly Example[] {
  const response = operation.responses.find((one) => one.status === String(status));
  return response?.content[0]?.examples ?? [];
}

/**
 * Builds the body of a 400 in the shape of the document, with these fields in `data`. Code and
 * message are those of the document's example for the first field, or else those of the error's
 * code.
 */
export function buildInvalidBody(
  api: ApiIndex,
  operation: Operation,
  errors: readonly FieldError[],
): JsonObject {
  const examples = getResponseExamples(operation, 400).map(({ value }) => value);
  const first = errors[0]?.field ?? '';
  const code = selectRcode(errors);
  // An example for the first source does not fit a request without any source.
  const isForField = (value: Json) =>
    code !== NO_SOURCE && getText(getFirstEntry(value), 'field') === first;
  const matching = examples.find(isForField);
  const template = matching ?? examples[0];
  const exampleMessage = getText(getFirstEntry(matching), 'message');
  const data = errors.map((error, index) =>
    buildErrorEntry(error, index === 0 ? exampleMessage : ''),
  );
  if (isObject(template) && (matching !== undefined || !Object.hasOwn(template, 'rcode'))) {
    return { ...template, data };
  }
  if (!hasRcode(api)) return { code: 2, message: 'Request failed validation', data };
  const meaning = getShortMeaning(api, code);
  if (code !== UNREADABLE && meaning !== '') return { rcode: code, rmsg: meaning, data };
  const isMissing = /^(Is required|Send one of)/.test(errors[0]?.message ?? '');
  return { rcode: '100', rmsg: `${first} is ${isMissing ? 'required' : 'not valid'}`, data };
}

/** First entry of `data`; `undefined` for none. */
function getFirstEntry(value: Json | undefined): JsonObject | undefined {
  const data = isObject(value) ? getOwn(value, 'data') : undefined;
  const entry = isList(data) ? data[0] : undefined;
  return isObject(entry) ? entry : undefined;
}

/** Builds an entry of `data`; a message of an example says more than a broken pattern. */
function buildErrorEntry(
  { field, message, errors }: FieldError,
  exampleMessage: string,
): JsonObject {
  return {
    field,
    message: exampleMessage !== '' && message.startsWith('Must match') ? exampleMessage : message,
    ...(errors === undefined ? {} : { errors: errors.map((error) => buildErrorEntry(error, '')) }),
  };
}

/** Builds the body of a 404 for an unknown address, in the shape of the document's errors. */
export function buildNotFoundBody(api: ApiIndex, message: string): JsonObject {
  return hasRcode(api) ? { rcode: '100', rmsg: message } : { code: 7, message };
}

/** Whether the errors of a document have an `rcode`, as the payment gateway's do, or a `code`. */
function hasRcode(api: ApiIndex): boolean {
  const [id = ''] = api.operations.keys();
  const operation = resolveOperation(api, id);
  const error = operation && getResponseExamples(operation, 401)[0]?.value;
  return isObject(error) && Object.hasOwn(error, 'rcode');
}
