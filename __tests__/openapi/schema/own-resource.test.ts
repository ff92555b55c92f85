import { getSchemaNode } from '@/lib/openapi/schema-view/schema-node';
import { getField, toApiOf } from '../core/support';

const NODE = {
  $id: 'https://a.example/node',
  properties: {
    next: { $ref: '#' },
    name: { $ref: '#/$defs/name' },
    pet: { $ref: '#/components/schemas/Pet' },
  },
  $defs: { name: { type: 'string' } },
};
const api = toApiOf({}, { Node: NODE, Pet: { type: 'integer' } });
const node = getSchemaNode(api, {
  value: { $ref: '#/components/schemas/Node' },
  pointer: '#/test',
  openRefs: [],
});

test('a reference to the whole is to the schema with the address around it', () => {
  const next = getSchemaNode(api, getField(node, 'next'));
  expect([next.ref, next.cyclic]).toEqual(['Node', true]);
});

test('a pointer is of that schema where the document has nothing there', () => {
  expect(getSchemaNode(api, getField(node, 'name')).type).toBe('string');
  expect(getSchemaNode(api, getField(node, 'pet')).type).toBe('integer');
});
