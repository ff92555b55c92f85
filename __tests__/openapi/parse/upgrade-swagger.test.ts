import type { JsonObject } from '@/lib/openapi/core/types';
import { applyAdditions } from '@/lib/openapi/parse/document-additions';
import { parseDocument } from '@/lib/openapi/parse/parse-document';
import { upgradeSwagger, replaceServers } from '@/lib/openapi/parse/upgrade-swagger';
import { buildSample } from '@/lib/openapi/sample/build-sample';
import { getSchemaNode } from '@/lib/openapi/schema-view/schema-node';
import { getField, getOperation, toApi } from '../core/support';

const SERVERS = [
  { url: 'https://api-test.example.com/pay', description: 'Sandbox' },
  { url: 'https://api.example.com/pay' },
];
const PATHS = { '/sale': { post: { summary: 'Sale', responses: {} } } };
const OPENAPI = { openapi: '3.1.0', servers: [{ url: 'http://internal:8080' }], paths: PATHS };
const SWAGGER = { swagger: '2.0', host: 'internal:8080', schemes: ['http'], paths: PATHS };

const listUrls = (document: object) =>
  toApi(JSON.stringify(document)).servers.map(({ url }) => url);

test('the servers of a site take the place of those of a document', () => {
  expect(listUrls(replaceServers(OPENAPI, SERVERS))).toEqual(SERVERS.map(({ url }) => url));
});

test('a Swagger 2.0 document stays one, with the first server, read or not', () => {
  const replaced = replaceServers(SWAGGER, SERVERS);
  const server = { host: 'api-test.example.com', basePath: '/pay', schemes: ['https'] };
  expect(replaced).toEqual({ ...SWAGGER, ...server });
  const read = parseDocument(SWAGGER);
  if (!read.ok) throw new Error('not read');
  for (const document of [replaced, replaceServers(read.document, SERVERS)])
    expect(listUrls(document)).toEqual(['https://api-test.example.com/pay']);
});

test('a document stays as it is where the site has none', () => {
  expect(replaceServers(OPENAPI)).toBe(OPENAPI);
  expect(replaceServers(OPENAPI, [])).toBe(OPENAPI);
});

test('what a site says of all calls stands where a document says nothing, behind its own keys', () => {
  const extensions = { 'x-timeout': '60s', 'x-rate-limit': '5 a second' };
  const own = { ...OPENAPI, 'x-rate-limit': '9 a second' };
  const added = applyAdditions(own, { servers: SERVERS, extensions });
  expect(added).toEqual({ ...own, servers: SERVERS, 'x-timeout': '60s' });
  expect(Object.keys(added)).toEqual([...Object.keys(own), 'x-timeout']);
  expect(applyAdditions(OPENAPI)).toBe(OPENAPI);
});

const DEFINITIONS = {
  Pet: {
    type: 'object',
    properties: { name: { type: 'string' }, next: { $ref: '#/definitions/Pet' } },
  },
};

function toSwagger(operation: JsonObject, rest: JsonObject = {}): JsonObject {
  return {
    swagger: '2.0',
    paths: { '/pets': { post: operation } },
    definitions: DEFINITIONS,
    ...rest,
  };
}

function readPost(operation: JsonObject, rest: JsonObject = {}) {
  return getOperation(toApi(toSwagger(operation, rest)), 'post /pets');
}

test.each([
  [
    { host: 'h.example.com', basePath: '/v1/', schemes: ['http', 'https'] },
    ['https://h.example.com/v1', 'http://h.example.com/v1'],
  ],
  [{ host: 'h.example.com' }, ['//h.example.com']],
  [{ basePath: '/v1' }, ['/v1']],
  [{}, ['/']],
])('%j gives the servers %j', (rest, urls) => {
  expect(toApi(toSwagger({}, rest)).servers.map((server) => server.url)).toEqual(urls);
});

test("an operation's own schemes override the document's", () => {
  const rest = { host: 'h.example.com', basePath: '/v1', schemes: ['http'] };
  const document = toSwagger({ schemes: ['https', 'wss'] }, rest);
  expect(getOperation(toApi(document), 'post /pets').servers.map(({ url }) => url)).toEqual([
    'https://h.example.com/v1',
    'wss://h.example.com/v1',
  ]);
  expect(readPost({}, rest).servers.map(({ url }) => url)).toEqual(['http://h.example.com/v1']);
  expect(readPost({ schemes: ['https'] }).servers.map(({ url }) => url)).toEqual(['/']);
});

