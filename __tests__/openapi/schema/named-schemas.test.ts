import type { Problems } from '@/lib/openapi/core/problems';
import type { Json, JsonObject } from '@/lib/openapi/core/types';
import { buildSample } from '@/lib/openapi/sample/build-sample';
import { getSchemaTarget } from '@/lib/openapi/schema/named-schemas';
import { getSchemaNode } from '@/lib/openapi/schema-view/schema-node';
import { getField, toApiOf, toIds } from '../core/support';

const DOCUMENT: JsonObject = {
  $self: 'https://api.example.com/v1/openapi.json',
  main: { $anchor: 'main' },
  components: {
    schemas: {
      Tree: {
        $id: 'schemas/tree',
        $anchor: 'tree',
        $defs: { leaf: { $anchor: 'leaf' }, inner: { $id: 'inner' } },
      },
      Other: { $id: 'urn:other', $defs: { leaf: { $anchor: 'leaf', title: 'another' } } },
      Example: { examples: [{ $id: 'fake', $anchor: 'fake' }] },
      default: { $anchor: 'usual', properties: { enum: { $anchor: 'list' } } },
      properties: { default: { $anchor: 'fake' }, properties: { const: { $anchor: 'fixed' } } },
    },
  },
};
const TREE = '#/components/schemas/Tree';

test.each([
  ['#main', '#', '#/main'],
  ['openapi.json', '#', '#'],
  ['https://api.example.com/v1/openapi.json#/main', '#', '#/main'],
  ['https://api.example.com/v1/schemas/tree', '#', TREE],
  ['schemas/tree', '#', TREE],
  ['./schemas/../schemas/tree#leaf', '#', `${TREE}/$defs/leaf`],
  ['schemas/tree#/$defs/inner', '#', `${TREE}/$defs/inner`],
  ['inner', `${TREE}/$defs/leaf`, `${TREE}/$defs/inner`],
  ['#leaf', `${TREE}/$defs/leaf`, `${TREE}/$defs/leaf`],
  ['#leaf', '#/components/schemas/Other/$defs', '#/components/schemas/Other/$defs/leaf'],
  ['#/$defs/leaf', TREE, `${TREE}/$defs/leaf`],
  ['#main', TREE, '#/main'],
  ['#usual', '#', '#/components/schemas/default'],
  ['#list', '#', '#/components/schemas/default/properties/enum'],
  ['#fixed', '#', '#/components/schemas/properties/properties/const'],
  ['urn:other#leaf', TREE, '#/components/schemas/Other/$defs/leaf'],
  ['#/components/schemas/Other', TREE, '#/components/schemas/Other'],
])('%s from %s is what stands at %s', (ref, at, pointer) => {
  const problems: Problems = [];
  expect(getSchemaTarget(DOCUMENT, ref, at, problems)?.pointer).toBe(pointer);
  expect(problems).toEqual([]);
});

test.each([
  ['#nothing', 'ref-not-found'],
  ['#fake', 'ref-not-found'],
  ['fake', 'ref-remote'],
  ['tree', 'ref-remote'],
  ['https://other.example.com/v1/openapi.json', 'ref-remote'],
  ['schemas/tree#nothing', 'ref-remote'],
  ['http://[', 'ref-remote'],
])('%s leads nowhere: %s', (ref, id) => {
  const problems: Problems = [];
  expect(getSchemaTarget(DOCUMENT, ref, '#', problems)).toBeUndefined();
  expect(toIds(problems)).toEqual([id]);
});

/** A page of anything, and what it is a page of where it is used. */
const PAGES: JsonObject = {
  Page: {
    $id: 'page',
    type: 'object',
    properties: { items: { type: 'array', items: { $dynamicRef: '#item' } } },
    $defs: { item: { $dynamicAnchor: 'item', title: 'anything' } },
  },
  User: { type: 'object', properties: { email: { type: 'string', example: 'a@example.com' } } },
  Users: {
    $id: 'users',
    $ref: 'page',
    $defs: { item: { $dynamicAnchor: 'item', $ref: '#/components/schemas/User' } },
  },
  Node: {
    $id: 'node',
    $dynamicAnchor: 'node',
    properties: { name: {}, child: { $dynamicRef: '#node' } },
  },
};

function read(name: string) {
  const api = toApiOf({}, PAGES);
  const source = {
    value: { $ref: `#/components/schemas/${name}` } as Json,
    pointer: '#/x',
    openRefs: [],
  };
  return { api, source, node: getSchemaNode(api, source) };
}

test('a dynamic reference goes by what uses it', () => {
  const { api, source, node } = read('Users');
  const { items } = getSchemaNode(api, getField(node, 'items'));
  expect(items && getSchemaNode(api, items).fields.map(({ name }) => name)).toEqual(['email']);
  expect(buildSample(api, source).value).toEqual({ items: [{ email: 'a@example.com' }] });
  expect(node.problems).toEqual([]);
});

test('by itself it is what a plain reference is', () => {
  const { api, node } = read('Page');
  const { items } = getSchemaNode(api, getField(node, 'items'));
  expect(items && getSchemaNode(api, items).title).toBe('anything');
});

test('one that leads back to what is open ends there', () => {
  const { api, source, node } = read('Node');
  expect(getSchemaNode(api, getField(node, 'child')).cyclic).toBe(true);
  expect(buildSample(api, source).truncated).toEqual(['/child']);
});
