import type { Operation } from '@/lib/openapi/core/operation-types';
import type { Json, JsonObject } from '@/lib/openapi/core/types';
import { resolveEntryOperation } from '@/lib/openapi/operation/resolve-operation';
import { getOperation, readIn, toApi, toApiOf, toIds } from '../core/support';

const OK = { responses: { 200: { description: 'fine' } } };

function readPost(operation: JsonObject, rest: JsonObject = {}): Operation {
  return getOperation(toApiOf({ '/a': { post: operation } }, {}, rest), 'post /a');
}

describe('methods of OpenAPI 3.2', () => {
  const item = {
    query: OK,
    parameters: [{ name: 'id', in: 'query', schema: {} }],
    additionalOperations: { LINK: { ...OK, summary: 'Tie two cards' }, COPY: OK },
  };

  test('query and operations with names of their own are listed, after the others', () => {
    const api = toApiOf({ '/a': item });
    expect([...api.operations.keys()]).toEqual(['query /a', 'LINK /a', 'COPY /a']);
    expect(api.groups[0]?.operations.map((one) => one.method)).toEqual(['query', 'LINK', 'COPY']);
    expect(api.problems).toEqual([]);
  });

  test('they have the parameters of their path', () => {
    const operation = getOperation(toApiOf({ '/a': item }), 'LINK /a');
    expect(operation.parameters.map((one) => one.name)).toEqual(['id']);
    expect(operation.entry.url).toBe('tie-two-cards');
  });

  test('a known method does not stand among them, and is listed all the same', () => {
    const api = toApiOf({ '/a': { additionalOperations: { post: OK } } });
    expect([...api.operations.keys()]).toEqual(['POST /a']);
    expect(toIds(api.problems)).toContain('method-not-additional');
  });

  test.each(['x; rm -rf ~', '$(touch x)', "a'b", '`id`', 'a b', '', 'a'.repeat(41)])(
    '%j is no method: it would stand in code samples as it is',
    (method) => {
      const api = toApiOf({ '/a': { additionalOperations: { [method]: OK } } });
      expect(api.operations.size).toBe(0);
      expect(toIds(api.problems)).toContain('not-a-method');
    },
  );

  test('behind a reference, one that the path has itself is not listed twice', () => {
    const api = toApiOf(
      {
        '/a': { $ref: '#/x-items/b', additionalOperations: { COPY: { ...OK, summary: 'Mine' } } },
      },
      {},
      { 'x-items': { b: { additionalOperations: { COPY: OK, MOVE: OK } } } },
    );
    expect([...api.operations.values()].map((one) => one.name)).toEqual(['Mine', 'MOVE /a']);
  });

  test.each<Json>([null, [], 'x', { COPY: 7 }])('%j in their place is a problem', (value) => {
    const api = toApiOf({ '/a': { additionalOperations: value } });
    expect(api.operations.size).toBe(0);
    expect(toIds(api.problems)).toContain('not-an-object');
  });
});

describe('callbacks', () => {
  const url = '{$request.body#/callback_url}';
  const call = {
    summary: 'Card changed',
    requestBody: { content: { 'application/json': {} } },
    ...OK,
  };

  test('each is an entry with its expression, read when opened', () => {
    const api = toApiOf({
      '/a': { post: { ...OK, callbacks: { changed: { [url]: { post: call } } } } },
    });
    const { callbacks, problems } = getOperation(api, 'post /a');
    const [callback] = callbacks;
    expect(problems).toEqual([]);
    expect(callback).toMatchObject({ name: 'changed', entry: { path: url, name: 'Card changed' } });
    const read = callback && resolveEntryOperation(api, callback.entry);
    expect(read?.requestBody?.content).toHaveLength(1);
    expect(read?.problems).toEqual([]);
  });

  test('they are no operations of the document', () => {
    const api = toApiOf({
      '/a': { post: { ...OK, callbacks: { changed: { [url]: { post: call } } } } },
    });
    expect([...api.operations.keys()]).toEqual(['post /a']);
  });

  test('a reference to one is followed', () => {
    const operation = readPost(
      { callbacks: { changed: { $ref: '#/x-calls/c' } } },
      { 'x-calls': { c: { [url]: { put: call } } } },
    );
    expect(operation.callbacks.map((one) => one.entry.method)).toEqual(['put']);
  });

  test('a callback that holds itself ends', () => {
    const operation = readPost({ callbacks: { again: { x: { $ref: '#/paths/~1a' } } } });
    expect(operation.callbacks).toHaveLength(1);
  });

  test.each<Json>(['x', [], { changed: 4 }, { changed: { x: 4 } }])('%j is a problem', (value) => {
    expect(toIds(readPost({ callbacks: value }).problems)).toEqual(['not-an-object']);
  });
});

