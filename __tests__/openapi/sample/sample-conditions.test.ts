import type { Json, JsonObject } from '@/lib/openapi/core/types';
import { type SampleOptions, buildSample } from '@/lib/openapi/sample/build-sample';
import { growsWithItsInput, isAtMost } from '../../support/work';
import { toApiOf } from '../core/support';

const FIRST: SampleOptions = { direction: 'request', only: 'first-request' };

function sample(value: Json, options = FIRST, schemas: JsonObject = {}): Json {
  return buildSample(toApiOf({}, schemas), { value, pointer: '#', openRefs: [] }, options).value;
}

const TEXT = { type: 'string' };
const IS_CARD = { properties: { type: { const: 'card' } }, required: ['type'] };
const BASE = {
  type: 'object',
  required: ['type'],
  properties: {
    type: { enum: ['card', 'bank'] },
    number: { type: 'string', example: '4111' },
    iban: { type: 'string', example: 'DE00' },
    note: TEXT,
  },
};
const IF_CARD = { if: IS_CARD, then: { required: ['number'] }, else: { required: ['iban'] } };
const NUMBER = { type: 'card', number: '4111' };
const IBAN = { type: 'bank', iban: 'DE00' };
const bank = { ...BASE.properties, type: { enum: ['bank', 'card'] } };

describe('a sample has what a condition of its schema asks for', () => {
  test.each<[string, JsonObject, Json]>([
    ['where it holds', { ...BASE, ...IF_CARD }, NUMBER],
    ['where it does not', { ...BASE, ...IF_CARD, properties: bank }, IBAN],
    ['in a part of the schema', { ...BASE, allOf: [IF_CARD] }, NUMBER],
    [
      'one of several',
      {
        ...BASE,
        properties: bank,
        allOf: [
          { if: IS_CARD, then: { required: ['number'] } },
          { if: { properties: { type: { enum: ['bank'] } } }, then: { required: ['iban'] } },
        ],
      },
      IBAN,
    ],
    [
      'where what it names is not sent',
      { ...BASE, if: { properties: { note: { const: 'x' } } }, then: { required: ['iban'] } },
      { type: 'card', iban: 'DE00' },
    ],
    [
      'where it is turned around',
      {
        ...BASE,
        if: { not: IS_CARD },
        then: { required: ['iban'] },
        else: { required: ['number'] },
      },
      NUMBER,
    ],
    [
      'where it has choices',
      { ...BASE, if: { anyOf: [{ required: ['iban'] }, IS_CARD] }, then: { required: ['number'] } },
      NUMBER,
    ],
    [
      'described there only',
      {
        ...BASE,
        if: IS_CARD,
        then: { properties: { pin: { type: 'integer' } }, required: ['pin'] },
      },
      { type: 'card', pin: 1 },
    ],
    [
      'described nowhere',
      { ...BASE, if: IS_CARD, then: { required: ['pin'] } },
      { type: 'card', pin: 'string' },
    ],
    [
      'as both describe it',
      {
        ...BASE,
        required: ['type', 'note'],
        if: IS_CARD,
        then: { properties: { note: { maxLength: 3 } } },
      },
      { type: 'card', note: 'str' },
    ],
    [
      'of a branch that has a condition of its own',
      { ...BASE, if: IS_CARD, then: { ...IF_CARD, required: ['note'] } },
      { type: 'card', note: 'string', number: '4111' },
    ],
    [
      'of choices the first',
      { ...BASE, if: IS_CARD, then: { anyOf: [{ required: ['note'] }, { required: ['iban'] }] } },
      { type: 'card', note: 'string' },
    ],
    [
      'beside what is sent',
      { ...BASE, dependentRequired: { type: ['number'], number: ['pin'] } },
      { ...NUMBER, pin: 'string' },
    ],
    [
      'in a schema for what is sent',
      {
        ...BASE,
        dependentSchemas: {
          type: { required: ['iban'] },
          note: { required: ['number'] },
        },
      },
      { type: 'card', iban: 'DE00' },
    ],
    [
      'in older drafts',
      { ...BASE, dependencies: { type: { required: ['iban'] }, iban: ['note'] } },
      { type: 'card', note: 'string', iban: 'DE00' },
    ],
    [
      'once what it asks for is there',
      {
        ...BASE,
        allOf: [
          { if: { required: ['number'] }, then: { required: ['note'] } },
          { if: IS_CARD, then: { required: ['number'] } },
        ],
      },
      { ...NUMBER, note: 'string' },
    ],
  ])('%s', (_, schema, value) => expect(sample(schema)).toEqual(value));

  test('in a sample of all fields what it forbids is left out', () => {
    const schema = { ...BASE, if: IS_CARD, then: { properties: { iban: false } } };
    expect(sample(schema, {})).toEqual({ ...NUMBER, note: 'string' });
  });
});

