import { cleanup, render } from '@testing-library/react';
import { OperationList } from '@/components/api-reference/list/operation-list';
import { OperationArticle } from '@/components/api-reference/operation/operation-article';
import type { ApiIndex, Json, JsonObject } from '@/lib/openapi/core/types';
import { buildOperationGroups } from '@/lib/openapi/overview/operation-rows';
import { parseYaml } from '@/lib/openapi/parse/parse-yaml';
import { getOperation, toApi, toApiOf } from '../../openapi/core/support';
import { toView, watchConsole } from '../support';

/** Each clause of what a reference must show, on the page that shows it. */
watchConsole();

const OK = { responses: { 200: { description: 'fine' } } };
const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'] as const;

/** All that the page of an operation says, and its HTML. */
function draw(api: ApiIndex, id = 'post /a'): { text: string; html: string } {
  const { container } = render(
    <OperationArticle operation={getOperation(api, id)} view={toView(api)} />,
  );
  const { textContent, innerHTML } = container;
  cleanup();
  return { text: textContent.replace(/\s+/g, ' '), html: innerHTML };
}

function drawList(api: ApiIndex): string {
  const groups = buildOperationGroups(api, ({ group, url }) => `/api/${group}/${url}/`);
  const { container } = render(
    <OperationList groups={groups} current={undefined} onFollow={() => {}} />,
  );
  const { innerHTML } = container;
  cleanup();
  return innerHTML;
}

const inBody = (schema: Json, schemas: JsonObject = {}) =>
  draw(
    toApiOf(
      {
        '/a': {
          post: {
            ...OK,
            requestBody: {
              content: {
                'application/json': { schema: { type: 'object', properties: { amount: schema } } },
              },
            },
          },
        },
      },
      schemas,
    ),
  ).text;
const inOperation = (operation: JsonObject, rest: JsonObject = {}, item: JsonObject = {}) =>
  draw(toApiOf({ '/a': { ...item, post: { ...OK, ...operation } } }, {}, rest)).text;

describe('the formats', () => {
  const OPERATION = 'post: {summary: Pay, responses: {"200": {description: fine}}}';
  test.each([
    ['OpenAPI 3.0', 'openapi: 3.0.3'],
    ['OpenAPI 3.1', 'openapi: 3.1.0'],
    ['OpenAPI 3.2', 'openapi: 3.2.0'],
    ['Swagger 2.0', 'swagger: "2.0"'],
  ])('%s, in YAML as in JSON', (_, version) => {
    const parsed = parseYaml(`${version}\npaths:\n  /a:\n    ${OPERATION}\n`);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
    const json = toApi(JSON.stringify(parsed.document));
    expect(draw(json).text).toContain('Pay');
    expect(draw(toApi(parsed.document)).text).toBe(draw(json).text);
  });
});