describe('links of a response', () => {
  const toLinksOf = (link: Json) => {
    const api = toApiOf({
      '/a': { post: { responses: { 200: { description: '', links: { next: link } } } } },
      '/b/{id}': { get: { ...OK, operationId: 'getB', summary: 'Get b' } },
    });
    return getOperation(api, 'post /a');
  };

  test.each([
    { operationId: 'getB' },
    { operationRef: '#/paths/~1b~1%7Bid%7D/get' },
    { operationRef: '#/paths/~1b~1{id}/get' },
  ])('%j leads to an operation', (link) => {
    const { responses, problems } = toLinksOf({
      ...link,
      parameters: { id: '$response.body#/id' },
    });
    expect(responses[0]?.links).toMatchObject([
      {
        name: 'next',
        operation: { id: 'get /b/{id}' },
        values: [{ name: 'id', value: '$response.body#/id' }],
      },
    ]);
    expect(problems).toEqual([]);
  });

  test.each([{ operationId: 'gone' }, { operationRef: 'https://elsewhere.example/x' }, {}])(
    '%j leads nowhere: kept, with a problem',
    (link) => {
      const { responses, problems } = toLinksOf(link);
      expect(responses[0]?.links[0]?.operation).toBeUndefined();
      expect(toIds(problems)).toEqual(['link-to-nothing']);
    },
  );
});

describe('external documentation', () => {
  const get = (url: Json) =>
    readPost({ ...OK, externalDocs: { url, description: 'More' } }).docs?.url;

  test.each([
    'https://docs.example.com/a',
    'http://docs.example.com',
    '/guides/webhooks/#retries',
    'docs/a?b#c',
  ])('%s is linked to', (url) => {
    expect(get(url)).toBe(url);
  });

  test.each([
    'javascript:alert(1)',
    ' java\nscript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'mailto:a@example.com',
    'ftp://x.example/',
    '',
    7,
    null,
    `https://x.example/${'a'.repeat(3000)}`,
  ])('%j is not', (url) => {
    expect(get(url)).toBeUndefined();
  });

  test('of a document, a tag and a schema', () => {
    const externalDocs = { url: 'https://docs.example.com/a' };
    const api = toApiOf(
      { '/a': { post: { ...OK, tags: ['T'] } } },
      {},
      {
        externalDocs,
        tags: [{ name: 'T', externalDocs }],
      },
    );
    const docs = { url: 'https://docs.example.com/a', description: '' };
    expect([api.docs, api.groups[0]?.docs]).toEqual([docs, docs]);
    expect(readIn({}, { allOf: [{ externalDocs }, {}] }).docs).toEqual(docs);
  });
});

describe('how a parameter is written', () => {
  const toFactsOf = (parameter: JsonObject) =>
    readPost({
      parameters: [{ name: 'p', in: 'query', ...parameter }],
    }).parameters[0]?.constraints.map((one) => one.text);
  const list = { schema: { type: 'array' } };

  test.each<[JsonObject, string[]]>([
    [{ ...list, style: 'form', explode: true }, []],
    [{ ...list, style: 'form', explode: false }, ['values separated by commas']],
    [{ ...list, explode: false }, ['values separated by commas']],
    [{ schema: { type: 'string' }, explode: false }, []],
    [{ ...list, in: 'path', style: 'simple', explode: false }, []],
    [{ ...list, style: 'pipeDelimited' }, ['values separated by |']],
    [{ style: 'deepObject' }, ['written as name[key]=value']],
    [{ content: { 'application/json': {} } }, ['written as application/json']],
    [{ in: 'querystring', content: {} }, ['the whole query string']],
    [{ type: 'array', collectionFormat: 'multi' }, ['repeated for each value']],
    [{ 'x-addedInVersion': 3, 'x-beta': true }, ['beta', 'added in version 3']],
    [{ 'x-maturity': ['Beta'] }, ['beta']],
    [{ 'x-maturity': 'GA' }, []],
    [{ style: 'constructor' }, []],
  ])('%j says %j', (parameter, texts) => {
    expect(toFactsOf(parameter)).toEqual(texts);
  });

  test('all its examples are kept, the first is its own', () => {
    const examples = { small: { value: 1, summary: 'Few' }, big: { value: 9 } };
    const [parameter] = readPost({ parameters: [{ name: 'p', in: 'query', examples }] }).parameters;
    expect(parameter?.examples.map((one) => one.name)).toEqual(['small', 'big']);
    expect(parameter?.example).toBe(1);
  });
});

test('age and standing of an operation', () => {
  const operation = readPost({
    'x-stability': 'Beta',
    'x-addedInVersion': '68',
    'x-deprecatedInVersion': 70,
    'x-deprecatedMessage': 'Use b.',
  });
  expect(operation.lifecycle.map((one) => one.text)).toEqual([
    'beta',
    'added in version 68',
    'deprecated in version 70',
    'Use b.',
  ]);
});

