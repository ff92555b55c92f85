import { getOwn, isObject } from '@/lib/openapi/json';
import { indexApi } from '@/lib/openapi/document/index-api';
import { readOperation } from '@/lib/openapi/operation/read-operation';
import type { ApiIndex, Json, JsonObject, Operation } from '@/lib/openapi/types';
import { getExamples, toInvalidBody, toMissingBody } from './api-errors';
import { toFieldErrors } from './field-errors';
import { isForm, readForm } from './form-body';
import { findOperationId } from './find-operation-id';
import { type ApiRequest, createPrism, type Prism, type Wish } from './prism';
import { getMeanings, toWords } from './rcodes';
import { type Outcome, toCheckResults, toOutcome } from './sandbox-outcomes';
import { findUnknownFields } from './unknown-fields';

/** What an API answers. Without a body when `body` is `undefined`. */
export type ApiAnswer = { readonly status: number; readonly body: unknown };

/** Answers one request. Rejects only when the document cannot be answered from. */
export type MockApi = (request: ApiRequest) => Promise<ApiAnswer>;

/**
 * An API that answers from its document and refuses what the document does not describe. It keeps nothing
 * between two requests. The first example answers, unless the sandbox data of the request (`toOutcome`), a
 * page after the last one, or a `Prefer` header asks for another.
 */
export async function createMockApi(document: JsonObject): Promise<MockApi> {
  const prism = await createPrism(document);
  const api = indexApi(document);
  return (request) => answer(api, prism, request);
}

async function answer(api: ApiIndex, prism: Prism, request: ApiRequest): Promise<ApiAnswer> {
  const id = findOperationId(api, request.method, request.path);
  const operation = id === undefined ? undefined : readOperation(api, id);
  if (!operation) {
    const message = `${request.method} ${request.path} is no operation of the ${api.title}`;
    return { status: 404, body: toMissingBody(api, message) };
  }
  const body = await parseBody(request);
  if (body === NOT_JSON) {
    const fault = { field: 'body', message: 'Is not valid JSON' };
    return { status: 400, body: toInvalidBody(api, operation, [fault]) };
  }
  const outcome = toOutcome(operation.entry.id, body, Object.keys(getMeanings(api)));
  const sent = body ?? (request.body.length === 0 ? undefined : request.body.toString());
  const given = await prism(request, sent, toWish(request, operation, outcome));
  const unknown = findUnknownFields(api, operation, request.query, body);
  const findings = [...(given.status === 400 ? given.findings : []), ...unknown];
  if (given.status !== 401 && findings.length > 0) {
    const errors = toFieldErrors(api, operation, body, findings);
    return { status: 400, body: toInvalidBody(api, operation, errors) };
  }
  if (outcome === undefined || given.status !== outcome.status) return toChecked(given, body);
  if (outcome.field) return { status: 400, body: toRefused(api, operation, outcome) };
  return toChecked({ ...given, body: withCode(api, given.body, outcome.rcode) }, body);
}

const NOT_JSON = Symbol('not JSON');

async function parseBody({
  headers,
  body,
}: ApiRequest): Promise<Json | undefined | typeof NOT_JSON> {
  const type = headers['content-type'] ?? '';
  if (isForm(type)) return readForm(type, body);
  if (body.length === 0 || !/[/+]json\b/.test(type)) return undefined;
  try {
    const value: Json = JSON.parse(body.toString());
    return value;
  } catch {
    return NOT_JSON;
  }
}

/** Prism's own header first (`Prefer: code=409`, `Prefer: example=empty`), then what the data asks for. */
function toWish({ headers, query }: ApiRequest, operation: Operation, outcome?: Outcome): Wish {
  const prefer = headers.prefer ?? '';
  const code = /\bcode=([2-5]\d\d)\b/.exec(prefer)?.[1];
  const name = /\bexample=([\w-]+)/.exec(prefer)?.[1];
  if (code !== undefined || name !== undefined) {
    return { ...(code ? { code: Number(code) } : {}), ...(name ? { exampleKey: name } : {}) };
  }
  if (outcome) {
    const like = getExamples(operation, outcome.status).find(({ value }) =>
      JSON.stringify(value).includes(outcome.shows ?? `"rcode":"${outcome.rcode}"`),
    );
    return { code: outcome.status, ...(like ? { exampleKey: like.name } : {}) };
  }
  const isPastEnd = Number(query.get('page') ?? 0) > 0;
  const empty = getExamples(operation, 200).find(({ value }) => isEmptyPage(value));
  return isPastEnd && empty ? { exampleKey: empty.name } : {};
}

function isEmptyPage(value: Json): boolean {
  return isObject(value) && JSON.stringify(getOwn(value, 'data')) === '[]';
}

/** The answer with this code and its meaning, where the document has no example of it. */
function withCode(api: ApiIndex, body: unknown, rcode: string): unknown {
  if (!isObject(body) || !Object.hasOwn(body, 'rcode') || body.rcode === rcode) return body;
  return { ...body, rcode, rmsg: toWords(api, rcode) };
}

function toRefused(api: ApiIndex, operation: Operation, { rcode, field }: Outcome): JsonObject {
  const body = toInvalidBody(api, operation, field ? [field] : []);
  // The errors of the other API have no such code.
  if (!Object.hasOwn(body, 'rcode')) return body;
  return { ...body, rcode, rmsg: toWords(api, rcode) };
}

/** Address and CVV2 results as the request's data has it. */
function toChecked({ status, body }: ApiAnswer, sent: Json | undefined): ApiAnswer {
  const isPayment = isObject(body) && Object.hasOwn(body, 'auth_avs_result');
  if (!isPayment || !isObject(sent)) return { status, body };
  return { status, body: { ...body, ...toCheckResults(sent, String(body.rcode)) } };
}
