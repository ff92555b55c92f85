import type { Json, JsonObject } from '@/lib/openapi/core/types';
import { resolveOperation } from '@/lib/openapi/operation/resolve-operation';
import { buildRequest } from '@/lib/openapi/request/build-request';
import { printCurl } from '@/lib/openapi/request/print-curl';
import { buildSample } from '@/lib/openapi/sample/build-sample';
import { getSchemaNode } from '@/lib/openapi/schema-view/schema-node';
import { getOperation, toApiOf, toIds } from '../core/support';

function readGet(operation: JsonObject, rest: JsonObject = {}, item: JsonObject = {}) {
  return getOperation(toApiOf({ '/a': { ...item, get: operation } }, {}, rest), 'get /a');
}

test('an unknown id has no operation', () => {
  expect(resolveOperation(toApiOf({ '/a': { get: {} } }), 'post /a')).toBeUndefined();
});

test('an operation that says nothing is readable', () => {
  expect(readGet({})).toMatchObject({
    parameters: [],
    responses: [],
    servers: [],
    security: [],
    problems: [],
  });
  expect(readGet({})).not.toHaveProperty('requestBody');
});

test('a description that only repeats the name is left out', () => {
  const describe = (description: string, item: JsonObject = {}) =>
    readGet({ summary: 'List payouts', description }, {}, item).description;
  expect(describe('List Payouts.')).toBe('');
  expect(describe('List payouts of a day.')).toBe('List payouts of a day.');
  expect(describe('list payouts', { summary: 'List payouts', description: 'Since 2020.' })).toBe(
    'Since 2020.',
  );
});

test('path-level parameters stay unless one of the same name and place replaces them', () => {
  const operation = readGet(
    {
      parameters: [
        { name: 'a', in: 'query', description: 'own' },
        { name: 'h', in: 'header' },
        { name: 'p', in: 'path' },
      ],
    },
    {},
    {
      parameters: [
        { name: 'a', in: 'query' },
        { name: 'a', in: 'header' },
        { name: 'c', in: 'cookie' },
      ],
    },
  );
  expect(
    operation.parameters.map((one) => [one.in, one.name, one.description, one.required]),
  ).toEqual([
    ['path', 'p', '', true],
    ['query', 'a', 'own', false],
    ['header', 'a', '', false],
    ['header', 'h', '', false],
    ['cookie', 'c', '', false],
  ]);
});

test('references to parameters, bodies, examples, headers and responses are followed', () => {
  const operation = readGet(
    {
      parameters: [{ $ref: '#/components/parameters/Page' }],
      requestBody: { $ref: '#/components/requestBodies/Pet' },
      responses: {
        default: { $ref: '#/components/responses/Any' },
        '2XX': { description: 'fine' },
      },
    },
    {
      components: {
        parameters: {
          Page: { name: 'page', in: 'query', example: 3, schema: { type: 'integer' } },
        },
        requestBodies: {
          Pet: {
            required: true,
            content: {
              'application/json': {
                schema: {},
                examples: { one: { $ref: '#/components/examples/Rex' } },
              },
            },
          },
        },
        examples: { Rex: { summary: 'A dog', value: { name: 'Rex' } } },
        headers: { Trace: { description: 'id', schema: { type: 'string' } } },
        responses: {
          Any: {
            description: 'any',
            headers: { 'X-Trace': { $ref: '#/components/headers/Trace' } },
          },
        },
      },
    },
  );
  expect(operation.parameters).toMatchObject([
    { name: 'page', example: 3, schema: { pointer: '#/components/parameters/Page/schema' } },
  ]);
  expect(operation.requestBody).toMatchObject({
    required: true,
    content: [{ examples: [{ name: 'one', summary: 'A dog', value: { name: 'Rex' } }] }],
  });
  expect(operation.responses).toMatchObject([
    {
      status: 'default',
      headers: [{ name: 'X-Trace', in: 'header', required: false, description: 'id' }],
    },
    { status: '2XX', description: 'fine' },
  ]);
  expect(operation.problems).toEqual([]);
});

test('every media type is there, in order, with example before examples', () => {
  const content = {
    'text/csv': {},
    'application/json': {
      example: null,
      examples: { b: { value: null }, c: { externalValue: 'https://example.com' } },
    },
  };
  const operation = readGet({ requestBody: { content } });
  expect(operation.requestBody?.content.map((one) => [one.name, one.examples])).toEqual([
    ['text/csv', []],
    [
      'application/json',
      [
        { name: 'example', summary: '', value: null },
        { name: 'b', summary: '', value: null },
      ],
    ],
  ]);
  expect(operation.requestBody?.content[1]?.externalExamples?.map((one) => one.name)).toEqual([
    'c',
  ]);
  expect(operation.problems).toEqual([]);
});

test.each<[string, JsonObject]>([
  ['its own', { schema: { type: 'integer' } }],
  ['its content', { content: { 'application/json': { schema: { type: 'integer' } } } }],
  ['itself', { type: 'integer' }],
])('a parameter has the schema of %s', (_, rest) => {
  const [parameter] = readGet({ parameters: [{ name: 'q', in: 'query', ...rest }] }).parameters;
  expect(parameter?.schema.value).toEqual({ type: 'integer' });
});

test.each<[string, JsonObject, readonly string[] | undefined]>([
  [
    'the request body',
    { requestBody: { 'x-display-fields': ['b', 'a'], content: { j: {} } } },
    ['b', 'a'],
  ],
  [
    'the request body as text',
    { requestBody: { 'x-display-fields': 'b, a', content: { j: {} } } },
    ['b', 'a'],
  ],
  [
    'a parameter',
    {
      parameters: [{ name: 'id', in: 'query', 'x-display-fields': ['a'] }],
      requestBody: { content: { j: {} } },
    },
    ['a'],
  ],
  ['nowhere', { requestBody: { content: { j: {} } } }, undefined],
])('display fields on %s reach the body schema', (_, operation, display) => {
  expect(readGet(operation).requestBody?.content[0]?.schema.displayFields).toEqual(display);
});

