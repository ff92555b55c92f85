import fc from 'fast-check';
import { formatJsonValue, printJson } from '@/lib/openapi/core/print-json';
import type { Json } from '@/lib/openapi/core/types';
import { parseJson } from '@/lib/openapi/parse/parse-json';
import { parseJsonDocument } from '@/lib/openapi/parse/parse-json-document';
import { parseText } from '@/lib/openapi/parse/parse-text';
import { buildRequest } from '@/lib/openapi/request/build-request';
import { printCurl } from '@/lib/openapi/request/print-curl';
import { buildSample } from '@/lib/openapi/sample/build-sample';
import { getSchemaNode } from '@/lib/openapi/schema-view/schema-node';
import { growsWithItsInput } from '../../support/work';
import { getOperation, toApi } from '../core/support';

const LONG = '9007199254740993';

test.each([
  [`[${LONG}]`, [9007199254740993n]],
  [`{"a": -${LONG} }`, { a: -9007199254740993n }],
  [`[1234567890123456789,1234567890123456790]`, [1234567890123456789n, 1234567890123456790n]],
  [`{"a":[[${LONG}\n],{"b":${LONG}}]}`, { a: [[9007199254740993n], { b: 9007199254740993n }] }],
  [`{"text":"is: ${LONG} ","a":${LONG}}`, { text: `is: ${LONG} `, a: 9007199254740993n }],
  [`{"a\\"[${LONG},":${LONG}}`, { [`a"[${LONG},`]: 9007199254740993n }],
  // As long as a number of JavaScript can be, about 1.8e308.
  [`[${LONG.repeat(7)}]`, [BigInt(LONG.repeat(7))]],
  [`[-${'9'.repeat(308)}]`, [-(10n ** 308n - 1n)]],
  [`[1${'7'.repeat(308)}]`, [BigInt(`1${'7'.repeat(308)}`)]],
])('%s keeps every digit', (text, value) => {
  expect(parseJson(text)).toEqual(value);
});

test.each([
  '[9007199254740991, -9007199254740991]',
  '{"a": "9007199254740993", "b": "4111111111111111"}',
  `[0.${LONG}, ${LONG}.5, ${LONG}e2, 1e30]`,
  `"${LONG} "`,
  '{"type": "integer", "maximum": 9223372036854775807, "exclusiveMinimum": -9223372036854775808}',
])('%s is what JSON.parse reads', (text) => {
  expect(parseJson(text)).toEqual(JSON.parse(text));
});

test.each([`[${LONG}`, `{"a": ${LONG} "b"}`, `[0${LONG}]`])(
  '%s is refused as JSON.parse does',
  (text) => {
    expect(() => parseJson(text)).toThrow(SyntaxError);
  },
);

const TOO_LARGE = '9'.repeat(400);

test.each<[string, Json]>([
  ['[1e999, -1E+999, 1.5e0400, 10e308]', ['1e999', '-1E+999', '1.5e0400', '10e308']],
  [`{"a":${TOO_LARGE},"b":-${TOO_LARGE}.5}`, { a: TOO_LARGE, b: `-${TOO_LARGE}.5` }],
  [
    '{"text":"is: 1e999 ","a":1e999,"1e999":[1e999 ]}',
    { text: 'is: 1e999 ', a: '1e999', '1e999': ['1e999'] },
  ],
  [`[2${'0'.repeat(308)},${LONG}]`, [`2${'0'.repeat(308)}`, 9007199254740993n]],
  [`[${LONG},1e999]`, [9007199254740993n, '1e999']],
  ['[1e308, 1e-999, 0e999, 0.1e100]', [1e308, 0, 0, 1e99]],
])('%s keeps the numbers that no number of JavaScript holds as they are written', (text, value) => {
  expect(parseJson(text)).toEqual(value);
});

test.each(['[01e999]', '[1.e999]', '[1e999', '[-e999]', '{"a": 1e999 "b"}'])(
  '%s is refused as JSON.parse does, too',
  (text) => {
    expect(() => parseJson(text)).toThrow(SyntaxError);
  },
);

test('a number too large for JavaScript stands as a default, example and limit as it is written', async () => {
  const schema =
    '{ "type": "number", "minimum": -1e999, "maximum": 1e999, "default": 1E400, "examples": [1e999] }';
  const parsed = await parseText(
    `{ "openapi": "3.1.0", "paths": {}, "components": { "schemas": { "S": ${schema} } } }`,
  );
  if (!parsed.ok) throw new Error(parsed.problems[0]?.message);
  const source = { value: { $ref: '#/components/schemas/S' }, pointer: '#/x', openRefs: [] };
  const api = toApi(parsed.document);
  expect(getSchemaNode(api, source)).toMatchObject({
    default: '1E400',
    example: '1e999',
    constraints: [{ kind: 'range', text: '-1e999 to 1e999' }],
    problems: [],
  });
  expect(printJson(buildSample(api, source).value)).not.toContain('null');
});

