import { encodeUrlPart } from '@/lib/text/encode';
import { printJson } from '../core/print-json';
import type { SampleRequest } from '../request/build-request';
import { getKeyVariable, type RequestKey } from '../request/request-key';
import type { SerializedBody } from '../request/serialize-body';
import { listKeyVariables } from '../snippets/run-hint';

/** Version of a collection's form. */
const SCHEMA = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';

/** Request of a collection (Postman Collection Format 2.1) with the keys that it needs. */
export type PostmanItem<Item> = { readonly item: Item; readonly keys: readonly RequestKey[] };

/** Builds a collection; the keys of its requests are variables without a value. */
export function buildCollection<Item>(
  name: string,
  description: string,
  items: readonly PostmanItem<Item>[],
) {
  const variables = new Set(items.flatMap(({ keys }) => listKeyVariables(keys)));
  return {
    info: { name, description, schema: SCHEMA },
    variable: [...variables].map((key) => ({ key, value: '' })),
    item: items.map(({ item }) => item),
  };
}

/** Builds the request of an item: keys are variables of the collection. */
export function buildPostmanRequest(sample: SampleRequest, description: string) {
  const { method, keys, headers, cookies, body } = sample;
  const [first, ...others] = keys;
  const cookie = [
    ...cookies,
    ...keys.flatMap((key) => (key.in === 'cookie' ? [`${key.name}=${getVariable(key)}`] : [])),
  ];
  const header = [
    ...headers,
    ...others.flatMap((key) =>
      key.in === 'header' ? [[key.name, key.before + getVariable(key)] as const] : [],
    ),
    ...(cookie.length > 0 ? [['Cookie', cookie.join('; ')] as const] : []),
    ...(body?.kind === 'text' ? [['Content-Type', body.media] as const] : []),
  ];
  return {
    method,
    description,
    auth: buildAuth(first),
    header: header.map(([key, value]) => ({ key, value })),
    url: withQueryKeys(sample.url, others),
    ...(body && { body: buildBody(body) }),
  };
}

function getVariable(key: RequestKey): string {
  return `{{${getKeyVariable(key)}}}`;
}

function withQueryKeys(url: string, keys: readonly RequestKey[]): string {
  const pairs = keys.flatMap((key) =>
    key.in === 'query' ? [`${encodeUrlPart(key.name)}=${getVariable(key)}`] : [],
  );
  if (pairs.length === 0) return url;
  return `${url}${url.includes('?') ? '&' : '?'}${pairs.join('&')}`;
}

function buildAuth(key: RequestKey | undefined) {
  if (key?.in === 'basic') {
    const basic = [
      { key: 'username', value: getVariable(key) },
      { key: 'password', value: key.password === undefined ? '' : `{{${key.password}}}` },
    ];
    return { type: 'basic', basic };
  }
  if (key?.in !== 'header' && key?.in !== 'query') return { type: 'noauth' };
  const value = `${key.in === 'header' ? key.before : ''}${getVariable(key)}`;
  const apikey = [
    { key: 'key', value: key.name },
    { key: 'value', value },
    { key: 'in', value: key.in },
  ];
  return { type: 'apikey', apikey };
}

function buildBody(body: SerializedBody) {
  switch (body.kind) {
    case 'form':
      return {
        mode: 'formdata',
        formdata: body.parts.map(({ name, text, file, media }) => ({
          key: name,
          ...(file ? { type: 'file', src: text } : { type: 'text', value: text }),
          ...(media === undefined ? {} : { contentType: media }),
        })),
      };
    case 'pairs':
      return {
        mode: 'urlencoded',
        urlencoded: body.pairs.map(([key, value]) => ({ key, value })),
      };
    case 'text':
      return body.file
        ? { mode: 'file', file: { src: body.text } }
        : { mode: 'raw', raw: body.text };
    case 'json':
      return {
        mode: 'raw',
        raw: body.text ?? printJson(body.value, 2),
        options: { raw: { language: 'json' } },
      };
    default:
      return body satisfies never;
  }
}
