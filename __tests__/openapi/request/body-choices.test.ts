import { readFileSync } from 'node:fs';
import { createValidator } from '@/lib/kit/documents/validator';
import { isObject } from '@/lib/openapi/core/json';
import type { Json, JsonObject } from '@/lib/openapi/core/types';
import { listBodyChoices } from '@/lib/openapi/request/body-choices';
import { buildRequestContent } from '@/lib/openapi/request/request-content';
import { listBundledDocuments } from '../../support/bundled-documents';
import { getOperation, toApi, toApiOf } from '../core/support';

const text: JsonObject = { type: 'string' };

function createOperation(schema: JsonObject, examples: JsonObject = {}) {
  const content = { 'application/json': { schema, examples } };
  const api = toApiOf({ '/a': { post: { requestBody: { content } } } });
  return { api, operation: getOperation(api, 'post /a') };
}

/** Fields of a sale; the pattern of a swipe is more than can be checked. */
const FIELDS: JsonObject = {
  type: 'object',
  required: ['amount'],
  'x-display-fields': ['amount', 'number'],
  properties: {
    amount: { type: 'integer' },
    number: text,
    swipe: { ...text, pattern: '^([0-9A-F]{2}){16,499}$' },
    token: text,
    note: text,
  },
};

const SALE: JsonObject = {
  ...FIELDS,
  oneOf: [
    { title: 'Keyed card', required: ['number'] },
    { title: 'Swiped card', required: ['swipe'] },
    { title: 'Token', required: ['token'] },
  ],
};

const EXAMPLES = {
  stored: { summary: 'Stored', value: { amount: 1, token: 'x' } },
  keyed: { summary: 'Keyed', value: { amount: 1, number: '4' } },
};

test('examples come first, then the forms that none of them shows', () => {
  const { api, operation } = createOperation(SALE, EXAMPLES);
  const choices = listBodyChoices(api, operation);
  expect(choices.map(({ title, form }) => [title, form?.name])).toEqual([
    ['Stored', 'token'],
    ['Keyed', 'keyed-card'],
    ['Swiped card', 'swiped-card'],
  ]);
});

test('a body without forms has its examples alone, and nothing without them', () => {
  const plain = { type: 'object', properties: { amount: text } };
  const { api, operation } = createOperation(plain, EXAMPLES);
  expect(listBodyChoices(api, operation).map(({ form }) => form)).toEqual([undefined, undefined]);
  const none = createOperation(plain);
  expect(listBodyChoices(none.api, none.operation)).toEqual([]);
});

test.each(['first-request', 'all'] as const)('no sample mixes forms: %s', (fields) => {
  const { api, operation } = createOperation(SALE, EXAMPLES);
  const sources = ['number', 'swipe', 'token'];
  const sent = listBodyChoices(api, operation).map((choice) => {
    const value = buildRequestContent(api, operation, { ...choice, fields })?.value;
    return isObject(value) ? Object.keys(value).filter((name) => sources.includes(name)) : [];
  });
  expect(sent).toEqual([['token'], ['number'], ['swipe']]);
});

test('a form has the value of its discriminator', () => {
  const { api, operation } = createOperation({
    oneOf: ['Cat', 'Dog'].map((title) => ({
      title,
      type: 'object',
      properties: { kind: { const: title } },
    })),
    discriminator: { propertyName: 'kind' },
  });
  const values = listBodyChoices(api, operation).map(
    (choice) => buildRequestContent(api, operation, choice)?.value,
  );
  expect(values).toEqual([{ kind: 'Cat' }, { kind: 'Dog' }]);
});

