import { isList, isObject, joinPointer } from '@/lib/openapi/core/json';
import type { Json, JsonObject } from '@/lib/openapi/core/types';
import type { SampleRequest } from '@/lib/openapi/request/build-request';
import { getKeyVariable, type RequestKey } from '@/lib/openapi/request/request-key';
import { describeSent } from '../response/runtime-expression';
import { findGivenValues, getValueText } from './given-values';
import { listQueryValues, type NamedVisitRequest } from './visit-request';
import { createVisitMask } from './visit-secrets';

/** Replaces a value that a step gave by the expression that names it. */
type Replace = (value: Json) => Json;

/** Names of the steps: `sale`, `sale-2`. */
function nameSteps(titles: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  return titles.map((title) => {
    const slug =
      title
        .replace(/[^A-Za-z\d]+/g, '-')
        .replace(/^-|-$/g, '')
        .toLowerCase() || 'step';
    const count = (counts.get(slug) ?? 0) + 1;
    counts.set(slug, count);
    return count === 1 ? slug : `${slug}-${count}`;
  });
}

/** Input that has a key: the whole header where that is `Authorization`, else the key alone. */
function getInput(key: RequestKey): string {
  const isAuthorization =
    key.in === 'basic' || (key.in === 'header' && key.name.toLowerCase() === 'authorization');
  return isAuthorization ? 'authorization' : getKeyVariable(key);
}

function buildKey(key: RequestKey): JsonObject {
  const value = `$inputs.${getInput(key)}`;
  if (key.in === 'basic') return { name: 'Authorization', in: 'header', value };
  const { name, in: location } = key;
  const isWhole = key.in !== 'header' || key.before === '' || getInput(key) === 'authorization';
  return { name, in: location, value: isWhole ? value : `${key.before}{${value}}` };
}

function buildParameters(
  { operation, request }: NamedVisitRequest,
  replace: Replace,
): readonly JsonObject[] {
  const { path, headers } = describeSent(operation, request);
  const build =
    (location: string) =>
    ([name, value]: readonly [string, Json]): JsonObject => ({
      name,
      in: location,
      value: replaceAll(value, replace),
    });
  const cookies = request.cookies.map((one): readonly [string, string] => {
    const [name = '', ...value] = one.split('=');
    return [name, value.join('=')];
  });
  return [
    ...request.keys.map(buildKey),
    ...Object.entries(path).map(build('path')),
    ...listQueryValues(request).map(build('query')),
    ...headers.map(build('header')),
    ...cookies.map(build('cookie')),
  ];
}

function replaceAll(value: Json, replace: Replace): Json {
  if (isList(value)) return value.map((one) => replaceAll(one, replace));
  if (!isObject(value)) return replace(value);
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, replaceAll(one, replace)]),
  );
}

/** Body as a step has it: fields of a form by their names, other text as it is. */
function buildBody({ body }: SampleRequest, replace: Replace): JsonObject {
  if (!body) return {};
  const { media: contentType } = body;
  const fields = (pairs: readonly (readonly [string, string])[]) =>
    Object.fromEntries(pairs.map(([name, text]) => [name, replace(text)]));
  switch (body.kind) {
    case 'json':
      return { requestBody: { contentType, payload: replaceAll(body.value, replace) } };
    case 'pairs':
      return {
        requestBody: {
          contentType,
          payload: fields(body.pairs.map(([name, text]) => [name, text])),
        },
      };
    case 'form':
      return {
        requestBody: {
          contentType,
          payload: fields(body.parts.map(({ name, text }) => [name, text])),
        },
      };
    case 'text':
      return { requestBody: { contentType, payload: replace(body.text) } };
    default:
      return body satisfies never;
  }
}

/** Settings of `buildArazzo`. */
export type ArazzoOptions = {
  readonly title: string;
  /** Day of the visit: `2026-11-29`. */
  readonly day: string;
  /** Gets the address of an OpenAPI document by its id. */
  readonly getAddress: (api: string) => string;
  /** Secrets that the reader typed as keys, which no file has; none by default. */
  readonly held?: readonly string[];
};

/** Inputs of a workflow: its keys, which the file does not have. */
function buildInputs(requests: readonly NamedVisitRequest[]): JsonObject {
  const names = [...new Set(requests.flatMap(({ request }) => request.keys.map(getInput)))];
  if (names.length === 0) return {};
  const properties = Object.fromEntries(names.map((name) => [name, { type: 'string' }]));
  return { inputs: { type: 'object', required: names, properties } };
}

/**
 * Builds a workflow (Arazzo 1.0.1) of requests. A value that the response to one of them gave and a later one used is
 * an expression, so that it runs with other ids. A secret that is none is masked.
 * @param requests in the order of sending.
 */
export function buildArazzo(
  requests: readonly NamedVisitRequest[],
  { title, day, getAddress, held = [] }: ArazzoOptions,
): JsonObject {
  const mask = createVisitMask(requests, held);
  const names = nameSteps(requests.map(({ name }) => mask(name)));
  const given = findGivenValues(requests);
  const steps = requests.map((one, index): JsonObject => {
    const [method = '', path = ''] = one.operation.split(/ (.*)/s);
    const replace: Replace = (value) => {
      const text = getValueText(value);
      const found = given.find(({ from, text: other }) => from < index && other === text);
      if (found) return `$steps.${names[found.from] ?? ''}.outputs.${found.output}`;
      const masked = text === undefined ? text : mask(text);
      return masked === undefined || masked === text ? value : masked;
    };
    const parameters = buildParameters(one, replace);
    const outputs = given.filter(({ from }) => from === index);
    return {
      stepId: names[index] ?? '',
      description: mask(one.name),
      operationPath: `{$sourceDescriptions.${one.api}.url}${joinPointer('#/paths', path, method)}`,
      ...(parameters.length > 0 && { parameters }),
      ...buildBody(one.request, replace),
      ...(one.received && {
        successCriteria: [{ condition: `$statusCode == ${one.received.status}` }],
      }),
      ...(outputs.length > 0 && {
        outputs: Object.fromEntries(
          outputs.map(({ output, pointer }) => [output, `$response.body${pointer}`]),
        ),
      }),
    };
  });
  const apis = [...new Set(requests.map(({ api }) => api))];
  return {
    arazzo: '1.0.1',
    info: { title, version: day },
    sourceDescriptions: apis.map((api) => ({ name: api, url: getAddress(api), type: 'openapi' })),
    workflows: [{ workflowId: `visit-${day}`, ...buildInputs(requests), steps }],
  };
}