test.each([{ type: 'file' }, { $ref: '#/definitions/File' }])(
  'the answer %j is binary',
  (schema) => {
    const operation = { responses: { 200: { description: 'ok', schema } } };
    const api = toApi(toSwagger(operation, { definitions: { File: { type: 'file' } } }));
    const [content] = getOperation(api, 'post /pets').responses[0]?.content ?? [];
    if (content === undefined) throw new Error('no answer');
    expect(buildSample(api, content.schema).value).toBe('binary data');
  },
);

test('an upgrade copies nothing below the first level', () => {
  const document = toSwagger({});
  const upgraded = upgradeSwagger(document);
  expect(upgraded.paths).toBe(document.paths);
  expect(upgraded.components).toHaveProperty('schemas', document.definitions);
  expect(upgradeSwagger({ openapi: '3.0.0' })).toEqual({ openapi: '3.0.0' });
});

test.each(['#/definitions/Pet', '#/components/schemas/Pet'])(
  'the reference %s keeps working',
  ($ref) => {
    const api = toApi(toSwagger({}));
    const node = getSchemaNode(api, { value: { $ref }, pointer: '#', openRefs: [] });
    expect(node.ref).toBe('Pet');
    expect(getSchemaNode(api, getField(node, 'name')).type).toBe('string');
  },
);

test('a body parameter becomes the request body, under every consumed media type', () => {
  const parameters = [
    {
      name: 'pet',
      in: 'body',
      required: true,
      description: 'The pet',
      schema: { $ref: '#/definitions/Pet' },
    },
    { name: 'dry', in: 'query', type: 'boolean', default: true },
  ];
  const operation = readPost({ parameters, consumes: ['application/json', 'application/xml'] });
  expect(operation.parameters.map((one) => one.name)).toEqual(['dry']);
  expect(operation.requestBody).toMatchObject({ required: true, description: 'The pet' });
  expect(operation.requestBody?.content.map((one) => one.name)).toEqual([
    'application/json',
    'application/xml',
  ]);
  expect(operation.requestBody?.content[0]?.schema).toEqual({
    value: { $ref: '#/definitions/Pet' },
    pointer: '#/paths/~1pets/post/parameters/0/schema',
    openRefs: [],
  });
});

test('a parameter without a schema is its own schema', () => {
  const document = toSwagger({
    parameters: [
      { name: 'n', in: 'query', type: 'integer', maximum: 9, required: true, enum: [1, 2] },
    ],
  });
  const api = toApi(document);
  const [parameter] = getOperation(api, 'post /pets').parameters;
  const node = getSchemaNode(
    api,
    parameter?.schema ?? { value: undefined, pointer: '', openRefs: [] },
  );
  expect(node).toMatchObject({
    type: 'integer',
    constraints: [{ text: 'at most 9' }],
    problems: [],
  });
  expect(node.enum.map((one) => one.value)).toEqual([1, 2]);
});

test.each([
  ['string', undefined, 'application/x-www-form-urlencoded'],
  ['string', ['multipart/form-data', 'application/json'], 'multipart/form-data'],
  ['file', undefined, 'multipart/form-data'],
])('a form with a %s (consumes %j) is sent as %s', (type, consumes, media) => {
  const parameters = [
    { name: 'note', in: 'formData', type, required: true },
    { name: 'more', in: 'formData', type: 'integer' },
  ];
  const document = toSwagger({ parameters, ...(consumes ? { consumes } : {}) });
  const api = toApi(document);
  const [content] = getOperation(api, 'post /pets').requestBody?.content ?? [];
  if (content === undefined) throw new Error('no form');
  expect(content.name).toBe(media);
  const fields = getSchemaNode(api, content.schema).fields;
  expect(fields.map((field) => [field.name, field.required])).toEqual([
    ['note', true],
    ['more', false],
  ]);
});

test('a response has its schema under what the document produces, with its example', () => {
  const responses = {
    200: {
      description: 'ok',
      schema: { $ref: '#/definitions/Pet' },
      examples: { 'application/json': { name: 'Rex' } },
    },
    404: { description: 'gone' },
  };
  const operation = readPost({ responses }, { produces: ['application/json', 'text/csv'] });
  const [ok, gone] = operation.responses;
  expect(ok?.content.map((one) => one.name)).toEqual(['application/json', 'text/csv']);
  expect(ok?.content[0]?.examples).toEqual([
    { name: 'example', summary: '', value: { name: 'Rex' } },
  ]);
  expect(ok?.content[0]?.schema.pointer).toBe('#/paths/~1pets/post/responses/200/schema');
  expect(gone).toEqual({ status: '404', description: 'gone', headers: [], content: [], links: [] });
});

test('basic security definitions are HTTP Basic', () => {
  const rest = { securityDefinitions: { key: { type: 'basic' } }, security: [{ key: [] }] };
  expect(readPost({}, rest).security).toEqual(['HTTP Basic']);
});