const SCHEMES = {
  basic: { type: 'http', scheme: 'Basic' },
  bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
  key: { type: 'apiKey', in: 'header', name: 'X-API-Key' },
  oauth: { type: 'oauth2', flows: {} },
  odd: { type: 'telepathy' },
};

test.each<[Json, readonly string[]]>([
  [[{ basic: [] }], ['HTTP Basic']],
  [
    [{ basic: [] }, { key: [] }],
    ['HTTP Basic', 'API key in the header X-API-Key'],
  ],
  [[{ bearer: [], key: [] }], ['Bearer token (JWT) and API key in the header X-API-Key']],
  [[{ oauth: ['read', 'write'] }], ['OAuth 2.0 (read, write)']],
  [
    [{}, { basic: [] }],
    ['no authentication', 'HTTP Basic'],
  ],
  [[{}], []],
  [[], []],
  [[{ odd: [] }, { odd: [] }], ['odd']],
])('the security %j reads as %j', (security, words) => {
  const operation = readGet({ security }, { components: { securitySchemes: SCHEMES } });
  expect(operation.security).toEqual(words);
  expect(operation.problems).toEqual([]);
});

test('the security of the document holds unless the operation has its own', () => {
  const rest = { security: [{ basic: [] }], components: { securitySchemes: SCHEMES } };
  expect(readGet({}, rest).security).toEqual(['HTTP Basic']);
  expect(readGet({ security: [] }, rest).security).toEqual(['No authentication']);
});

test('servers come from the operation, its path or the document; variables take their defaults', () => {
  const url = 'https://{env}.example.com/{base}';
  const variables = { env: { default: 'test', enum: ['test', 'live'], description: 'Where' } };
  const operation = readGet({}, { servers: [{ url: '/doc' }] }, { servers: [{ url, variables }] });
  expect(operation.servers).toEqual([
    {
      url: 'https://test.example.com/{base}',
      template: url,
      description: '',
      variables: [{ name: 'env', default: 'test', enum: ['test', 'live'], description: 'Where' }],
    },
  ]);
});

test.each<[string, JsonObject, readonly string[]]>([
  ['parameters of a wrong type', { parameters: 5 }, ['not-a-list']],
  ['a parameter that is text', { parameters: ['x'] }, ['not-an-object']],
  ['a parameter without a name', { parameters: [{ in: 'query' }] }, ['parameter-without-name']],
  [
    'a lost parameter',
    { parameters: [{ $ref: '#/components/parameters/None' }] },
    ['ref-not-found'],
  ],
  [
    'a remote response',
    { responses: { 200: { $ref: 'https://example.com/r.json' } } },
    ['ref-remote'],
  ],
  ['a body that is a number', { requestBody: 3 }, ['not-an-object']],
  ['content that is a list', { requestBody: { content: [] } }, ['not-an-object']],
  ['a media type that is null', { requestBody: { content: { j: null } } }, ['not-an-object']],
  ['responses that are text', { responses: 'none' }, ['not-an-object']],
  ['headers that are a number', { responses: { 200: { headers: 1 } } }, ['not-an-object']],
  ['an unknown scheme', { security: [{ none: [] }] }, ['security-not-found']],
  ['security of a wrong type', { security: { basic: [] } }, ['not-a-list']],
  ['a server without url', { servers: [{}] }, ['server-without-url']],
])('%s becomes a problem beside its place', (_, operation, ids) => {
  const { problems } = readGet(operation);
  expect(toIds(problems)).toEqual(ids);
  expect(problems[0]?.at).toMatch(/^#\//);
});

test('names of every object are not found where the document does not have them', () => {
  const security: Json = JSON.parse('[{"__proto__":[]},{"constructor":[]}]');
  const { problems } = readGet({ security }, { components: { securitySchemes: {} } });
  expect(toIds(problems)).toEqual(['security-not-found', 'security-not-found']);
});

test('a name in the path that nothing describes is a problem, once', () => {
  const api = toApiOf({ '/a/{x}/{x}/{y}': { get: { parameters: [{ name: 'y', in: 'path' }] } } });
  const { problems } = getOperation(api, 'get /a/{x}/{x}/{y}');
  expect(problems).toMatchObject([
    { id: 'path-parameter-missing', message: expect.stringContaining('{x}') },
  ]);
});

test('examples nested ten thousand deep can be printed', () => {
  const deep: Json = JSON.parse(`${'[1,'.repeat(10_000)}0${']'.repeat(10_000)}`);
  const schema = {
    example: deep,
    default: deep,
    const: deep,
    enum: [deep],
    'x-enum-descriptions': {},
  };
  const api = toApiOf({
    '/a/{id}': {
      post: {
        parameters: [{ name: 'id', in: 'path', schema, example: deep }],
        requestBody: {
          content: {
            'application/json': { schema, example: deep, examples: { a: { value: deep } } },
          },
        },
      },
    },
  });
  const operation = getOperation(api, 'post /a/{id}');
  const [media] = operation.requestBody?.content ?? [];
  if (media === undefined) throw new Error('no body');
  const node = getSchemaNode(api, media.schema);
  const { example, default: fallback, const: fixed, enum: values } = node;
  const printed = [
    media.examples,
    example,
    fallback,
    fixed,
    values,
    buildSample(api, media.schema),
  ];
  for (const one of printed) expect(JSON.stringify(one).length).toBeLessThan(1000);
  expect(printCurl(buildRequest(api, operation))).toMatch(/^curl /);
});
