import type { Json, JsonObject } from '@/lib/openapi/core/types';
import { buildRequestContent } from '@/lib/openapi/request/request-content';
import { buildSample, type SampleOptions } from '@/lib/openapi/sample/build-sample';
import { growsWithItsInput } from '../../support/work';
import { getOperation, toApiOf } from '../core/support';

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const text: JsonObject = { type: 'string' };
const REQUEST: SampleOptions = { direction: 'request' };
const ALL: SampleOptions = { direction: 'request', only: 'all' };

function sample(value: Json, options: SampleOptions = REQUEST, schemas: JsonObject = {}) {
  return buildSample(toApiOf({}, schemas), { value, pointer: '#', openRefs: [] }, options);
}

describe('what is not sent this way, in an example of the schema itself', () => {
  const ITEM: JsonObject = {
    properties: { id: { type: 'string', readOnly: true }, pin: { ...text, writeOnly: true } },
  };
  const inner = { id: '9', pin: '1', own: true };
  const schema = {
    properties: {
      id: ref('Id'),
      one: ITEM,
      all: { type: 'array', items: ITEM },
      pair: { prefixItems: [ITEM], items: text },
      map: { additionalProperties: ITEM },
    },
  };
  const example = {
    id: '9',
    one: inner,
    all: [inner, inner],
    pair: [inner, 'x'],
    map: { k: inner },
  };
  const toKept = (kept: Json) => ({
    one: kept,
    all: [kept, kept],
    pair: [kept, 'x'],
    map: { k: kept },
  });
  const schemas = { Id: { type: 'string', readOnly: true } };

  test.each(['example', 'default'])('is left out of the %s, at every level', (key) => {
    const value = { ...schema, [key]: example };
    const kept = toKept({ pin: '1', own: true });
    expect(sample(value, REQUEST, schemas)).toEqual({ value: kept, truncated: [] });
    const seen = { id: '9', ...toKept({ id: '9', own: true }) };
    expect(sample(value, { direction: 'response' }, schemas).value).toEqual(seen);
    expect(sample(value, {}, schemas).value).toEqual(example);
  });

  test('is left out where it comes through allOf, also by one part alone', () => {
    const base = { properties: { id: text, a: text } };
    const value = {
      allOf: [base, { properties: { id: { readOnly: true } } }],
      example: { id: '9', a: '1' },
    };
    expect(sample(value).value).toEqual({ a: '1' });
  });

  test('stays in a constant: nothing else is allowed', () => {
    const fixed = { id: '9' };
    expect(sample({ ...ITEM, const: fixed }).value).toEqual(fixed);
    expect(sample({ ...ITEM, enum: [fixed], example: fixed }).value).toEqual(fixed);
  });

  test('a name such as __proto__ is one like any other', () => {
    const value: Json = JSON.parse(
      '{"properties":{"__proto__":{"readOnly":true},"a":{}},"example":{"__proto__":1,"constructor":2,"a":3}}',
    );
    expect(JSON.stringify(sample(value).value)).toBe('{"constructor":2,"a":3}');
  });
});