test('the body of an operation takes the place of its path’s, whatever their names', () => {
  const toBody = (name: string) => ({ name, in: 'body', schema: { title: name } });
  const paths = { '/a': { parameters: [toBody('all')], post: { parameters: [toBody('own')] } } };
  const { requestBody } = getOperation(toApi({ swagger: '2.0', paths }), 'post /a');
  expect(requestBody?.content[0]?.schema.value).toEqual({ title: 'own' });
});

test('the form of an operation takes the place of its path’s body', () => {
  const body = { name: 'all', in: 'body', schema: { title: 'all' } };
  const field = { name: 'own', in: 'formData', type: 'string' };
  const paths = { '/a': { parameters: [body], post: { parameters: [field] } } };
  const { requestBody } = getOperation(toApi({ swagger: '2.0', paths }), 'post /a');
  expect(requestBody?.content[0]?.schema.value).toMatchObject({ properties: { own: {} } });
});

test.each([
  ['two names', 'last'],
  ['one name', 'first'],
])(
  'of two bodies of %s in one operation the last counts, and the other is a problem',
  (_, name) => {
    const toBody = (title: string, as: string) => ({ name: as, in: 'body', schema: { title } });
    const parameters = [toBody('first', 'first'), toBody('last', name)];
    const paths = { '/a': { parameters: [toBody('all', 'all')], post: { parameters } } };
    const { requestBody, problems } = getOperation(toApi({ swagger: '2.0', paths }), 'post /a');
    expect(requestBody?.content[0]?.schema.value).toEqual({ title: 'last' });
    expect(problems).toMatchObject([
      { id: 'body-twice', level: 'warning', at: '#/paths/~1a/post/parameters/0' },
    ]);
  },
);

test('the age of a parameter is said once, by the parameter; that of a field of a form by the field', () => {
  const toParameter = (place: string) => ({
    name: place,
    in: place,
    type: 'integer',
    'x-addedInVersion': '9',
    'x-beta': true,
  });
  const parameters = [toParameter('query'), toParameter('formData')];
  const api = toApi({ swagger: '2.0', paths: { '/a': { post: { parameters } } } });
  const operation = getOperation(api, 'post /a');
  const [query] = operation.parameters;
  const life = ['beta', 'added in version 9'];
  expect(query?.constraints?.map(({ text }) => text)).toEqual(life);
  expect(query && getSchemaNode(api, query.schema).constraints).toEqual([]);
  const form = operation.requestBody?.content[0]?.schema;
  const field = form && getField(getSchemaNode(api, form), 'formData');
  expect(field && getSchemaNode(api, field).constraints.map(({ text }) => text)).toEqual(life);
});

test('a field of a form says that it may be empty', () => {
  const parameters = [{ name: 'n', in: 'formData', type: 'integer', allowEmptyValue: true }];
  const api = toApi({ swagger: '2.0', paths: { '/a': { post: { parameters } } } });
  const form = getOperation(api, 'post /a').requestBody?.content[0]?.schema;
  const facts = form && getSchemaNode(api, form).fields.flatMap((field) => field.constraints ?? []);
  expect(facts?.map(({ text }) => text)).toEqual(['may be empty']);
});

test.each([
  [{ host: 'h.example.com', basePath: 'v1' }, ['//h.example.com/v1']],
  [{ basePath: 'v1/' }, ['/v1']],
  [{ basePath: '//v1' }, ['/v1']],
  [{ basePath: 'https://h.example.com/v1' }, ['https://h.example.com/v1']],
  [{ host: 'https://h.example.com/', basePath: '/v1' }, ['//h.example.com/v1']],
  [{ host: 'HTTP://h.example.com:8080//', schemes: ['https'] }, ['https://h.example.com:8080']],
  [{ host: '//h.example.com', basePath: '/' }, ['//h.example.com']],
  [{ host: 'https://', basePath: '/v1' }, ['/v1']],
])('%j, written otherwise than it should be, gives the servers %j', (rest, urls) => {
  expect(toApi(toSwagger({}, rest)).servers.map((server) => server.url)).toEqual(urls);
});

test('a form beside a body is told to be left out, field by field', () => {
  const body = { name: 'all', in: 'body', schema: { title: 'all' } };
  const toField = (name: string) => ({ name, in: 'formData', type: 'string' });
  const { requestBody, problems } = readPost({ parameters: [toField('a'), body, toField('b')] });
  expect(requestBody?.content[0]?.schema.value).toEqual({ title: 'all' });
  expect(problems).toMatchObject(
    [0, 2].map((index) => ({
      id: 'form-beside-body',
      level: 'warning',
      at: `#/paths/~1pets/post/parameters/${index}`,
    })),
  );
});