test('a text that only looks like such numbers costs no careful reading of each', () => {
  const toText = (share: number) =>
    JSON.stringify({
      paths: {},
      ids: '7e'.repeat(Math.round(share * 100_000)),
      dots: '1.'.repeat(Math.round(share * 100_000)),
    }) + ' '.repeat(9);
  expect(growsWithItsInput(toText, parseJsonDocument)).toBe(true);
});

test('a key that is `__proto__` keeps its digits, too', () => {
  const value = parseJson(`{"__proto__": ${LONG}}`);
  expect(Object.entries(Object(value))).toEqual([['__proto__', 9007199254740993n]]);
});

test('a document may be nested as deep as it likes', () => {
  const text = `${'['.repeat(5000)}${LONG}${']'.repeat(5000)}`;
  let value = parseJson(text);
  while (Array.isArray(value)) [value] = value;
  expect(value).toBe(9007199254740993n);
});

test('what is read and printed again says the same', () => {
  const json = fc.json({ maxDepth: 3 });
  fc.assert(
    fc.property(json, fc.bigInt(), fc.string(), (inner, long, text) => {
      const whole = `{"a":${inner},"b":[${long}],"c":${JSON.stringify(`: ${long} ${text}`)}}`;
      expect(printJson(parseJson(printJson(parseJson(whole))))).toBe(printJson(parseJson(whole)));
      expect(parseJson(whole)).toMatchObject({
        b: [Number.isSafeInteger(Number(long)) ? Number(long) : long],
      });
    }),
  );
});

const SCHEMA = `{
  "type": "object", "required": ["id", "kind", "list", "text"],
  "properties": {
    "id": { "type": "integer", "maximum": 9223372036854775807, "example": 9007199254740993 },
    "kind": { "enum": [9007199254740993, 9007199254740995] },
    "list": { "type": "array", "items": { "type": "integer", "default": -9007199254740993 } },
    "text": { "type": "string", "example": 9007199254740993 },
    "odd": { "const": 9007199254740993 },
    "many": { "type": "integer", "examples": [9007199254740993] }
  }
}`;
const TEXT = `{ "openapi": "3.1.0", "paths": { "/a": { "post": {
  "parameters": [{ "name": "q", "in": "query", "required": true, "example": 9007199254740995 }],
  "requestBody": { "content": { "application/json": { "schema": ${SCHEMA} } } } } } } }`;

test.each([
  ['JSON', () => parseJsonDocument(TEXT)],
  ['JSON from afar', () => parseText(TEXT)],
  ['YAML', () => parseText(`# yaml\n${TEXT}`)],
])('a document in %s shows its long integers as they are written', async (_, parse) => {
  const parsed = await parse();
  if (!parsed.ok) throw new Error(parsed.problems[0]?.message);
  const api = toApi(parsed.document);
  const operation = getOperation(api, 'post /a');
  const schema = operation.requestBody?.content[0]?.schema;
  if (!schema) throw new Error('no schema');
  const told = getSchemaNode(api, schema).fields.map(({ name, schema: field }) => {
    const { constraints, enum: values, ...node } = getSchemaNode(api, field);
    const own: readonly (Json | undefined)[] = [
      node.example,
      node.default,
      node.const,
      ...values.map(({ value }) => value),
    ];
    return [
      name,
      node.type,
      ...constraints.map(({ text }) => text),
      ...own.filter((one) => one !== undefined).map(formatJsonValue),
    ];
  });
  expect(told).toEqual([
    ['id', 'integer', 'at most 9223372036854775807', LONG],
    ['kind', 'integer', LONG, '9007199254740995'],
    ['list', 'array of integer'],
    ['text', 'string', LONG],
    ['odd', 'integer', LONG],
    ['many', 'integer', LONG],
  ]);
  expect(buildSample(api, schema).value).toMatchObject({
    id: 9007199254740993n,
    list: [-9007199254740993n],
    text: LONG,
  });
  const curl = printCurl(buildRequest(api, operation));
  expect(curl).toContain('?q=9007199254740995');
  expect(curl).toContain('"id": 9007199254740993,');
  expect(curl).toContain('    -9007199254740993\n');
});

test('a run of digits in a text is read once, however long it is', () => {
  const toText = (share: number) =>
    JSON.stringify({ paths: {}, digits: '7'.repeat(Math.round(share * 200_000)) });
  expect(growsWithItsInput(toText, parseJsonDocument)).toBe(true);
});