describe('all fields', () => {
  const BODY: JsonObject = {
    required: ['a'],
    properties: {
      id: { ...text, readOnly: true },
      a: text,
      b: text,
      o: { properties: { x: text, y: { type: 'integer' } }, example: { x: 'own' } },
    },
    example: { id: '9', a: '1' },
  };

  test('complete the example of a schema, at every level; a first request has it as it is', () => {
    expect(sample(BODY, ALL).value).toEqual({ a: '1', b: 'string', o: { x: 'own', y: 1 } });
    expect(sample(BODY, { ...ALL, only: 'first-request' }).value).toEqual({ a: '1' });
    expect(sample(BODY, { direction: 'response' }).value).toEqual({ id: '9', a: '1' });
  });

  test('complete an object in the example', () => {
    const list = { type: 'array', items: { properties: { x: text, y: text } } };
    const value = { properties: { list }, example: { list: [{ x: '1' }, { y: '2' }] } };
    expect(sample(value, ALL).value).toEqual({
      list: [
        { x: '1', y: 'string' },
        { y: '2', x: 'string' },
      ],
    });
  });

  test('differ from the first request of an operation by them', () => {
    const content = { 'application/json': { schema: BODY } };
    const api = toApiOf({ '/a': { post: { requestBody: { content } } } });
    const operation = getOperation(api, 'post /a');
    const toKeys = (only: 'all' | 'first-request') =>
      Object.keys(buildRequestContent(api, operation, { fields: only })?.value ?? {});
    expect(toKeys('first-request')).toEqual(['a']);
    expect(toKeys('all')).toEqual(['a', 'b', 'o']);
  });

  test('complete the example of a media type below its first level, too; what its schema refuses is fitted', () => {
    const example = { id: '9', a: 1, o: { y: '2' } };
    const content = { 'application/json': { schema: BODY, example } };
    const api = toApiOf({ '/a': { post: { requestBody: { content } } } });
    const operation = getOperation(api, 'post /a');
    expect(buildRequestContent(api, operation)?.value).toEqual({ a: '1', o: { y: 2 } });
    expect(buildRequestContent(api, operation, { fields: 'all' })?.value).toEqual({
      a: '1',
      b: 'string',
      o: { y: 2, x: 'string' },
    });
  });

  test('complete an example by the form that its discriminator names', () => {
    const toForm = (name: string): JsonObject => ({
      properties: { kind: text, [name]: text, no: { readOnly: true } },
    });
    const schemas = { Card: toForm('number'), Bank: toForm('iban') };
    const union = {
      oneOf: [ref('Card'), ref('Bank')],
      discriminator: { propertyName: 'kind', mapping: { bank: 'Bank' } },
    };
    const toAll = (example: Json) => sample({ ...union, example }, ALL, schemas).value;
    expect(toAll({ kind: 'bank', no: 1 })).toEqual({ kind: 'bank', iban: 'string' });
    expect(toAll({ kind: 'Card' })).toEqual({ kind: 'Card', number: 'string' });
    expect(toAll({ kind: 'other' })).toEqual({ kind: 'other' });
  });

  test('are no more than the schema and the budget allow, and end at a loop', () => {
    const most = { ...BODY, maxProperties: 2 };
    expect(sample(most, ALL).value).toEqual({ a: '1' });
    const { value, truncated } = sample(BODY, { ...ALL, nodes: 3 });
    expect(value).toEqual({ a: '1' });
    expect(truncated).toEqual(['/b']);
    const Node = {
      properties: { id: text, n: { type: 'integer' }, next: ref('Node') },
      example: { id: '1', next: { id: '2' } },
    };
    expect(sample(ref('Node'), ALL, { Node }).value).toEqual({
      id: '1',
      n: 1,
      next: { id: '2' },
    });
  });

  test('take a time that grows with the document', () => {
    const toInput = (share: number) => {
      const names = Array.from({ length: Math.round(share * 4000) }, (_, at) => `p${at}`);
      const Inner = { properties: Object.fromEntries(names.map((name) => [name, text])) };
      const properties = Object.fromEntries(names.map((name) => [name, ref('Inner')]));
      const example = Object.fromEntries(names.map((name) => [name, {}]));
      const source = { value: { properties, example }, pointer: '#', openRefs: [] };
      return { api: toApiOf({}, { Inner }), source };
    };
    expect(
      growsWithItsInput(toInput, ({ api, source }) => void buildSample(api, source, ALL)),
    ).toBe(true);
  });
});

describe('the type of an example', () => {
  test.each<[JsonObject, Json, Json]>([
    [{ type: 'array', items: text }, [11111111111, 'a'], ['11111111111', 'a']],
    [{ type: 'boolean' }, 'true', true],
    [{ type: 'boolean' }, 'False', true],
    [{ type: ['boolean', 'null'] }, 'false', false],
    [{ type: ['boolean', 'string'] }, 'false', 'false'],
    [{ type: 'array', items: text }, '["value 1", 2]', ['value 1', '2']],
    [{ type: 'array', items: text }, '[12345678901234567890]', ['12345678901234567890']],
    [{ type: 'array', items: text }, '["value', ['["value']],
    [{ type: 'array', items: text }, '{"a": 1}', ['{"a": 1}']],
    [{ type: 'object', properties: { a: text } }, '{"a": 1}', { a: '1' }],
    [{ type: ['string', 'array'] }, '[1]', '[1]'],
    [{ properties: { a: text, b: { type: 'integer' } } }, { a: 1, b: '2' }, { a: '1', b: 2 }],
    [{ additionalProperties: text }, { a: 1 }, { a: '1' }],
    [{ type: 'array', items: { type: 'array', items: { type: 'number' } } }, [['1']], [[1]]],
  ])('of %j: %j is sent as %j', (schema, example, value) => {
    expect(sample({ ...schema, example }).value).toEqual(value);
  });

  test('JSON in a text may be nested deeper than can be printed', () => {
    const example = `${'['.repeat(5000)}${']'.repeat(5000)}`;
    expect(JSON.stringify(sample({ type: 'array', example }).value).length).toBeLessThan(200);
  });
});
