import type { JsonObject } from '@/lib/openapi/core/types';
import { countRequiredFields } from '@/lib/openapi/operation/count-required-fields';
import { growsWithItsInput } from '../../support/work';
import { readIn, toApiOf } from '../core/support';

const toTexts = (schema: JsonObject) => readIn({}, schema).constraints.map(({ text }) => text);
const toForms = (schema: JsonObject) =>
  readIn({}, schema).variants.map(({ kind, label }) => `${kind}: ${label}`);
const toTriggers = (schema: JsonObject) =>
  Object.fromEntries(
    readIn({}, schema).fields.map(({ name, requiredWith }) => [name, requiredWith]),
  );

describe('a property that another makes required', () => {
  test.each(['dependentRequired', 'dependencies'])(
    'is named by %s also where the schema does not list it',
    (key) => {
      const schema = { properties: { cc: {} }, [key]: { cc: ['cvv', 'cc'], exp: ['cvv'] } };
      expect(toTexts(schema)).toEqual(['requires cvv with cc, exp']);
    },
  );

  test('is not named again where it is always required and not listed', () => {
    const schema = {
      properties: { cc: {} },
      required: ['cvv'],
      dependentRequired: { cc: ['cvv'] },
    };
    expect(toTexts(schema)).toEqual(['requires cvv']);
  });

  const properties = { zip: {}, street: {}, city: {} };

  test('names the others, each once', () => {
    const dependentRequired = { street: ['zip'], city: ['zip', 'zip'], zip: ['street'] };
    expect(toTriggers({ properties, dependentRequired })).toEqual({
      zip: ['street', 'city'],
      street: ['zip'],
      city: undefined,
    });
  });

  test('by the lists of older drafts, too', () => {
    const dependencies = { street: ['zip'], city: { required: ['zip'] } };
    expect(toTriggers({ properties, dependencies }).zip).toEqual(['street']);
  });

  test('by any part of an allOf', () => {
    const allOf = [{ dependentRequired: { street: ['zip'] } }];
    expect(toTriggers({ properties, allOf }).zip).toEqual(['street']);
  });

  test('is simply required where it always is', () => {
    const dependentRequired = { street: ['zip'] };
    expect(toTriggers({ properties, required: ['zip'], dependentRequired }).zip).toBeUndefined();
  });

  test('counts as conditional', () => {
    const value = { properties, required: ['city'], dependentRequired: { street: ['zip'] } };
    const source = { value, pointer: '#/test', openRefs: [] };
    expect(countRequiredFields(toApiOf({}), source)).toEqual({
      required: 1,
      conditional: 1,
      all: 3,
    });
  });

  test('is not counted among more fields than a filter is of use for', () => {
    const many = Array.from({ length: 1_001 }, (_, index) => [`p${index}`, true] as const);
    const value = { properties: Object.fromEntries(many), required: ['p0'] };
    const source = { value, pointer: '#/test', openRefs: [] };
    expect(countRequiredFields(toApiOf({}), source)).toEqual({
      required: 0,
      conditional: 0,
      all: 1_001,
    });
  });

  test.each([{ street: 'zip' }, { street: [5] }, ['zip'], 'zip'])(
    'not where %j stands for it',
    (dependentRequired) => {
      expect(toTriggers({ properties, dependentRequired }).zip).toBeUndefined();
    },
  );
});

describe('a schema that only requires', () => {
  test('says what', () => {
    expect(toTexts({ required: ['card_number', 'exp_date'] })).toEqual([
      'requires card_number, exp_date',
    ]);
  });

  test('says of very many how many more', () => {
    const required = Array.from({ length: 10 }, (_, index) => `a${index}`);
    expect(toTexts({ required })).toEqual(['requires a0, a1, a2, a3, a4, a5, a6, a7 and 2 more']);
  });

  test('does not where its properties say it themselves', () => {
    expect(toTexts({ properties: { a: {} }, required: ['a'] })).toEqual([]);
  });

  test('is told from its neighbours by it', () => {
    const anyOf = [
      { required: ['card_id'] },
      { required: ['a', 'b', 'c', 'd'] },
      { title: 'Bank', required: ['e'] },
      { format: 'ipv4' },
      {},
    ];
    expect(toForms({ properties: { card_id: {} }, anyOf })).toEqual([
      'anyOf: With card_id',
      'anyOf: With a, b, c …',
      'anyOf: Bank',
      'anyOf: ipv4',
      'anyOf: Option 5',
    ]);
  });
});

