import type { ErrorShape } from '@/lib/content/schemas/sandbox';
import type { TestData } from '@/lib/content/schemas/test-data';
import { getOwn, isObject } from '@/lib/openapi/core/json';
import type { ApiIndex, Json, JsonObject, Operation } from '@/lib/openapi/core/types';
import { indexApi } from '@/lib/openapi/document/index-api';
import { resolveOperation } from '@/lib/openapi/operation/resolve-operation';
import {
  buildInvalidBody,
  buildNotFoundBody,
  getResponseExamples,
  selectErrorShape,
} from './api-errors';
import { getMeanings, getShortMeaning } from './error-codes';
import { listFieldErrors } from './field-errors';
import { isForm, parseForm } from './form-body';
import { type ApiRequest, createPrism, type Prism, type ResponsePreference } from './prism';
import { buildCheckResults, decideOutcome, type Outcome } from './sandbox-outcomes';
import { findUnknownFields } from './unknown-fields';

/** Response of an API; `body` is `undefined` for none, `headers` are those of the document. */
export type ApiResponse = {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
};

/** Responds to a request. Rejects only when the document does not allow a response. */
export type MockApi = (request: ApiRequest) => Promise<ApiResponse>;

/** What a mock API knows: its document, the shape of its errors, and the data of the sandbox. */
type MockContext = {
  readonly api: ApiIndex;
  readonly shape: ErrorShape;
  readonly data: TestData;
};

/**
 * Creates an API that responds with the examples of its document and refuses what the document does
 * not describe. It keeps no state. The first example is the response, unless test data in the
 * request (`decideOutcome`), a page after the last one, or a `Prefer` header selects another.
 */
export async function createMockApi(document: JsonObject, data: TestData): Promise<MockApi> {
  const prism = await createPrism(document);
  const api = indexApi(document);
  const context = { api, data, shape: selectErrorShape(api, data.sandbox.errors) };
  return (request) => respond(context, prism, request);
}

async function respond(
  context: MockContext,
  prism: Prism,
  request: ApiRequest,
): Promise<ApiResponse> {
  const { api, shape, data } = context;
  const id = findOperationId(api, request.method, request.path);
  const operation = id === undefined ? undefined : resolveOperation(api, id);
  if (!operation) {
    const message = `${request.method} ${request.path} is no operation of the ${api.title}`;
    return { status: 404, body: buildNotFoundBody(shape, message) };
  }
  const body = await parseBody(request);
  if (countValues(body) > MAX_BODY_VALUES)
    return { status: 413, body: { message: `The body has more than ${MAX_BODY_VALUES} values.` } };
  if (body === NOT_JSON) {
    const error = { field: 'body', message: 'Is not valid JSON' };
    return { status: 400, body: buildInvalidBody(api, shape, operation, [error]) };
  }
  const codes = Object.keys(getMeanings(api, shape));
  const outcome = decideOutcome(data, operation.entry.id, body, codes);
  const prismBody = body ?? (request.body.length === 0 ? undefined : request.body.toString());
  const preference = getPreference(request, operation, data, outcome);
  const prismResponse = await prism(request, prismBody, preference);
  const unknown = findUnknownFields(api, operation, request.query, body);
  const findings = [...(prismResponse.status === 400 ? prismResponse.findings : []), ...unknown];
  if (prismResponse.status !== 401 && findings.length > 0) {
    const errors = listFieldErrors(api, operation, body, findings);
    return { status: 400, body: buildInvalidBody(api, shape, operation, errors) };
  }
  if (outcome === undefined || prismResponse.status !== outcome.status)
    return withCheckResults(data, prismResponse, body);
  if (outcome.field) return { status: 400, body: buildRefusedBody(context, operation, outcome) };
  const withCodeOfOutcome = withCode(context, prismResponse.body, outcome.code);
  return withCheckResults(data, { ...prismResponse, body: withCodeOfOutcome }, body);
}

const NOT_JSON = Symbol('not JSON');

/** Most values of a body that is validated, which takes a second: more than any request has. */
const MAX_BODY_VALUES = 50_000;

