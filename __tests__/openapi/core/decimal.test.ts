import { Decimal, reviveDecimals } from '@/lib/openapi/core/decimal';
import { isEqualJson, isObject, jsonSize } from '@/lib/openapi/core/json';
import { printJson } from '@/lib/openapi/core/print-json';
import type { Json } from '@/lib/openapi/core/types';
import { parseText } from '@/lib/openapi/parse/parse-text';
import { buildSample } from '@/lib/openapi/sample/build-sample';
import { getSchemaNode } from '@/lib/openapi/schema-view/schema-node';
import { toApi } from './support';

const SCHEMA = `{"type":"object","required":["amount","kind"],"properties":{
  "amount":{"type":"number","minimum":0.010,"maximum":99999999999999.99,"example":12345678901234567.89},
  "rate":{"type":"number","default":1.10},"kind":{"type":"string","example":2.10},
  "code":{"type":"string","enum":[0.50]},"tax":{"const":0.30},"size":{"type":"string","maxLength":5.0}}}`;
const JSON_TEXT = `{"openapi":"3.1.0","paths":{},"components":{"schemas":{"A":${SCHEMA}}}}`;
const YAML_TEXT = `openapi: 3.1.0\npaths: {}\ncomponents: { schemas: { A: ${SCHEMA} } }`;

describe.each([
  ['JSON', JSON_TEXT],
  ['YAML', YAML_TEXT],
])('a decimal of %s', (_, text) => {
  const source = { value: { $ref: '#/components/schemas/A' }, pointer: '#', openRefs: [] };
  const read = async () => {
    const parsed = await parseText(text);
    if (!parsed.ok) throw new Error('not parsed');
    return toApi(parsed.document);
  };

  test('is sent as it is written, and is a text where one is wanted', async () => {
    const { value } = buildSample(await read(), source);
    expect(printJson(value)).toBe(
      '{"amount":12345678901234567.89,"kind":"2.10","rate":1.10,"code":"0.50","tax":0.30,"size":"strin"}',
    );
  });

  test('is told as it is written', async () => {
    const api = await read();
    const [amount, , rate] = getSchemaNode(api, source).fields.map(({ schema }) =>
      getSchemaNode(api, schema),
    );
    expect(amount?.constraints).toEqual([{ kind: 'range', text: '0.010 to 99999999999999.99' }]);
    expect(String(rate?.default)).toBe('1.10');
  });
});

test('a decimal is a number, no object', () => {
  const decimal = new Decimal('1.10');
  expect(isObject(decimal)).toBe(false);
  expect(jsonSize(decimal)).toBe(1);
  expect(isEqualJson([decimal], [1.1])).toBe(true);
  expect(isEqualJson(decimal, 1.2)).toBe(false);
});

test('printing keeps every digit, at any place', () => {
  const value: Json = { a: [new Decimal('1.10'), 9007199254740993n], b: '1.10' };
  expect(printJson(value)).toBe('{"a":[1.10,9007199254740993],"b":"1.10"}');
  expect(printJson(new Decimal('0.30'))).toBe('0.30');
});

test('decimals outlive a worker', () => {
  const copy: { a: Json; b: Json } = structuredClone({ a: [new Decimal('1.10')], b: 'x' });
  reviveDecimals(copy);
  expect(printJson(copy)).toBe('{"a":[1.10],"b":"x"}');
});