describe('what holds under conditions', () => {
  test('are the branches of if, and what another property brings', () => {
    const schema = {
      if: { properties: { country: { const: 'US' } } },
      then: { required: ['zip'] },
      else: false,
      dependentSchemas: { card: { required: ['exp'] } },
      dependencies: { bank: { required: ['iban'] }, list: ['not a schema'] },
    };
    expect(toForms(schema)).toEqual([
      'when: If this holds',
      'when: Then this, too',
      'when: Otherwise this',
      'when: With card this, too',
      'when: With bank this, too',
    ]);
    const [condition, then] = readIn({}, schema).variants;
    expect(condition && readIn({}, condition.schema.value ?? null).fields[0]?.name).toBe('country');
    expect(then?.schema.pointer).toBe('#/test/then');
  });

  test('is nothing without an if', () => {
    expect(toForms({ then: { required: ['zip'] }, else: {} })).toEqual([]);
  });

  test('stands after the forms, so that their addresses stay', () => {
    const schema = {
      oneOf: [{ type: 'string' }, { type: 'integer' }],
      not: { maxLength: 0 },
      if: {},
    };
    expect(toForms(schema)).toEqual([
      'oneOf: string',
      'oneOf: integer',
      'not: Option 1',
      'when: If this holds',
    ]);
  });
});

test.each<[JsonObject, readonly string[]]>([
  [{ unevaluatedProperties: false }, ['no other properties']],
  [{ additionalProperties: false, unevaluatedProperties: false }, ['no other properties']],
  [{ unevaluatedItems: false }, ['no other items']],
  [
    { propertyNames: { pattern: '^x-', maxLength: 9 } },
    ['names: begins with “x-”', 'names: up to 9 characters'],
  ],
  [{ propertyNames: { enum: ['a', 'b'] } }, ['names: a, b']],
  [{ propertyNames: true, contains: false }, []],
  [{ propertyNames: false }, ['no properties']],
  [{ contains: true, minContains: 2 }, ['at least 2 items']],
  [{ contains: { type: 'string' } }, ['at least 1 item is string']],
  [{ contains: { type: 'integer' }, minContains: 2, maxContains: 3 }, ['2 to 3 items are integer']],
  [{ contains: {}, minContains: 0 }, []],
  [{ contains: { const: 'x' } }, ['at least 1 item is "x"']],
])('the constraints %j read %j', (schema, texts) => {
  expect(toTexts(schema)).toEqual(texts);
});

const NAMES = Array.from({ length: 10 }, (_, index) => `n${index}`);

test.each<[string, (at: number) => JsonObject]>([
  ['names that are no properties', (at) => ({ required: NAMES.map((one) => one + at) })],
  ['names of their properties', (at) => ({ required: [`a${at}`] })],
  ['a choice each', (at) => ({ oneOf: [{ required: [`a${at}`] }, { required: [`b${at}`] }] })],
  ['a type, values and a constant', () => ({ type: ['string'], enum: ['a', 'b'], const: 'a' })],
])('the work for an allOf of 4,000 parts with %s grows with their number', (_, toPart) => {
  const toSchema = (share: number): JsonObject => ({
    allOf: Array.from({ length: 4000 * share }, (_part, at) => ({
      properties: { [`a${at}`]: {} },
      ...toPart(at),
    })),
  });
  expect(growsWithItsInput(toSchema, (schema) => void readIn({}, schema))).toBe(true);
});
