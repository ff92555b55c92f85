import type { Json, JsonObject } from '@/lib/openapi/core/types';
import { getField, readIn } from '../core/support';

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const text: JsonObject = { type: 'string' };

test.each<[string, Json, string]>([
  ['a part that refuses it', { allOf: [text, { nullable: true }] }, 'string'],
  ['a base that allows it', { allOf: [{ ...text, nullable: true }, { type: 'string' }] }, 'string'],
  ['a union in a part', { allOf: [{ anyOf: [text, { type: 'null' }] }, text] }, 'string'],
  [
    'all parts',
    { allOf: [{ type: ['string', 'null'] }, { ...text, nullable: true }] },
    'string or null',
  ],
  ['what stands around the parts', { nullable: true, allOf: [text] }, 'string or null'],
])('null is told by %s', (_, schema, type) => expect(readIn({}, schema).type).toBe(type));

test('what repeats by allOf has its type', () => {
  const Account = {
    type: 'object',
    properties: { parent: { nullable: true, allOf: [ref('Account')] } },
  };
  const node = readIn({ Account }, ref('Account'));
  const parent = getField(node, 'parent');
  expect(readIn({ Account }, parent.value ?? null, parent).type).toBe('object or null');
});

test.each<[string, Json]>([
  ['not of anything', { not: {} }],
  ['not of true', { type: 'string', not: true }],
  ['forms of which none allows anything', { oneOf: [false, false] }],
  ['a part that allows nothing', { allOf: [text, { not: { description: 'Nothing.' } }] }],
])('nothing is allowed by %s', (_, schema) => {
  expect(readIn({}, schema)).toMatchObject({ kind: 'never', type: 'never', variants: [] });
});
