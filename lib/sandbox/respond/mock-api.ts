import type { ErrorShape } from '@/lib/content/schemas/sandbox/sandbox';
import type { TestData } from '@/lib/content/schemas/test-data';
import type { RequestSignature } from '@/lib/content/schemas/workbench/request-signature';
import { getOwn, isObject } from '@/lib/openapi/core/json';
import type { Operation, Parameter } from '@/lib/openapi/core/operation-types';
import type { ApiIndex, Json, JsonObject } from '@/lib/openapi/core/types';
import { resolveSigning } from '@/lib/openapi/operation/needs/resolve-needs';
import { listRequirements } from '@/lib/openapi/request/request-security';
import {
  type CheckRun,
  createCheckRun,
  getHiddenKeyword,
} from '@/lib/openapi/validation/check-run';
import { findViolations } from '@/lib/openapi/validation/matches-schema';
import {
  buildInvalidBody,
  buildInvalidResponse,
  buildNotFoundBody,
  getResponseExamples,
  selectErrorShape,
  getMeanings,
  getShortMeaning,
} from './api-errors';
import { type ApiRequest, CONTENT_TYPE, parseBody, parseParameter } from './api-request';
import { isAuthorized, isSigned } from './check-authorization';
import { describeViolations, findUndeclaredParameters, type RequestError } from './request-errors';
import { listRoutes, type Route } from './routes';
import { buildCheckResults, decideOutcome, type Outcome } from './sandbox-outcomes';
import { type ApiResponse, type ResponsePreference, selectResponse } from './select-response';

/** A request that an operation accepts, in its parts. */
export type AcceptedRequest = {
  readonly operation: Operation;
  readonly request: ApiRequest;
  /** Values of the path's variables by name, decoded. */
  readonly path: ReadonlyMap<string, string>;
  /** Values of the documented query parameters by name, as their schemas type them. */
  readonly query: JsonObject;
  /** Body; `undefined` for none, and for a media type that is not checked. */
  readonly body: Json | undefined;
};

/** What a document says to a request. */
type DocumentedResponse = {
  readonly response: ApiResponse;
  /** Absent where the request is refused, or asks for a certain response (`Prefer`). */
  readonly accepted?: AcceptedRequest;
};

/** An API that responds from its document. */
export type MockApi = {
  readonly api: ApiIndex;
  /** Whether an operation has this path. */
  readonly hasPath: (path: string) => boolean;
  /** Responds to a request. */
  readonly respond: (request: ApiRequest) => Promise<DocumentedResponse>;
  /** Response with a status of an operation that says what is wrong with one field. */
  readonly refuse: (operation: Operation, status: number, error: RequestError) => ApiResponse;
};

/** Knowledge of a mock API: its document, the shape of its errors, and the data of the sandbox. */
type MockContext = {
  readonly api: ApiIndex;
  readonly routes: readonly Route[];
  /** State of the checks of requests: schemas are resolved once. */
  readonly checks: CheckRun;
  readonly shape: ErrorShape;
  readonly data: TestData;
  /** Time in ms, by which cards expire. */
  readonly getNow: () => number;
  /** How requests are signed; absent where they are not. */
  readonly signature?: RequestSignature | undefined;
};

/**
 * Creates an API that responds with the examples of its document and refuses what the document does
 * not describe. It keeps no state. The first example is the response, unless test data in the
 * request (`decideOutcome`), a page after the last one, or a `Prefer` header selects another.
 */
export function createMockApi(
  api: ApiIndex,
  data: TestData,
  getNow = Date.now,
  signature?: RequestSignature,
): MockApi {
  const routes = listRoutes(api);
  const shape = selectErrorShape(api, data.sandbox.errors);
  const checks = {
    ...createCheckRun(api, getHiddenKeyword('request'), MAX_CHECKS),
    // A resource is sent back as it was read (OpenAPI 3.1, `readOnly`).
    ignoresHidden: true,
    matchesPattern,
  };
  const context = { api, routes, checks, data, shape, getNow, signature };
  return {
    api,
    hasPath: (path) => routes.some(({ pattern }) => pattern.test(path)),
    respond: (request) => respond(context, request),
    refuse: (operation, status, error) => buildInvalidResponse(context, operation, status, [error]),
  };
}

