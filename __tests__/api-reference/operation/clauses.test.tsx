import { cleanup, render } from '@testing-library/react';
import { OperationArticle } from '@/components/api-reference/operation/operation-article';
import type { ApiIndex, Json, JsonObject } from '@/lib/openapi/core/types';
import { getOperation, toApiOf } from '../../openapi/core/support';
import { toView, watchConsole } from '../support';

/** Each clause of what a reference must show, on the page that shows it. */
watchConsole();

const OK = { responses: { 200: { description: 'fine' } } };

/** All that the page of an operation says. */
function draw(api: ApiIndex): string {
  const { container } = render(
    <OperationArticle operation={getOperation(api, 'post /a')} view={toView(api)} />,
  );
  const { textContent } = container;
  cleanup();
  return textContent.replace(/\s+/g, ' ');
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
  );
const inOperation = (operation: JsonObject) =>
  draw(toApiOf({ '/a': { post: { ...OK, ...operation } } }));

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
    ['readOnly', { readOnly: true }, /read only/],
    ['writeOnly', { writeOnly: true }, /write only/],
    ['minLength, maxLength', { type: 'string', minLength: 3, maxLength: 17 }, /3.*17/],
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
