import type { ErrorShape } from '@/lib/content/schemas/sandbox';
import type { TestData } from '@/lib/content/schemas/test-data';
import { getOwn, isObject } from '@/lib/openapi/core/json';
import type { Operation, Parameter } from '@/lib/openapi/core/operation-types';
import type { ApiIndex, Json, JsonObject } from '@/lib/openapi/core/types';
import {
  type CheckRun,
  createCheckRun,
  getHiddenKeyword,
} from '@/lib/openapi/validation/check-run';
import { findViolations } from '@/lib/openapi/validation/matches-schema';
import {
  buildInvalidBody,
  buildNotFoundBody,
  getResponseExamples,
  selectErrorShape,
  getMeanings,
  getShortMeaning,
} from './api-errors';
import { type ApiRequest, CONTENT_TYPE, parseBody, parseParameter } from './api-request';
import { isAuthorized, listRequirements } from './check-authorization';
import {
  describeViolations,
  findUndeclaredParameters,
  listFieldErrors,
  type RequestError,
} from './request-errors';
import { listRoutes, type Route } from './routes';
import { buildCheckResults, decideOutcome, type Outcome } from './sandbox-outcomes';
import { type ApiResponse, type ResponsePreference, selectResponse } from './select-response';

/** An API that responds from its document. */
export type MockApi = {
  /** Whether an operation has this path. */
  readonly hasPath: (path: string) => boolean;
  /** Responds to a request. */
  readonly respond: (request: ApiRequest) => Promise<ApiResponse>;
};

/** Knowledge of a mock API: its document, the shape of its errors, and the data of the sandbox. */
type MockContext = {
  readonly api: ApiIndex;
  readonly routes: readonly Route[];
  /** State of the checks of requests: schemas are resolved once. */
  readonly checks: CheckRun;
  readonly shape: ErrorShape;
  readonly data: TestData;
};

/**
 * Creates an API that responds with the examples of its document and refuses what the document does
 * not describe. It keeps no state. The first example is the response, unless test data in the
 * request (`decideOutcome`), a page after the last one, or a `Prefer` header selects another.
 */
export function createMockApi(api: ApiIndex, data: TestData): MockApi {
  const routes = listRoutes(api);
  const shape = selectErrorShape(api, data.sandbox.errors);
  const checks = {
    ...createCheckRun(api, getHiddenKeyword('request'), MAX_CHECKS),
    // A resource is sent back as it was read (OpenAPI 3.1, `readOnly`).
    ignoresHidden: true,
    matchesPattern,
  };
  return {
    hasPath: (path) => routes.some(({ pattern }) => pattern.test(path)),
    respond: (request) => respond({ api, routes, checks, data, shape }, request),
  };
}

async function respond(context: MockContext, request: ApiRequest): Promise<ApiResponse> {
  const { api, routes, shape, data } = context;
  const { method, path, query } = request;
  const route = routes.find((one) => one.method === method && one.pattern.test(path));
  const operation = route?.resolve();
  if (!route || !operation) {
    const message = `${method} ${path} is no operation of the ${api.title}`;
    return { status: 404, body: buildNotFoundBody(shape, message) };
  }
  const requirements = listRequirements(api, operation);
  if (!isAuthorized(requirements, request)) return buildUnauthorized(api, operation);
  const run = { ...context.checks };
  const { media, value: body, error } = await parseBody(run, operation, request);
  if (countValues(body) > MAX_BODY_VALUES)
    return { status: 413, body: { message: `The body has more than ${MAX_BODY_VALUES} values.` } };
  const variables = route.parse(path);
  const errors = [
    ...operation.parameters.flatMap((one) =>
      listParameterErrors(run, one, parseParameter(run, one, request, variables)),
    ),
    ...(error ? [error] : []),
    ...(media && body !== undefined
      ? describeViolations(api, findViolations(run, media.schema, body))
      : []),
    ...findUndeclaredParameters(api, operation, requirements, query),
  ];
  if (errors.length > 0) return refuse(context, operation, errors);
  const codes = Object.keys(getMeanings(api, shape));
  const outcome = decideOutcome(data, operation.entry.id, body, codes);
  const preference = getPreference(request, operation, data, outcome);
  const response = selectResponse(api, operation, preference, request.headers.accept);
  if (outcome === undefined || response.status !== outcome.status)
    return withCheckResults(data, response, body);
  if (outcome.field) return { status: 400, body: buildRefusedBody(context, operation, outcome) };
  const withCodeOfOutcome = withCode(context, response.body, outcome.code);
  return withCheckResults(data, { ...response, body: withCodeOfOutcome }, body);
}

/** Matches a text with any pattern: a request is the developer's own, and so is the document. */
function matchesPattern(text: string, pattern: string): boolean | undefined {
  try {
    return new RegExp(pattern, 'u').test(text);
  } catch {
    return undefined;
  }
}

/** Documented response to a request without a key, else one in words. */
function buildUnauthorized(api: ApiIndex, operation: Operation): ApiResponse {
  const response = selectResponse(api, operation, { code: 401 });
  if (response.status === 401) return response;
  return { status: 401, body: { message: `Needs ${operation.security.join(' or ')}` } };
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

/** Documented 415 or 422 where there is one, else a 400 with the fields to correct. */
function refuse(
  { api, shape }: MockContext,
  operation: Operation,
  errors: readonly RequestError[],
): ApiResponse {
  const isType = errors.some(({ path }) => path[0] === CONTENT_TYPE);
  const codes = [...(isType ? [415] : []), 422];
  const code = codes.find((one) =>
    operation.responses.some(({ status }) => status === String(one)),
  );
  if (code !== undefined) return selectResponse(api, operation, { code });
  return {
    status: 400,
    body: buildInvalidBody(api, shape, operation, listFieldErrors(errors)),
  };
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

/** Preferred response: by header (`Prefer: code=409`, `example=empty`), else by test data. */
function getPreference(
  { headers, query }: ApiRequest,
  operation: Operation,
  { sandbox: { pages } }: TestData,
  outcome?: Outcome,
): ResponsePreference {
  const { prefer = '' } = headers;
  const code = /\bcode=([2-5]\d\d)\b/.exec(prefer)?.[1];
  const name = /\bexample=([\w-]+)/.exec(prefer)?.[1];
  if (code !== undefined || name !== undefined) {
    return {
      ...(code ? { code: Number(code) } : {}),
      ...(name ? { exampleKey: name } : {}),
    };
  }
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