describe('security in words', () => {
  test.each<[JsonObject, string]>([
    [
      { type: 'http', scheme: 'basic', description: 'The key is the user name.' },
      'HTTP Basic: your key as user name',
    ],
    [{ type: 'http', scheme: 'basic', description: 'Name and password.' }, 'HTTP Basic'],
    [{ type: 'apiKey', in: 'query', name: 'key' }, 'API key in the query parameter key'],
    [
      { type: 'apiKey', in: 'cookie', name: 'sid', deprecated: true },
      'API key in the cookie sid (deprecated)',
    ],
    [
      { type: 'oauth2', flows: { clientCredentials: { tokenUrl: 'https://x.example/t' } } },
      'OAuth 2.0: client credentials, token from https://x.example/t',
    ],
    [
      {
        type: 'oauth2',
        flow: 'accessCode',
        authorizationUrl: 'javascript:alert(1)',
        tokenUrl: 'https://x.example/t',
      },
      'OAuth 2.0: authorization code, token from https://x.example/t',
    ],
    [
      {
        type: 'oauth2',
        flows: { password: { tokenUrl: 'token', refreshUrl: '/oauth/{tenant}/token?a=1' } },
      },
      'OAuth 2.0: password, token from token, refresh at /oauth/{tenant}/token?a=1',
    ],
    [
      {
        type: 'oauth2',
        flows: { implicit: { authorizationUrl: ' ../sign-in ' }, password: { tokenUrl: 'a b' } },
      },
      'OAuth 2.0: implicit, sign in at ../sign-in; or password',
    ],
    ...['data:,x', 'java\nscript:alert(1)', 'x+y.z-1:a', '\\\\x', '<b>', ''].map(
      (openIdConnectUrl): [JsonObject, string] => [
        { type: 'openIdConnect', openIdConnectUrl },
        'OpenID Connect',
      ],
    ),
    [
      { type: 'openIdConnect', openIdConnectUrl: '/.well-known/openid-configuration' },
      'OpenID Connect: configuration at /.well-known/openid-configuration',
    ],
    [
      { type: 'openIdConnect', openIdConnectUrl: 'https://x.example/c' },
      'OpenID Connect: configuration at https://x.example/c',
    ],
    [{ type: 'mutualTLS' }, 'Mutual TLS'],
  ])('%j reads as %s', (scheme, words) => {
    const rest = { security: [{ one: [] }], components: { securitySchemes: { one: scheme } } };
    expect(readPost({}, rest).security).toEqual([words]);
  });
});

describe('a discriminator without oneOf', () => {
  const schemas = {
    Pay: {
      type: 'object',
      properties: { kind: { type: 'string' } },
      discriminator: {
        propertyName: 'kind',
        mapping: { card: '#/components/schemas/Card', ach: 'Ach', gone: 'Gone', far: 'http://x/y' },
      },
    },
    Card: { allOf: [{ $ref: '#/components/schemas/Pay' }, { properties: { pan: {} } }] },
    Ach: { allOf: [{ $ref: '#/components/schemas/Pay' }] },
  };

  test('its mapping names the forms and the value to send for each', () => {
    const node = readIn(schemas, { $ref: '#/components/schemas/Pay' });
    expect(node.variants).toMatchObject([
      { kind: 'oneOf', label: 'Card', discriminator: { property: 'kind', value: 'card' } },
      { kind: 'oneOf', label: 'Ach', discriminator: { property: 'kind', value: 'ach' } },
    ]);
  });

  test('in one of these forms nothing is left to choose', () => {
    expect(readIn(schemas, { $ref: '#/components/schemas/Card' }).variants).toEqual([]);
  });
});

test('OpenAPI 3.2: a response may have a short description, and no other', () => {
  const responses = { 200: { summary: 'Paid' }, 402: { summary: 'Refused', description: 'Why.' } };
  expect(readPost({ responses }).responses.map(({ description }) => description)).toEqual([
    'Paid',
    'Refused\n\nWhy.',
  ]);
});

describe('media types of OpenAPI 3.2', () => {
  const read = (media: JsonObject) =>
    readPost({ requestBody: { content: { 'application/jsonl': media } } }).requestBody?.content[0];

  test('a stream reads as a list of its items', () => {
    expect(read({ itemSchema: { type: 'string' } })?.schema.value).toEqual({
      type: 'array',
      items: { type: 'string' },
    });
  });

  test('a serialised example is an example', () => {
    const examples = {
      one: { serializedValue: '{"a":1}' },
      two: { dataValue: null, serializedValue: 'null' },
    };
    expect(read({ examples })?.examples.map((one) => one.value)).toEqual(['{"a":1}', null]);
  });
});

test('Swagger 2.0: the flow of its OAuth scheme is named', () => {
  const api = toApi({
    swagger: '2.0',
    securityDefinitions: {
      o: { type: 'oauth2', flow: 'implicit', authorizationUrl: 'https://x.example/a' },
    },
    paths: { '/a': { get: { security: [{ o: ['read'] }], ...OK } } },
  });
  expect(getOperation(api, 'get /a').security).toEqual([
    'OAuth 2.0 (read): implicit, sign in at https://x.example/a',
  ]);
});