/** Keywords by which a document excludes what its properties allow one by one. */
test.each<[string, JsonObject]>([
  ['not', { not: { required: ['number', 'token'] } }],
  ['oneOf', { oneOf: [{ required: ['number'] }, { required: ['token'] }] }],
  ['maxProperties', { maxProperties: 3 }],
  ['dependentRequired', { dependentRequired: { note: ['token'] }, maxProperties: 2 }],
  ['dependentSchemas', { dependentSchemas: { number: { properties: { token: false } } } }],
  ['if', { if: { required: ['number'] }, then: { properties: { token: false } } }],
  ['propertyNames', { propertyNames: { enum: ['amount', 'number'] } }],
])('no sample sends what %s excludes', (_, keywords) => {
  const { api, operation } = createOperation({ ...FIELDS, ...keywords });
  const validate = createValidator(api.document, 'readOnly');
  const choices = listBodyChoices(api, operation);
  for (const choice of choices.length > 0 ? choices : [{}])
    for (const fields of ['first-request', 'all'] as const) {
      const content = buildRequestContent(api, operation, { ...choice, fields });
      expect(validate(content?.schema?.value, content?.value ?? null)).toEqual({ errors: [] });
    }
});

/** A document without examples and defaults: all of its samples are made up. */
function omitOffers(value: Json): Json {
  const text = JSON.stringify(value, (_, one: unknown) => {
    if (typeof one !== 'object' || one === null || Array.isArray(one)) return one;
    return Object.fromEntries(Object.entries(one).filter(([key]) => !/^examples?$/.test(key)));
  });
  return JSON.parse(text);
}

describe.each([
  ['with', (value: Json) => value],
  ['without', omitOffers],
])('documents %s their examples', (_, convert) => {
  test.each(listBundledDocuments())('each body of %s obeys its schema', (file) => {
    const api = toApi(convert(JSON.parse(readFileSync(file, 'utf8'))));
    const validate = createValidator(api.document, 'readOnly');
    const refused = [...api.operations.keys()].flatMap((id) => {
      const operation = getOperation(api, id);
      const choices = listBodyChoices(api, operation);
      return (choices.length > 0 ? choices : [{ title: '' }]).flatMap((choice) =>
        (['first-request', 'all'] as const).flatMap((fields) => {
          const content = buildRequestContent(api, operation, { ...choice, fields });
          if (content === undefined || typeof content.value === 'string') return [];
          const verdict = validate(content.schema?.value, content.value);
          return 'errors' in verdict && verdict.errors.length === 0
            ? []
            : [[id, choice.title, fields, verdict]];
        }),
      );
    });
    expect(refused).toEqual([]);
  });
});

test('forms without a name are called by what only they need, beside fields, too', () => {
  const form = (name: string, extra: JsonObject = {}): JsonObject => ({
    ...{ type: 'object', required: [name], properties: { [name]: text, ...extra } },
  });
  const list = (schema: JsonObject) => {
    const { api, operation } = createOperation(schema);
    return listBodyChoices(api, operation).map(({ title }) => title);
  };
  const beside = { type: 'object', required: ['id'], properties: { id: text } };
  expect(list({ ...beside, oneOf: [form('phone'), form('mail')] })).toEqual([
    'With phone',
    'With mail',
  ]);
  const title = 'Way';
  expect(
    list({
      oneOf: [
        { title, ...form('phone') },
        { title, ...form('mail') },
      ],
    }),
  ).toEqual(['With phone', 'With mail']);
  const optional = (name: string) => ({ type: 'object', properties: { [name]: text, id: text } });
  expect(list({ oneOf: [optional('x'), optional('y')] })).toEqual(['With x', 'With y']);
});

test('one object or a list of them can be chosen, and the list has an entry', () => {
  const label = { type: 'object', required: ['parcel'], properties: { parcel: text } };
  const { api, operation } = createOperation({ oneOf: [label, { type: 'array', items: label }] });
  const choices = listBodyChoices(api, operation);
  expect(choices.map(({ title }) => title)).toEqual(['object', 'array of object']);
  const values = choices.map(({ form }) => buildRequestContent(api, operation, { form })?.value);
  expect(values).toEqual([{ parcel: 'string' }, [{ parcel: 'string' }]]);
});
