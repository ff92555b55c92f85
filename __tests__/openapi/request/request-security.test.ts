import type { JsonObject } from '@/lib/openapi/core/types';
import { buildRequest, type RequestOptions } from '@/lib/openapi/request/build-request';
import { printCurl } from '@/lib/openapi/request/print-curl';
import { getOperation, toApiOf } from '../core/support';

const SCHEMES = {
  user: { type: 'http', scheme: 'basic' },
  token: { type: 'http', scheme: 'bearer' },
  oauth: { type: 'oauth2', flows: {} },
  header: { type: 'apiKey', in: 'header', name: 'X-Api-Key' },
  query: { type: 'apiKey', in: 'query', name: 'api key' },
  cookie: { type: 'apiKey', in: 'cookie', name: 'session' },
  odd: { type: 'apiKey', in: 'header', name: 'X|Key' },
  clientId: { type: 'apiKey', in: 'header', name: 'X-Client-Id' },
  'client-id': { type: 'apiKey', in: 'header', name: 'X-Client-Secret' },
};

const needed = (location: string, name: string, rest: JsonObject = {}) => ({
  ...{ name, in: location, required: true, schema: { type: 'string' } },
  ...rest,
});

function request(operation: JsonObject, options: RequestOptions = {}) {
  const api = toApiOf(
    { '/x': { post: operation } },
    {},
    { components: { securitySchemes: SCHEMES } },
  );
  return buildRequest(api, getOperation(api, 'post /x'), options);
}

test.each<[string, string, string, JsonObject]>([
  ['header', 'header', 'X-Api-Key', {}],
  ['header', 'header', 'x-api-key', { example: 'demo' }],
  ['odd', 'header', 'X|Key', {}],
  ['query', 'query', 'api key', {}],
  ['query', 'query', 'api key', { example: 'demo', style: 'deepObject' }],
  ['query', 'query', 'api key', { examples: { a: { serializedValue: 'demo' } } }],
  ['cookie', 'cookie', 'session', {}],
  ['cookie', 'cookie', 'session', { style: 'cookie', example: 'demo' }],
])(
  'a parameter that is the key %s is sent once: in %s as %s with %j',
  (id, location, name, rest) => {
    const content = { 'application/json': { example: { a: 1 } } };
    const operation = {
      security: [{ [id]: [] }],
      parameters: [needed(location, name, rest), needed('query', 'day')],
      requestBody: { content },
    };
    for (const options of [{}, { fields: 'all' }] as const) {
      const { url, headers, cookies, keys } = request(operation, options);
      expect(url).toBe('https://api.example.com/x?day=DAY');
      expect([headers, cookies]).toEqual([[], []]);
      expect(keys).toHaveLength(1);
    }
  },
);

test('a key in the query is left out of a whole query, too', () => {
  const media = 'application/x-www-form-urlencoded';
  const content = { [media]: { example: { 'api key': 'demo', day: 1 } } };
  const parameters = [{ name: 'q', in: 'querystring', required: true, content }];
  expect(request({ security: [{ query: [] }], parameters }).url).toMatch(/x\?day=1$/);
});

test('a parameter that is a key elsewhere, or of another place, is sent as it is', () => {
  const parameters = [needed('query', 'session'), needed('header', 'api-key')];
  const { url, headers } = request({ security: [{ cookie: [] }], parameters });
  expect(url).toMatch(/\?session=SESSION$/);
  expect(headers).toEqual([['api-key', 'API_KEY']]);
});

test('the key of another way is sent only where it is required, as a key', () => {
  const security = [{ token: [] }, { header: [] }];
  const optional = needed('header', 'X-Api-Key', { required: false });
  const places = (parameter: JsonObject) => {
    const { keys, headers } = request({ security, parameters: [parameter] }, { fields: 'all' });
    expect(headers).toEqual([]);
    return keys.map((key) => 'name' in key && key.name);
  };
  expect(places(optional)).toEqual(['Authorization']);
  expect(places(needed('header', 'X-Api-Key'))).toEqual(['Authorization', 'X-Api-Key']);
});

test.each<[JsonObject, readonly (string | undefined)[]]>([
  [{ header: [] }, [undefined]],
  [{ clientId: [], 'client-id': [] }, ['SANDBOX_CLIENT_ID', 'SANDBOX_CLIENT_ID_2']],
  [{ token: [], header: [] }, ['SANDBOX_TOKEN', 'SANDBOX_HEADER']],
  [{ user: [], query: [] }, ['SANDBOX_USER', 'SANDBOX_QUERY']],
  [{ token: [], oauth: [] }, [undefined]],
])('of the security %j each secret has a variable: %j', (requirement, variables) => {
  const { keys } = request({ security: [requirement] });
  expect(keys.map(({ variable }) => variable)).toEqual(variables);
});

test('a command reads each secret', () => {
  expect(printCurl(request({ security: [{ user: [], cookie: [] }] }))).toBe(
    `curl -X POST https://api.example.com/x \\
  -u "$SANDBOX_USER:$SANDBOX_PASSWORD" \\
  -b "session=$SANDBOX_COOKIE"`,
  );
});

test('cookies and the keys that are some are one option', () => {
  const keys = [
    { in: 'cookie', name: 'session' },
    { in: 'cookie', name: 'other' },
  ] as const;
  const bare = { method: 'GET', url: 'https://h', headers: [], keys };
  expect(printCurl({ ...bare, cookies: ['a=b'] })).toContain(
    `-b "a=b; session=$SANDBOX_KEY""; other=$SANDBOX_KEY"`,
  );
  expect(printCurl({ ...bare, cookies: [], keys: [] })).not.toContain('-b');
});

test('of two keys of one header the second is left out, and a remark says so', () => {
  expect(request({ security: [{ user: [], token: [] }] }).remark).toBe(
    'Authentication that the code leaves out: Bearer token (Authorization holds one key).',
  );
  expect(request({ security: [{ token: [], oauth: [] }] }).remark).toBeUndefined();
});

test('a method of additionalOperations is sent as it is written', () => {
  const additionalOperations = { lock: {}, 'M-Search': {} };
  const api = toApiOf({ '/x': { additionalOperations, patch: {} } });
  const methods = ['lock', 'M-Search', 'patch'].map(
    (method) => buildRequest(api, getOperation(api, `${method} /x`)).method,
  );
  expect(methods).toEqual(['lock', 'M-Search', 'PATCH']);
});

test.each([
  ['https://h.example.com/v1', '/a#b', '/v1/a?q=Q'],
  ['https://h.example.com/v1?t=a#x', '/a?b=c#d', '/v1/a?t=a&b=c&q=Q'],
  ['https://h.example.com/v1/?t=a', '/a', '/v1/a?t=a&q=Q'],
  ['https://h.example.com/#/v1', '/a', '/a?q=Q'],
])('the server %s with the path %s is sent as %s', (server, path, end) => {
  const api = toApiOf({ [path]: { get: { parameters: [needed('query', 'q')] } } });
  const { url } = buildRequest(api, getOperation(api, `get ${path}`), { server });
  expect(url).toBe(`https://h.example.com${end}`);
});
