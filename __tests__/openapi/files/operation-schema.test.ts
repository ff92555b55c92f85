import Ajv2020 from 'ajv/dist/2020';
import type { JsonObject } from '@/lib/openapi/core/types';
import { buildOperationSchema } from '@/lib/openapi/files/operation-schema';
import { getOperation, toApiOf } from '../core/support';

const json = (schema: JsonObject) => ({ content: { 'application/json': { schema } } });
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

function build(schema: JsonObject, schemas: Record<string, JsonObject> = {}): JsonObject {
  const operation = {
    summary: 'Pay',
    requestBody: json(schema),
    responses: { 402: { description: 'Declined', ...json(ref('Declined')) } },
  };
  const all = { Declined: { type: 'object', required: ['code'] }, ...schemas };
  const api = toApiOf({ '/pay': { post: operation } }, all, { openapi: '3.0.3' });
  return buildOperationSchema(api, getOperation(api, 'post /pay'));
}

function isValid(schema: JsonObject, value: unknown): boolean {
  return new Ajv2020({
    strict: true,
    allowUnionTypes: true,
    strictTypes: false,
    strictRequired: false,
  }).compile(schema)(value);
}

test.each<[string, JsonObject, unknown, boolean]>([
  ['null where it is nullable', { type: 'string', nullable: true }, null, true],
  ['null where it is not', { type: 'string' }, null, false],
  [
    'null beside the values of a nullable enum',
    { type: 'string', enum: ['a'], nullable: true },
    null,
    true,
  ],
  ['null where what is composed is nullable', { allOf: [ref('Node')], nullable: true }, null, true],
  [
    'the limit itself where it is exclusive',
    { type: 'number', minimum: 1, exclusiveMinimum: true },
    1,
    false,
  ],
  [
    'what is above an exclusive limit',
    { type: 'number', minimum: 1, exclusiveMinimum: true },
    2,
    true,
  ],
  ['a node of a node', ref('Node'), { next: { next: {} } }, true],
  ['a number in place of a node of a node', ref('Node'), { next: { next: 1 } }, false],
  [
    'null where a reference has a word beside it that OpenAPI 3.0 ignores',
    { ...ref('Node'), nullable: true },
    null,
    false,
  ],
])('the schema as a whole judges %s', (_, schema, value, expected) => {
  const Node = {
    type: 'object',
    properties: { next: ref('Node') },
    example: {},
    xml: { name: 'n' },
  };
  expect(isValid(build(schema, { Node }), value)).toBe(expected);
});

test('each response has a schema of its own', () => {
  const schema = build({ type: 'object' });
  const declined = { ...schema, $ref: '#/$defs/Response402' };
  expect([isValid(declined, { code: 1 }), isValid(declined, {})]).toEqual([true, false]);
});

test('a schema of the document keeps its name, unless that is the name of a body', () => {
  const schema = build(
    { anyOf: [ref('RequestBody'), ref('a~1b%20c')] },
    { RequestBody: { const: 1 }, 'a/b c': { const: 2 } },
  );
  expect(Object.keys(Object(schema.$defs))).toEqual([
    'RequestBody',
    'Response402',
    'RequestBody2',
    'a/b c',
    'Declined',
  ]);
  expect([1, 2, 3].map((value) => isValid(schema, value))).toEqual([true, true, false]);
});