async function respond(context: MockContext, request: ApiRequest): Promise<DocumentedResponse> {
  const { api, routes, shape } = context;
  const { method, path } = request;
  const route = routes.find((one) => one.method === method && one.pattern.test(path));
  const operation = route?.resolve();
  if (!route || !operation) {
    const message = `${method} ${path} is no operation of the ${api.title}`;
    return { response: { status: 404, body: buildNotFoundBody(shape, message) } };
  }
  const requirements = listRequirements(api, operation);
  if (
    !isAuthorized(requirements, request) ||
    !(await isSigned(api, operation, request, context.signature))
  )
    return { response: buildUnauthorized(api, operation) };
  const run = { ...context.checks };
  const { media, value: body, error } = await parseBody(run, operation, request);
  if (countValues(body) > MAX_BODY_VALUES) {
    const message = `The body has more than ${MAX_BODY_VALUES} values.`;
    return { response: { status: 413, body: { message } } };
  }
  const variables = route.parse(path);
  const values = operation.parameters.map(
    (one) => [one, parseParameter(run, one, request, variables)] as const,
  );
  const errors = [
    ...values.flatMap(([one, value]) => listParameterErrors(run, one, value)),
    ...(error ? [error] : []),
    ...(media && body !== undefined
      ? describeViolations(api, findViolations(run, media.schema, body))
      : []),
    ...findUndeclaredParameters(api, operation, requirements, request.query),
  ];
  if (errors.length > 0) return { response: refuse(context, operation, errors) };
  const query = values.flatMap(([one, value]) =>
    one.in === 'query' && value !== undefined ? [[one.name, value] as const] : [],
  );
  return respondToAccepted(context, {
    ...{ operation, request, path: variables, body },
    query: Object.fromEntries(query),
  });
}

/** Documented response to an accepted request: the one that it prefers, else that of its outcome. */
function respondToAccepted(context: MockContext, accepted: AcceptedRequest): DocumentedResponse {
  const { api, shape, data, getNow } = context;
  const { operation, request, body } = accepted;
  const preferred = parsePreference(request);
  const codes = Object.keys(getMeanings(api, shape));
  const outcome = preferred
    ? undefined
    : decideOutcome(data, operation.entry.id, body, codes, getNow());
  const preference = preferred ?? getPreference(request, operation, data, outcome);
  const response = selectResponse(api, operation, preference, request.headers.accept);
  if (preferred || response.status === 406)
    return { response: withCheckResults(data, response, body) };
  if (outcome === undefined || response.status !== outcome.status)
    return { accepted, response: withCheckResults(data, response, body) };
  if (outcome.field)
    return { response: { status: 400, body: buildRefusedBody(context, operation, outcome) } };
  const coded = { ...response, body: withCode(context, response.body, outcome.code) };
  return { accepted, response: withCheckResults(data, coded, body) };
}

/** Matches a text with any pattern: a request is the developer's own, and so is the document. */
function matchesPattern(text: string, pattern: string): boolean | undefined {
  try {
    return new RegExp(pattern, 'u').test(text);
  } catch {
    return undefined;
  }
}

/** Documented response to a request without a key or signature, else one in words. */
function buildUnauthorized(api: ApiIndex, operation: Operation): ApiResponse {
  const response = selectResponse(api, operation, { code: 401 });
  if (response.status === 401) return response;
  const signing = resolveSigning(api, operation.entry, operation);
  const keys = operation.security.join(' or ');
  const needed = [...(keys === '' ? [] : [keys]), ...(signing ? ['a signature'] : [])];
  return { status: 401, body: { message: `Needs ${needed.join(' and ')}` } };
}

function listParameterErrors(
  run: CheckRun,
  { name, required, schema }: Parameter,
  value: Json | undefined,
): readonly RequestError[] {
  if (value !== undefined)
    return describeViolations(run.api, findViolations(run, schema, value, [name]));
  return required ? [{ path: [name], message: 'Is required' }] : [];
}

/** Documented 415 or 422 where there is one, else a 400, with the fields to correct. */
function refuse(
  context: MockContext,
  operation: Operation,
  errors: readonly RequestError[],
): ApiResponse {
  const isType = errors.some(({ path }) => path[0] === CONTENT_TYPE);
  const codes = [...(isType ? [415] : []), 422];
  const isDocumented = (code: number) =>
    operation.responses.some(({ status }) => status === String(code));
  return buildInvalidResponse(context, operation, codes.find(isDocumented) ?? 400, errors);
}

/** Most schemas that are checked for a request, which takes seconds. */
const MAX_CHECKS = 1_000_000;

/** Most values of a body that is validated: more than any request has. */
const MAX_BODY_VALUES = 50_000;

/** Counts the values of a body until they are too many; 0 for none. Iterative, as it may be deep. */
function countValues(body: Json | undefined): number {
  const open: Json[] = body === undefined ? [] : [body];
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

/** Response that a header asks for: `Prefer: code=409`, `example=empty` (RFC 7240); `undefined` for none. */
function parsePreference({ headers: { prefer = '' } }: ApiRequest): ResponsePreference | undefined {
  const code = /\bcode=([2-5]\d\d)\b/.exec(prefer)?.[1];
  const name = /\bexample=([\w-]+)/.exec(prefer)?.[1];
  if (code === undefined && name === undefined) return undefined;
  return { ...(code ? { code: Number(code) } : {}), ...(name ? { exampleKey: name } : {}) };
}

/** Preferred response by test data: that of the outcome, else an empty page behind the last one. */
function getPreference(
  { query }: ApiRequest,
  operation: Operation,
  { sandbox: { pages } }: TestData,
  outcome?: Outcome,
): ResponsePreference {
  if (outcome) {
    const matching = getResponseExamples(operation, outcome.status).find(({ value }) =>
      JSON.stringify(value).includes(outcome.exampleText),
    );
    return {
      code: outcome.status,
      ...(matching ? { exampleKey: matching.name } : {}),
    };
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
