import { omitOfferedValues } from '@/lib/kit/documents/map-objects';
import { createValidator } from '@/lib/kit/documents/validator';
import type { Json, JsonObject } from '@/lib/openapi/core/types';

const SCHEMAS: JsonObject = {
  'A B': { type: 'string', maxLength: 2 },
  Base: { properties: { id: { $ref: '#/components/schemas/Id' }, name: {} }, required: ['id'] },
  Id: { type: 'integer', readOnly: true },
};

/** Whether a schema of a document of a version allows a value. */
function isValid(openapi: string, schema: Json, value: Json, direction?: 'response'): boolean {
  const document = { openapi, components: { schemas: SCHEMAS } };
  const validate = createValidator(document, direction ? 'writeOnly' : 'readOnly');
  const verdict = validate(schema, value);
  if ('problem' in verdict) throw new Error(verdict.problem);
  return verdict.errors.length === 0;
}

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

test.each<[string, Json, Json, Json]>([
  ['3.0.3', { type: 'string', nullable: true }, null, 1],
  ['3.0.3', { minimum: 1, exclusiveMinimum: true }, 2, 1],
  ['3.0.3', { maximum: 1, exclusiveMaximum: false }, 1, 2],
  ['3.0.3', { ...ref('A B'), maxLength: 1 }, 'ab', 'abc'],
  ['3.1.0', { ...ref('A B'), maxLength: 1 }, 'a', 'ab'],
  ['3.1.0', { type: ['string', 'null'] }, null, 1],
  ['3.1.0', { items: [{ type: 'string' }], additionalItems: false }, ['a'], ['a', 'b']],
  ['3.1.0', { multipleOf: 0.01 }, 19.99, 19.999],
  ['3.1.0', { pattern: '^[\\w-.]$' }, 'a', 'ab'],
  ['3.1.0', { $id: 'https://example.com/a', allOf: [ref('A B')] }, 'a', 'abc'],
  ['3.1.0', { properties: { example: { type: 'string' } } }, { example: 'a' }, { example: 1 }],
  ['3.1.0', { type: 'integer' }, 9007199254740993n, 'a'],
])('of OpenAPI %s, %j allows %j and refuses %j', (version, schema, allowed, refused) => {
  expect(isValid(version, schema, allowed)).toBe(true);
  expect(isValid(version, schema, refused)).toBe(false);
});

test.each<[string, Json]>([
  ['nowhere', ref('Nowhere')],
  ['to another document', { $ref: 'https://example.com/a.json' }],
])('a reference %s allows anything', (_, schema) => {
  expect(isValid('3.1.0', schema, 1)).toBe(true);
});

test('what a direction does not send is not required in it', () => {
  const card = { properties: { id: { readOnly: true } }, dependentRequired: { name: ['id'] } };
  expect(isValid('3.1.0', card, { name: 'a' })).toBe(true);
  const composed = { allOf: [ref('Base'), { required: ['id', 'name'] }] };
  for (const schema of [ref('Base'), composed]) {
    expect(isValid('3.1.0', schema, { name: 'a' })).toBe(true);
    expect(isValid('3.1.0', schema, { name: 'a' }, 'response')).toBe(false);
  }
  expect(isValid('3.1.0', composed, {})).toBe(false);
});

test('offered values are left out, names that read like them are not', () => {
  const document: JsonObject = {
    responses: { default: { description: 'OK' } },
    schema: { default: 1, enum: [{ default: 1 }], properties: { example: { example: 1 } } },
  };
  expect(omitOfferedValues(document)).toEqual({
    responses: { default: { description: 'OK' } },
    schema: { enum: [{ default: 1 }], properties: { example: {} } },
  });
});
