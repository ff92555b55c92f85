import { findOperation, type Found, type SampleApi } from '../find-operation';
import { type Node, type Resolver, toNode } from '../openapi-document';
import { findUnknownKeys } from '../unknown-keys';
import type { CurlRequest } from './curl-request';
import type { CurlSample } from './curl-samples';

function toTyped(values: readonly string[], schema: Node, resolve: Resolver): unknown {
  if (schema.type === 'array') {
    const items = resolve(schema.items, '').node;
    return values.map((value) => toTyped([value], items, resolve));
  }
  const [value = ''] = values;
  return schema.type === 'integer' || schema.type === 'number' ? Number(value) : value;
}

function toParameterFaults(found: Found, request: CurlRequest): readonly string[] {
  const { api, parameters, pathValues } = found;
  const given = [
    ...Object.entries(pathValues).map((pair) => ['path', ...pair] as const),
    ...[...new Set(request.query.map(([name]) => name))].map((name) => ['query', name] as const),
  ];
  return given.flatMap(([place, name, inPath]) => {
    const parameter = parameters.find(({ node }) => node.in === place && node.name === name);
    if (!parameter) return [`${place} parameter "${name}" does not exist`];
    const schema = api.resolve(parameter.node.schema, `${parameter.pointer}/schema`);
    const inQuery = request.query.filter(([key]) => key === name).map(([, value]) => value);
    const value = toTyped(inPath === undefined ? inQuery : [inPath], schema.node, api.resolve);
    return toSchemaFaults(api, schema.pointer, value, `${place} parameter "${name}"`);
  });
}

/** What a value breaks of a schema: its rules, and names that it does not have. */
function toSchemaFaults(
  api: SampleApi,
  pointer: string,
  value: unknown,
  place: string,
): readonly string[] {
  const validate = api.validator(pointer);
  const broken = validate(value) ? [] : (validate.errors ?? []);
  return [
    ...broken.map((error) => `${place}${error.instancePath} ${error.message}`),
    ...findUnknownKeys(api.resolve, { $ref: pointer }, value).map(
      (key) => `${place}${key} is not in the document`,
    ),
  ];
}

function toBodyFaults(
  { api, operation, pointer }: Found,
  body: string | undefined,
): readonly string[] {
  const holder = api.resolve(operation.requestBody, `${pointer}/requestBody`);
  if (body === undefined) return holder.node.required === true ? ['a body is required'] : [];
  if (toNode(holder.node.content)['application/json'] === undefined) {
    return ['the operation takes no JSON body'];
  }
  const schema = `${holder.pointer}/content/application~1json/schema`;
  return toSchemaFaults(api, schema, JSON.parse(body), 'body');
}

function toHeaderFaults({ headers, user, body }: CurlRequest): readonly string[] {
  const type = headers['content-type'];
  return [
    ...(user === '$SANDBOX_KEY:' ? [] : ['is not sent with the sandbox key']),
    ...(body !== undefined && type !== 'application/json' ? ['has no JSON content type'] : []),
    ...(body === undefined && type !== undefined ? ['has a content type and no body'] : []),
  ];
}

function toAnswerFaults(
  { api, operation, pointer }: Found,
  { status, text }: NonNullable<CurlSample['answer']>,
): readonly string[] {
  const response = toNode(operation.responses)[status];
  if (response === undefined) return [`no operation answers ${status} here`];
  const holder = api.resolve(response, `${pointer}/responses/${status}`);
  const schema = `${holder.pointer}/content/application~1json/schema`;
  return toSchemaFaults(api, schema, JSON.parse(text), `answer ${status}`);
}

/** What in a request and its answer is not as the documents say; empty when all of it is. */
export function toSampleFaults(
  apis: readonly SampleApi[],
  request: CurlRequest,
  answer: CurlSample['answer'],
): readonly string[] {
  const found = findOperation(apis, request);
  if (!found) return [`no operation is ${request.method} ${request.url.href}`];
  return [
    ...toHeaderFaults(request),
    ...toParameterFaults(found, request),
    ...toBodyFaults(found, request.body),
    ...(answer ? toAnswerFaults(found, answer) : []),
  ];
}

/** The same for a request that we send: the body of a webhook, compared with its event. */
export function toWebhookFaults(apis: readonly SampleApi[], body: string): readonly string[] {
  const payload: unknown = JSON.parse(body);
  const event = String(toNode(payload).event);
  const holder = apis.find(({ document }) => toNode(document.webhooks)[event] !== undefined);
  if (!holder) return [`no document describes the event ${event}`];
  const pointer = `#/webhooks/${event}/post/requestBody`;
  const requestBody = toNode(toNode(toNode(holder.document.webhooks)[event]).post).requestBody;
  const at = holder.resolve(requestBody, pointer).pointer;
  return toSchemaFaults(holder, `${at}/content/application~1json/schema`, payload, 'body');
}