describe('a sample is as without a condition', () => {
  test.each<[string, JsonObject]>([
    [
      'that nobody here can tell',
      { if: { unevaluatedProperties: false }, then: { required: ['iban'] } },
    ],
    [
      'whose pattern may be slow',
      {
        if: { properties: { type: { pattern: '^(a+)+$' } } },
        then: { required: ['iban'] },
      },
    ],
    [
      'that asks for what is not sent this way',
      {
        properties: { ...BASE.properties, iban: { ...TEXT, readOnly: true } },
        if: IS_CARD,
        then: { required: ['iban'] },
      },
    ],
    [
      'that asks for what is not allowed',
      {
        additionalProperties: false,
        if: IS_CARD,
        then: { required: ['pin'] },
      },
    ],
    ['without a branch', { if: IS_CARD }],
    ['without a condition', { then: { required: ['iban'] } }],
    [
      'that is no schema',
      { if: 5, then: 'x', dependentSchemas: [1], dependentRequired: { type: 3 } },
    ],
    ['that leads to itself', { if: IS_CARD, then: { $ref: '#/components/schemas/Loop' } }],
  ])('%s', (_, schema) => {
    const loop = { Loop: { $ref: '#/components/schemas/Loop' } };
    expect(sample({ ...BASE, ...schema }, FIRST, loop)).toEqual({ type: 'card' });
  });

  test('that an example meets', () => {
    const example = { type: 'card', number: '42' };
    expect(sample({ ...BASE, ...IF_CARD, example })).toEqual(example);
  });
});

test('the work for conditions grows as they and the properties do', () => {
  const toInput = (share: number) => {
    const count = 2_000 * share;
    const huge = Object.fromEntries(Array.from({ length: count }, (_, at) => [`p${at}`, TEXT]));
    const branch = { $ref: '#/components/schemas/Huge' };
    const allOf = Array.from({ length: count }, () => ({ if: branch, then: branch, else: branch }));
    const schema = { ...BASE, allOf, properties: { ...BASE.properties, ...huge } };
    return { schema, schemas: { Huge: { properties: huge, required: Object.keys(huge) } } };
  };
  const work = ({ schema, schemas }: ReturnType<typeof toInput>) =>
    void sample(schema, FIRST, schemas);
  expect(growsWithItsInput(toInput, work)).toBe(true);
});

test('the work for conditions in conditions does not double with each', () => {
  const toSchemas = (levels: number) => {
    const next = (at: number) => ({ $ref: `#/components/schemas/C${at + 1}` });
    const toLevel = (at: number) => ({
      properties: { a: next(at), b: next(at), __proto__x: TEXT },
      required: ['a', 'b'],
      if: { anyOf: [next(at), next(at)] },
      then: next(at),
      else: next(at),
      dependentSchemas: { a: next(at), ['__proto__']: next(at) },
    });
    return Object.fromEntries(Array.from({ length: levels }, (_, at) => [`C${at}`, toLevel(at)]));
  };
  const [few, many] = [toSchemas(20), toSchemas(40)];
  const work = (schemas: JsonObject) => sample({ $ref: '#/components/schemas/C0' }, FIRST, schemas);
  expect(
    isAtMost(
      20,
      () => work(few),
      () => work(many),
    ),
  ).toBe(true);
});