/** Counts the values of a body until they are too many; 0 for none. Iterative, as it may be deep. */
function countValues(body: Json | undefined | typeof NOT_JSON): number {
  const open: Json[] = body === undefined || body === NOT_JSON ? [] : [body];
  let count = 0;
  for (let one = open.pop(); one !== undefined && count <= MAX_BODY_VALUES; one = open.pop()) {
    count += 1;
    if (typeof one !== 'object' || one === null) continue;
    const inner: readonly Json[] = Object.values(one);
    if (inner.length > MAX_BODY_VALUES) return inner.length;
    open.push(...inner);
  }
  return count;
}

async function parseBody({
  headers,
  body,
}: ApiRequest): Promise<Json | undefined | typeof NOT_JSON> {
  const type = headers['content-type'] ?? '';
  if (isForm(type)) return parseForm(type, body);
  if (body.length === 0 || !/[/+]json\b/.test(type)) return undefined;
  try {
    const value: Json = JSON.parse(body.toString());
    return value;
  } catch {
    return NOT_JSON;
  }
}

/** Preferred response: by header (`Prefer: code=409`, `example=empty`), else by test data. */
function getPreference(
  { headers, query }: ApiRequest,
  operation: Operation,
  { sandbox: { pages } }: TestData,
  outcome?: Outcome,
): ResponsePreference {
  const prefer = headers.prefer ?? '';
  const code = /\bcode=([2-5]\d\d)\b/.exec(prefer)?.[1];
  const name = /\bexample=([\w-]+)/.exec(prefer)?.[1];
  if (code !== undefined || name !== undefined) {
    return { ...(code ? { code: Number(code) } : {}), ...(name ? { exampleKey: name } : {}) };
  }
  if (outcome) {
    const matching = getResponseExamples(operation, outcome.status).find(({ value }) =>
      JSON.stringify(value).includes(outcome.exampleText),
    );
    return { code: outcome.status, ...(matching ? { exampleKey: matching.name } : {}) };
  }
  const isPastEnd = pages && Number(query.get(pages.parameter) ?? 0) > 0;
  const isEmptyPage = (value: Json) =>
    isObject(value) && JSON.stringify(getOwn(value, pages?.list ?? '')) === '[]';
  const empty = getResponseExamples(operation, 200).find(({ value }) => isEmptyPage(value));
  return isPastEnd && empty ? { exampleKey: empty.name } : {};
}

/** Sets code and meaning of a body, where the document has no example of the code. */
function withCode({ api, shape }: MockContext, body: unknown, code: string): unknown {
  if (!shape.fields || !isObject(body) || !Object.hasOwn(body, shape.code)) return body;
  if (body[shape.code] === code) return body;
  return { ...body, [shape.code]: code, [shape.message]: getShortMeaning(api, shape, code) };
}

function buildRefusedBody(
  { api, shape }: MockContext,
  operation: Operation,
  { code, field }: Outcome,
): JsonObject {
  const body = buildInvalidBody(api, shape, operation, field ? [field] : []);
  // Where all errors share one code, there is none for the field.
  if (!shape.fields) return body;
  return { ...body, [shape.code]: code, [shape.message]: getShortMeaning(api, shape, code) };
}

/** Sets the address and CVV2 results of a payment by the request's data. */
function withCheckResults(
  data: TestData,
  response: ApiResponse,
  requestBody: Json | undefined,
): ApiResponse {
  const { body } = response;
  const { zip = '', code = '' } = data.sandbox.response;
  const isPayment = isObject(body) && Object.hasOwn(body, zip);
  if (!isPayment || !isObject(requestBody)) return response;
  const results = buildCheckResults(data, requestBody, String(body[code]));
  return { ...response, body: { ...body, ...results } };
}

/**
 * Id (`post /void/{pgIdOrig}`) of the operation that matches a request, of several the one with the
 * fewest variables; `undefined` for none. `path` has no server prefix.
 */
function findOperationId(api: ApiIndex, method: string, path: string): string | undefined {
  const parts = path.split('/');
  const found = [...api.operations.values()].filter(
    (one) =>
      !one.webhook && one.method === method.toLowerCase() && matchesTemplate(one.path, parts),
  );
  const countVariables = (template: string) => template.split('{').length;
  return found.sort((a, b) => countVariables(a.path) - countVariables(b.path))[0]?.id;
}

function matchesTemplate(template: string, parts: readonly string[]): boolean {
  const wanted = template.split('/');
  if (wanted.length !== parts.length) return false;
  return wanted.every((one, index) => {
    const part = parts[index] ?? '';
    return one === part || (/^\{.+\}$/.test(one) && part !== '');
  });
}
