import type { ErrorShape } from '@/lib/content/schemas/sandbox/sandbox';
import type { TestData } from '@/lib/content/schemas/test-data';
import { getOwn, getText, isContainer, isList, isObject, getObject } from '@/lib/openapi/core/json';
import type { Operation } from '@/lib/openapi/core/operation-types';
import type { ApiIndex, Example, Json, JsonObject } from '@/lib/openapi/core/types';
import { resolveOperation } from '@/lib/openapi/operation/resolve-operation';
import { findDocumentedResponse } from '@/lib/openapi/operation/resolve-responses';
import { getSchemaNode } from '@/lib/openapi/schema-view/schema-node';
import { nameErrors } from './named-errors';
import { type FieldError, listFieldErrors, type RequestError } from './request-errors';
import { type ApiResponse, selectResponse } from './select-response';

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
function selectErrorCode(
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
function isWithoutAlternative({ message }: FieldError): boolean {
  return message.startsWith('Send one of');
}

/** Examples of a status in the document, in its order; empty when it has none. */
export function getResponseExamples(operation: Operation, status: number): readonly Example[] {
  const response = operation.responses.find((one) => one.status === String(status));
  return response?.content[0]?.examples ?? [];
}

/** Shape of errors that a provider without one gets: code and fields of the local API host. */
const DEFAULT_SHAPE: ErrorShape = {
  code: 'code',
  message: 'message',
  list: 'data',
  invalid: { code: 400 },
  notFound: 404,
};

/** Selects the shape of a document's errors by its first 401; the last shape fits any document. */
export function selectErrorShape(api: ApiIndex, shapes: readonly ErrorShape[]): ErrorShape {
  const [id = ''] = api.operations.keys();
  const operation = resolveOperation(api, id);
  const error = operation && getResponseExamples(operation, 401)[0]?.value;
  const matching = shapes.find(({ code }) => isObject(error) && Object.hasOwn(error, code));
  return matching ?? shapes.at(-1) ?? DEFAULT_SHAPE;
}

/**
 * Builds the body of a 400 in the shape of the document, with these fields in its list. Code and
 * message are those of the document's example for the first field, or else those of the error's
 * code.
 */
export function buildInvalidBody(
  api: ApiIndex,
  shape: ErrorShape,
  operation: Operation,
  errors: readonly FieldError[],
): JsonObject {
  const { list, invalid } = shape;
  const examples = getResponseExamples(operation, 400).map(({ value }) => value);
  const [first] = errors;
  const name = first?.field ?? '';
  const code = selectErrorCode(shape, errors);
  // An example for the first alternative does not fit a request without any.
  const isForField = (value: Json) =>
    !(first && isWithoutAlternative(first) && code === shape.noAlternative) &&
    getText(getFirstEntry(value, list), 'field') === name;
  const matching = examples.find(isForField);
  const exampleMessage = getText(getFirstEntry(matching, list), 'message');
  const entries = errors.map((error, index) =>
    buildErrorEntry(error, index === 0 ? exampleMessage : ''),
  );
  // Where all fields share one code, any example has the right one.
  const [any] = examples;
  const isFixed = !shape.fields || (isObject(any) && !Object.hasOwn(any, shape.code));
  const template = matching ?? (isFixed ? any : undefined);
  if (isObject(template)) return { ...template, [list]: entries };
  const build = (value: string | number, message: string) => ({
    [shape.code]: value,
    [shape.message]: message,
    [list]: entries,
  });
  const meaning = getShortMeaning(api, shape, String(code));
  if (code !== invalid.code && meaning !== '') return build(code, meaning);
  const isMissing = /^(Is required|Send one of)/.test(first?.message ?? '');
  const named = `${name} is ${isMissing ? 'required' : 'not valid'}`;
  return build(invalid.code, invalid.message ?? named);
}

/** Response with a status that names the fields to correct: in the shape of the rules, else in that of the document. */
export function buildInvalidResponse(
  { api, shape, data }: { api: ApiIndex; shape: ErrorShape; data: TestData },
  operation: Operation,
  status: number,
  errors: readonly RequestError[],
): ApiResponse {
  const documented = findDocumentedResponse(operation.responses, String(status));
  const isShaped = status === 400 && data.sandbox.errors.length > 0;
  if (documented && !isShaped) {
    const names = errors.map(({ path }) => JSON.stringify(path.at(-1) ?? ''));
    const examples = documented.content[0]?.examples ?? [];
    const own = examples.find(({ value }) =>
      names.some((name) => JSON.stringify(value).includes(name)),
    );
    const selected = { code: status, ...(own && { exampleKey: own.name }) };
    const response = selectResponse(api, operation, selected);
    const body: Json = JSON.parse(JSON.stringify(response.body ?? null));
    const fields = listRequestNames(api, operation, errors);
    if (isContainer(body)) return { ...response, body: nameErrors(body, { errors, fields }) };
    if (status !== 400) return response;
  }
  return { status, body: buildInvalidBody(api, shape, operation, listFieldErrors(errors)) };
}

/** Names of all that a request may have: fields of its body, parameters, and what is wrong in it. */
function listRequestNames(
  api: ApiIndex,
  { parameters, requestBody }: Operation,
  errors: readonly RequestError[],
): readonly string[] {
  const nodes = (requestBody?.content ?? []).map(({ schema }) => getSchemaNode(api, schema));
  return [
    ...[...parameters, ...nodes.flatMap(({ fields }) => fields)].map(({ name }) => name),
    ...errors.flatMap(({ path: [first] }) => first ?? []),
  ];
}

/** First entry of a body's list; `undefined` for none. */
function getFirstEntry(value: Json | undefined, list: string): JsonObject | undefined {
  const data = isObject(value) ? getOwn(value, list) : undefined;
  const entry = isList(data) ? data[0] : undefined;
  return isObject(entry) ? entry : undefined;
}

/** Builds an entry of a list; a message of an example says more than a broken pattern. */
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
export function buildNotFoundBody(shape: ErrorShape, message: string): JsonObject {
  return { [shape.code]: shape.notFound, [shape.message]: message };
}
