import type { SchemaNode } from '@/lib/openapi/core/schema-types';
import type { ApiIndex, Json, JsonObject } from '@/lib/openapi/core/types';
import { buildSample } from '@/lib/openapi/sample/build-sample';
import { getSchemaNode } from '@/lib/openapi/schema-view/schema-node';
import { getField, toApiOf } from '../core/support';

/** A schema with an address of its own, in which `kind` is a name that the other one has, too. */
function toResource(id: string, kind: JsonObject, rest: JsonObject = {}): JsonObject {
  return {
    $id: `https://${id}.example/all`,
    $defs: { kind: { $anchor: 'kind', ...kind } },
    ...rest,
  };
}

function read(schemas: JsonObject): { api: ApiIndex; node: SchemaNode } {
  const api = toApiOf({}, schemas);
  const value: Json = {
    allOf: ['A', 'B'].map((name) => ({ $ref: `#/components/schemas/${name}` })),
  };
  return { api, node: getSchemaNode(api, { value, pointer: '#/test', openRefs: [] }) };
}

const LOW: JsonObject = { type: 'integer', minimum: 3 };
const HIGH: JsonObject = { maximum: 9 };

function toTold(api: ApiIndex, source: Parameters<typeof getSchemaNode>[1] | undefined) {
  const node = source && getSchemaNode(api, source);
  return { facts: node?.constraints.map(({ text }) => text), problems: node?.problems };
}

const JOINED = { facts: ['3 to 9'], problems: [] };

describe('what two schemas with addresses of their own say of one place is found by the address of each', () => {
  test.each(['#kind', 'all#kind', '#/$defs/kind'])('in a property, by %s', (ref) => {
    const rest = { properties: { kind: { $ref: ref } } };
    const { api, node } = read({ A: toResource('a', LOW, rest), B: toResource('b', HIGH, rest) });
    expect(toTold(api, getField(node, 'kind'))).toEqual(JOINED);
    const source = getField(node, 'kind');
    expect(buildSample(api, source).value).toBe(3);
  });

  test.each(['items', 'additionalProperties'] as const)('in %s', (key) => {
    const rest = { [key]: { $ref: '#kind' } };
    const { api, node } = read({ A: toResource('a', LOW, rest), B: toResource('b', HIGH, rest) });
    expect(toTold(api, key === 'items' ? node.items : node.additional)).toEqual(JOINED);
  });

  test('in a place of a tuple that others say all items of', () => {
    const { api, node } = read({
      A: toResource('a', LOW, { items: { $ref: '#kind' } }),
      B: toResource('b', HIGH, { prefixItems: [{ $ref: '#kind' }] }),
    });
    expect(toTold(api, node.tuple[0])).toEqual(JOINED);
  });

  test('in a pattern', () => {
    const rest = { patternProperties: { '^k': { $ref: '#kind' } } };
    const { api, node } = read({ A: toResource('a', LOW, rest), B: toResource('b', HIGH, rest) });
    expect(toTold(api, node.patterns[0]?.schema)).toEqual(JOINED);
  });

  test('below the place, too', () => {
    const rest = { properties: { kind: { properties: { inner: { $ref: '#kind' } } } } };
    const { api, node } = read({ A: toResource('a', LOW, rest), B: toResource('b', HIGH, rest) });
    const kind = getSchemaNode(api, getField(node, 'kind'));
    expect(toTold(api, getField(kind, 'inner'))).toEqual(JOINED);
  });
});

test('a fault of a joined property is told where it stands', () => {
  const { api, node } = read({
    A: { properties: { a: { allOf: 7 } } },
    B: { properties: { a: { $ref: '#/gone' } } },
  });
  expect(getSchemaNode(api, getField(node, 'a')).problems.map(({ at }) => at)).toEqual([
    '#/components/schemas/A/properties/a/allOf',
    '#/components/schemas/B/properties/a',
  ]);
});

test('the value that tells a form is found by the address of each', () => {
  const rest = { properties: { kind: { $ref: '#kind' } } };
  const form = (name: string, kind: string): JsonObject => toResource(name, { const: kind }, rest);
  const api = toApiOf({}, { A: form('a', 'one'), B: form('b', 'two') });
  const value: Json = {
    oneOf: ['A', 'B'].map((name) => ({ $ref: `#/components/schemas/${name}` })),
    discriminator: { propertyName: 'kind' },
  };
  const { variants } = getSchemaNode(api, { value, pointer: '#/test', openRefs: [] });
  expect(variants.map(({ discriminator }) => discriminator?.value)).toEqual(['one', 'two']);
});

test('what a condition adds to a property of another schema is sent by the address of each', () => {
  const rest = { required: ['x'], properties: { x: { const: 1 }, kind: { $ref: '#kind' } } };
  const then = { required: ['kind'], properties: { kind: { $ref: '#kind' } } };
  const { api } = read({
    A: toResource('a', { ...LOW, maximum: 20 }, { type: 'object', ...rest }),
    B: toResource('b', { minimum: 7 }, { if: { required: ['x'] }, then }),
  });
  const value = { allOf: ['A', 'B'].map((name) => ({ $ref: `#/components/schemas/${name}` })) };
  const options = { direction: 'request', only: 'first-request' } as const;
  const sample = buildSample(api, { value, pointer: '#/test', openRefs: [] }, options);
  expect(sample).toEqual({ value: { x: 1, kind: 7 }, truncated: [] });
});