describe('the operations', () => {
  test.each(METHODS)('%s has a row and a page', (method) => {
    const api = toApiOf({ '/a': { [method]: { ...OK, summary: 'It' } } });
    expect(drawList(api)).toContain(`data-operation="${method} /a"`);
    expect(draw(api, `${method} /a`).text.toLowerCase()).toContain(method);
  });

  test('webhooks have rows and pages, with what is sent to the reader', () => {
    const body = { content: { 'application/json': { schema: { properties: { event: {} } } } } };
    const webhooks = { paid: { post: { ...OK, summary: 'Paid', requestBody: body } } };
    const api = toApiOf({}, {}, { webhooks });
    expect(drawList(api)).toContain('data-operation="post paid"');
    expect(draw(api, 'post paid').html).toContain('id="body.event"');
  });

  test('callbacks stand on the page of their operation', () => {
    const callbacks = {
      done: { '{$request.body#/url}': { post: { ...OK, description: 'Done.' } } },
    };
    expect(inOperation({ callbacks })).toMatch(
      /Callbacks.*done.*\{\$request\.body#\/url\}.*Done\./,
    );
  });

  test('untagged ones have a group of their own, the last', () => {
    const api = toApiOf({ '/a': { get: OK }, '/b': { get: { ...OK, tags: ['Cards'] } } });
    expect(drawList(api).replace(/<[^>]+>/g, ' ')).toMatch(/Cards.*Other/s);
  });

  test('one with two tags is listed under both, with one address', () => {
    const list = drawList(
      toApiOf({ '/a': { get: { ...OK, summary: 'It', tags: ['One', 'Two'] } } }),
    );
    expect(list.match(/href="[^"]*"/g)).toEqual(['href="/api/one/it/"', 'href="/api/one/it/"']);
  });
});

describe('an operation', () => {
  const param = (name: string, rest: JsonObject = {}) => ({ name, in: 'query', ...rest });

  test('has the parameters of its path; its own win by name and place', () => {
    const text = inOperation(
      {
        parameters: [
          param('page', { description: 'Its own.' }),
          { name: 'page', in: 'header', description: 'In the header.' },
        ],
      },
      {},
      { parameters: [param('page', { description: 'Of the path.' }), param('size')] },
    );
    expect(text).toContain('Its own.');
    expect(text).toContain('In the header.');
    expect(text).toContain('size');
    expect(text).not.toContain('Of the path.');
  });

  test('shows every media type', () => {
    const content = Object.fromEntries(
      ['application/json', 'application/xml', 'multipart/form-data'].map((type) => [
        type,
        { schema: { properties: { [type.replace('/', '_')]: {} } } },
      ]),
    );
    const text = inOperation({ requestBody: { content } });
    for (const type of Object.keys(content)) {
      expect(text).toContain(type);
      expect(text).toContain(type.replace('/', '_'));
    }
  });

  test('shows `default` and `2XX` responses, and headers', () => {
    const headers = { 'X-Request-Id': { description: 'Quote it.', schema: { type: 'string' } } };
    const text = inOperation({
      responses: {
        '2XX': { description: 'Any success.', headers },
        default: { description: 'Anything else.' },
      },
    });
    expect(text).toMatch(/2XX.*Any success\..*X-Request-Id.*Quote it\..*default.*Anything else\./i);
  });

  test.each<[string, JsonObject, string]>([
    ['HTTP Basic', { type: 'http', scheme: 'basic' }, 'HTTP Basic'],
    ['a bearer token', { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' }, 'earer'],
    ['a key', { type: 'apiKey', in: 'header', name: 'X-Api-Key' }, 'X-Api-Key'],
    [
      'OAuth 2',
      {
        type: 'oauth2',
        flows: { clientCredentials: { tokenUrl: 'https://x.example', scopes: {} } },
      },
      'OAuth 2',
    ],
  ])('says in words how it is secured: %s', (_, scheme, words) => {
    const rest = { components: { securitySchemes: { s: scheme } }, security: [{ s: [] }] };
    const api = toApi({ openapi: '3.1.0', paths: { '/a': { post: OK } }, ...rest });
    expect(draw(api).text).toMatch(new RegExp(`Authentication: .*${words}`));
  });

  test('names its server, and what of it may be chosen', () => {
    const region = { default: 'eu', enum: ['eu', 'us'], description: 'Where data is kept.' };
    const servers = [{ url: 'https://{region}.example.com/pg', variables: { region } }];
    const text = inOperation({}, { servers });
    expect(text).toContain('eu.example.com');
    expect(text).toContain('{region} is eu unless you choose us. Where data is kept.');
  });

  test.each<[string, JsonObject, string]>([
    ['deprecated', { deprecated: true }, 'Deprecated'],
    ['beta', { 'x-beta': true }, 'beta'],
    ['x-addedInVersion', { 'x-addedInVersion': 68 }, 'added in version 68'],
    ['x-deprecatedInVersion', { 'x-deprecatedInVersion': '70' }, 'deprecated in version 70'],
    ['x-deprecatedMessage', { 'x-deprecatedMessage': 'Use Charge.' }, 'Use Charge.'],
    [
      'externalDocs',
      { externalDocs: { url: 'https://x.example/', description: 'Guide' } },
      'Guide',
    ],
  ])('says its standing: %s', (_, keyword, words) => {
    expect(inOperation(keyword)).toContain(words);
    expect(inOperation({})).not.toContain(words);
  });

  test('shows named examples of bodies, answers and parameters', () => {
    const examples = {
      a: { summary: 'First', value: 'v1' },
      b: { summary: 'Second', value: 'v2' },
    };
    const content = { 'application/json': { examples } };
    for (const operation of [
      { requestBody: { content } },
      { responses: { 200: { description: '', content } } },
      { parameters: [param('x', { examples })] },
    ]) {
      const text = inOperation(operation);
      for (const words of ['First', 'Second', 'v1', 'v2']) expect(text).toContain(words);
    }
  });
});

describe('a reference', () => {
  const components = {
    parameters: { Page: { name: 'page', in: 'query', description: 'A page.' } },
    requestBodies: { Body: { description: 'A body.', content: { 'text/plain': {} } } },
    responses: { Gone: { description: 'It is gone.' } },
    headers: { Id: { description: 'An id.' } },
    examples: { One: { summary: 'One of them', value: 1 }, Two: { value: 2 } },
    pathItems: { Item: { post: { ...OK, summary: 'Behind it' } } },
    schemas: { Money: { type: 'integer', description: 'Of the schema.' } },
  };
  const ref = (kind: keyof typeof components, name: string) => ({
    $ref: `#/components/${kind}/${name}`,
  });
  const inDocument = (operation: JsonObject) => inOperation(operation, { components });

  test.each<[string, JsonObject, string]>([
    ['a parameter', { parameters: [ref('parameters', 'Page')] }, 'A page.'],
    ['a body', { requestBody: ref('requestBodies', 'Body') }, 'A body.'],
    ['a response', { responses: { 404: ref('responses', 'Gone') } }, 'It is gone.'],
    [
      'a header',
      { responses: { 200: { description: '', headers: { 'X-Id': ref('headers', 'Id') } } } },
      'An id.',
    ],
    [
      'an example',
      {
        requestBody: {
          content: {
            'application/json': {
              examples: { a: ref('examples', 'One'), b: ref('examples', 'Two') },
            },
          },
        },
      },
      'One of them',
    ],
  ])('to %s is followed', (_, operation, words) => {
    expect(inDocument(operation)).toContain(words);
  });

  test('to a path item is followed', () => {
    const paths = { '/a': ref('pathItems', 'Item') };
    expect(draw(toApi({ openapi: '3.1.0', paths, components })).text).toContain('Behind it');
  });

  test('with siblings keeps what both say; what stands beside it wins', () => {
    const schema = { ...ref('schemas', 'Money'), description: 'Of the field.', maximum: 9 };
    const text = inBody(schema, components.schemas);
    expect(text).toMatch(/whole number.*Of the field\./);
    expect(text).toContain('9');
    expect(text).not.toContain('Of the schema.');
  });
});

describe('a schema', () => {
  test.each<[string, Json, RegExp]>([
    ['oneOf', { oneOf: [{ title: 'Card' }, { title: 'Bank' }] }, /One of.*Card.*Bank/],
    ['anyOf', { anyOf: [{ title: 'Card' }, { title: 'Bank' }] }, /Any of.*Card.*Bank/],
    ['allOf', { allOf: [{ properties: { a: {} } }, { properties: { b: {} } }] }, /2 fields.*a.*b/],
    ['not', { type: 'string', not: { const: 'x' } }, /Must not be.*always x/],
    ['additionalProperties', { additionalProperties: { description: 'Any.' } }, /any name.*Any\./],
    [
      'additionalProperties beside properties',
      { properties: { a: {} }, additionalProperties: { properties: { b: {} } } },
      /1 field.*a any.*any other name object.*b any/,
    ],
    [
      'unevaluatedProperties',
      { properties: { a: {} }, unevaluatedProperties: { type: 'integer' } },
      /any other name whole number/,
    ],
    [
      'patternProperties',
      { patternProperties: { '^x-': { description: 'Own.' } } },
      /names like \^x-.*Own\./,
    ],
    [
      'an object in a tuple',
      { prefixItems: [{ type: 'string' }, { properties: { deep: {} } }] },
      /item 1.*string.*item 2 object.*deep any/,
    ],
    [
      'what holds for items that have fields',
      { items: { properties: { deep: {} }, minProperties: 2, deprecated: true } },
      /at least 2 properties deprecated deep any/,
    ],
    [
      'two choices apart',
      {
        allOf: [
          { oneOf: [{ title: 'A' }, { title: 'B' }] },
          { oneOf: [{ title: 'C' }, { title: 'D' }] },
        ],
      },
      /One of.*A.*B.*One of.*C.*D/,
    ],
    [
      'contains',
      { items: {}, contains: { properties: { must: { const: 1 } } } },
      /Some items are like this.*must.*always 1/,
    ],
    [
      'contentSchema',
      {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: { properties: { inner: {} } },
      },
      /The text holds this.*inner/,
    ],
    [
      'what nobody would see',
      { default: '', const: ' ', enum: ['', '1', 1] },
      /always " " default "" \(does not fit the schema\) """1"1/,
    ],
    [
      'tuples',
      { prefixItems: [{ type: 'string' }, { type: 'integer' }] },
      /item 1.*string.*item 2.*whole number/,
    ],
    ['const', { const: 'USD' }, /always USD/],
    ['type arrays', { type: ['string', 'null'] }, /string or null/],
    ['nullable', { type: 'string', nullable: true }, /string or null/],
    ['readOnly', { readOnly: true }, /read only/],
    ['writeOnly', { writeOnly: true }, /write only/],
    ['format', { type: 'string', format: 'date' }, /date/],
    ['pattern', { type: 'string', pattern: '^[0-9]{4}$' }, /\^\[0-9\]\{4\}\$/],
    ['minLength, maxLength', { type: 'string', minLength: 3, maxLength: 17 }, /3.*17/],
    ['minimum, maximum', { type: 'number', minimum: 5, maximum: 91 }, /5.*91/],
    [
      'exclusive limits',
      { type: 'number', exclusiveMinimum: 5, exclusiveMaximum: 91 },
      /(more|less|above|below).*(5|91)/i,
    ],
    ['multipleOf', { type: 'number', multipleOf: 0.25 }, /0\.25/],
    ['minItems, maxItems', { type: 'array', minItems: 2, maxItems: 8, items: {} }, /2.*8/],
    ['uniqueItems', { type: 'array', uniqueItems: true, items: {} }, /no item twice/],
    [
      'minProperties, maxProperties',
      { type: 'object', minProperties: 2, maxProperties: 8 },
      /2.*8/,
    ],
    ['enum', { enum: ['sale', 'void'] }, /sale.*void/],
    ['default', { type: 'string', default: 'USD' }, /default USD/],
    ['example', { type: 'string', example: 'Jordan' }, /example Jordan/],
    ['required', { type: 'object', required: ['a'], properties: { a: {} } }, /a any required/],
    ['deprecated', { deprecated: true }, /deprecated/],
    ['x-addedInVersion', { 'x-addedInVersion': 5 }, /added in version 5/],
    ['externalDocs', { externalDocs: { url: 'https://x.example/' } }, /Read more/],
  ])('says %s', (_, schema, words) => {
    const without = inBody({});
    const text = inBody(schema);
    expect(without).not.toMatch(words);
    expect(text).toMatch(words);
  });

  test('with a discriminator and no mapping has its heirs as forms, each with its name to send', () => {
    const ref = { $ref: '#/components/schemas/Pay' };
    const schemas = {
      Pay: { properties: { kind: { type: 'string' } }, discriminator: { propertyName: 'kind' } },
      Card: { allOf: [ref, { properties: { pan: {} } }] },
      Bank: { allOf: [ref, { properties: { iban: {} } }] },
    };
    const text = inBody(ref, schemas);
    expect(text).toMatch(/One of.*Card.*kind: Card.*pan.*kind: Bank.*iban/);
    expect(inBody({ $ref: '#/components/schemas/Card' }, schemas)).not.toMatch(/iban/);
  });

  test('of a whole body says what holds for it', () => {
    const body = { title: 'T', description: 'All of it.', minProperties: 2, properties: { a: {} } };
    const schema = { ...body, additionalProperties: false, deprecated: true };
    const text = inOperation({ requestBody: { content: { 'application/json': { schema } } } });
    expect(text).toMatch(/at least 2 properties, no other properties deprecated ?T ?All of it\./);
  });

  test('that is required and only read is not asked for, and the other way round', () => {
    const schema = {
      type: 'object',
      required: ['id', 'pin'],
      properties: { id: { readOnly: true }, pin: { writeOnly: true } },
    };
    const content = { 'application/json': { schema } };
    const responses = { 200: { description: 'fine', content } };
    const text = inOperation({ requestBody: { content }, responses });
    expect(text).toMatch(
      /id any read only.*pin any required write only.*Responses.*id any required read only.*pin any write only/,
    );
  });

  test('with a discriminator says the value to send for each form', () => {
    const schemas = {
      Pay: {
        oneOf: [{ $ref: '#/components/schemas/Card' }, { $ref: '#/components/schemas/Bank' }],
        discriminator: {
          propertyName: 'kind',
          mapping: { card: '#/components/schemas/Card', ach: 'Bank' },
        },
      },
      Card: { properties: { pan: {} } },
      Bank: { properties: { iban: {} } },
    };
    const text = inBody({ $ref: '#/components/schemas/Pay' }, schemas);
    expect(text).toMatch(/kind: card.*pan.*kind: ach.*iban/);
  });
});
