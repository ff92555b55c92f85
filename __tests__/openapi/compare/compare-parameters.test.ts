import type { JsonObject } from '@/lib/openapi/core/types';
import { compare, document, lines, partiesOf } from './support';

const text = { type: 'string' };
const whole = { type: 'integer' };
const list = (items: JsonObject): JsonObject => ({ type: 'array', items });
const query = (...parameters: readonly JsonObject[]) =>
  document({ parameters: parameters.map((one) => ({ name: 'q', in: 'query', ...one })) });

describe('a value in a query is text, of which a number is one', () => {
  test.each<[string, JsonObject, JsonObject, string]>([
    ['a text in place of a number', whole, text, ''],
    ['a number in place of a text', text, whole, 'senders'],
    ['a text in place of a yes or no', { type: 'boolean' }, text, ''],
    ['a number in place of a yes or no', { type: 'boolean' }, whole, 'senders'],
    ['a short text in place of a number', whole, { ...text, maxLength: 2 }, 'senders'],
    ['a text that is not empty in place of a number', whole, { ...text, minLength: 1 }, ''],
    [
      'a short text in place of a number, or none of both',
      { type: ['integer', 'null'] },
      { type: ['string', 'null'], maxLength: 2 },
      'senders',
    ],
    ['a text with a pattern', whole, { ...text, pattern: '^a' }, 'senders'],
    ['a text in place of a number of a format', { ...whole, format: 'int32' }, text, ''],
    ['the same values as texts', { enum: [1, 2] }, { ...text, enum: ['1', '2'] }, ''],
    ['the same values as numbers', { ...text, enum: ['1', '2'] }, { enum: [1, 2] }, ''],
    ['fewer values', { enum: [1, 2] }, { enum: ['1'] }, 'senders'],
    ['yes and no as texts', { type: 'boolean' }, { enum: ['true', 'false'] }, ''],
    ['numbers of which texts are some', { enum: ['1', '2'] }, whole, ''],
    ['texts in place of numbers in a list', list(whole), list(text), ''],
  ])('%s', (_, before, after, expected) => {
    expect(partiesOf(query({ schema: before }), query({ schema: after }))).toBe(expected);
  });

  test('a header is text, too', () => {
    const header = (schema: JsonObject) =>
      document({ responses: { 200: { description: '', headers: { 'X-Rate': { schema } } } } });
    expect(partiesOf(header(whole), header(text))).toBe('readers');
    expect(partiesOf(header(text), header(whole))).toBe('');
  });

  test('JSON in a query is not', () => {
    const content = (schema: JsonObject) => query({ content: { 'application/json': { schema } } });
    expect(partiesOf(content(whole), content(text))).toBe('senders');
  });
});

describe('an exploded object is sent as its fields', () => {
  const fields = (...required: readonly string[]): JsonObject => ({
    ...{ type: 'object', properties: { a: text, b: text }, required },
  });
  const [a, b] = [
    { name: 'a', schema: text },
    { name: 'b', schema: text },
  ];
  const object = (name: string, schema: JsonObject, more: JsonObject = {}) => ({
    name,
    schema,
    ...more,
  });

  test.each<[string, readonly JsonObject[], readonly JsonObject[], string]>([
    [
      'that requires a field where another one was sent alone',
      [a, b],
      [object('o', fields('a'))],
      'senders',
    ],
    ['that requires the only field that was sent', [a], [object('o', fields('a'))], ''],
    [
      'that requires what was required',
      [{ ...a, required: true }, b],
      [object('o', fields('a'))],
      '',
    ],
    ['that required a field', [object('o', fields('a'))], [a, b], ''],
    [
      'that could be left out',
      [object('o', fields('a'))],
      [{ ...a, required: true }, b],
      'senders',
    ],
    ['by another name', [object('o', fields('a'))], [object('p', fields('a'))], ''],
    [
      'that requires more by another name',
      [object('o', fields())],
      [object('p', fields('a'))],
      'senders',
    ],
    [
      'that must be sent, by another name',
      [object('o', fields('a'), { required: true })],
      [object('p', fields('a'), { required: true })],
      '',
    ],
    [
      'that is not exploded, by another name',
      [object('o', fields(), { explode: false })],
      [object('p', fields(), { explode: false })],
      'senders',
    ],
  ])('%s', (_, before, after, expected) => {
    expect(partiesOf(query(...before), query(...after))).toBe(expected);
  });
});

test('limits of numbers that were texts are part of the other type', () => {
  const number = { ...whole, format: 'int64', minimum: 1, maximum: 9 };
  expect(lines(query({ schema: text }), query({ schema: number }))).toEqual([
    'type-changed [senders] post /pay query.q: string > integer',
  ]);
});

test('another default changes nothing of a parameter that is always sent', () => {
  const build = (value: string, required: boolean) =>
    query({ required, schema: { ...text, default: value } });
  expect(compare(build('x', true), build('y', true)).changes).toEqual([]);
  expect(lines(build('x', false), build('y', false))).toEqual([
    'default-changed [senders] post /pay query.q: "x" > "y"',
  ]);
});

test('one schema may break where it is a body, and not where it is sent as text', () => {
  const build = (type: string) => {
    const schema = { $ref: '#/components/schemas/Id' };
    const parameters = [{ name: 'id', in: 'query', schema }];
    return document(
      { parameters, requestBody: { content: { 'application/json': { schema } } } },
      { Id: { type } },
    );
  };
  expect(compare(build('integer'), build('string')).changes).toMatchObject([
    {
      kind: 'type-changed',
      breaks: ['senders'],
      places: [{ anchor: 'query.id' }, { anchor: 'body' }],
    },
  ]);
});
