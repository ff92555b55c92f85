import type { SchemaSource } from '@/lib/openapi/core/schema-types';
import type { Json, JsonObject } from '@/lib/openapi/core/types';
import { buildSample } from '@/lib/openapi/sample/build-sample';
import { getSchemaNode } from '@/lib/openapi/schema-view/schema-node';
import { getField, toApiOf } from '../core/support';

const isItem = (schema: JsonObject): JsonObject => ({
  $defs: { item: { $dynamicAnchor: 'item', ...schema } },
});

/** A page of anything, that others fill. */
const PAGE: JsonObject = {
  type: 'object',
  properties: { list: { type: 'array', items: { $dynamicRef: '#item' } } },
  ...isItem({ title: 'anything' }),
};
const fill = (id: string, type: string, title: string): JsonObject => ({
  $id: id,
  $ref: 'page',
  ...isItem({ type, title }),
});

const WITH_IDS: JsonObject = {
  Page: { $id: 'page', ...PAGE },
  Numbers: fill('numbers', 'number', 'a number'),
  Texts: fill('texts', 'string', 'a text'),
  Named: { allOf: [{ $ref: 'texts' }] },
  Both: { properties: { a: { $ref: 'numbers' }, b: { $ref: 'texts' }, c: { $ref: 'page' } } },
  Merged: {
    allOf: [{ properties: { a: { $ref: 'numbers' } } }, { properties: { b: { $ref: 'texts' } } }],
  },
};

/** The same without addresses: all of them are one resource, in which one name stands several times. */
const toRef = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const WITHOUT_IDS: JsonObject = {
  Page: PAGE,
  Numbers: { ...toRef('Page'), ...isItem({ type: 'number', title: 'a number' }) },
  Texts: { ...toRef('Page'), ...isItem({ type: 'string', title: 'a text' }) },
  Named: { allOf: [toRef('Texts')] },
  Both: { properties: { a: toRef('Numbers'), b: toRef('Texts'), c: toRef('Page') } },
  Merged: {
    allOf: [{ properties: { a: toRef('Numbers') } }, { properties: { b: toRef('Texts') } }],
  },
};

describe.each([
  ['with', WITH_IDS],
  ['without', WITHOUT_IDS],
])('a dynamic reference of schemas %s addresses', (_, schemas) => {
  const api = toApiOf({}, schemas);
  const readItem = (value: Json, ...names: readonly string[]) => {
    const root: SchemaSource = { value, pointer: '#/paths/~1a/schema', openRefs: [] };
    const place = [...names, 'list'].reduce(
      (one, name) => getField(getSchemaNode(api, one), name),
      root,
    );
    const { items } = getSchemaNode(api, place);
    return items && getSchemaNode(api, items).title;
  };

  test.each([
    ['Page', 'anything'],
    ['Numbers', 'a number'],
    ['Texts', 'a text'],
    ['Named', 'a text'],
  ])('goes by what it was come through: in %s it is %s', (name, title) => {
    expect(readItem(toRef(name))).toBe(title);
  });

  test.each(['Both', 'Merged'])('goes by the field of %s that it stands in', (name) => {
    expect(readItem(toRef(name), 'a')).toBe('a number');
    expect(readItem(toRef(name), 'b')).toBe('a text');
  });

  test('is the default where nothing around it says more', () => {
    expect(readItem(toRef('Both'), 'c')).toBe('anything');
  });

  test('fills a sample with what each place holds', () => {
    const root = { value: toRef('Both'), pointer: '#/x', openRefs: [] };
    expect(buildSample(api, root).value).toMatchObject({
      a: { list: [1] },
      b: { list: ['string'] },
    });
  });
});

test('a schema that stands in a body itself fills the page, each body its own way', () => {
  const body = (title: string): Json => ({ ...toRef('Page'), ...isItem({ title }) });
  const media = (title: string) => ({ content: { 'application/json': { schema: body(title) } } });
  const api = toApiOf(
    { '/a': { post: { requestBody: media('one'), responses: { 200: media('two') } } } },
    { Page: PAGE },
  );
  const read = (at: string, title: string) => {
    const source = {
      value: body(title),
      pointer: `#/paths/~1a/post/${at}/content/application~1json/schema`,
      openRefs: [],
    };
    const { items } = getSchemaNode(api, getField(getSchemaNode(api, source), 'list'));
    return items && getSchemaNode(api, items).title;
  };
  expect([read('requestBody', 'one'), read('responses/200', 'two')]).toEqual(['one', 'two']);
});

test('the outermost of several that fill it counts', () => {
  const api = toApiOf(
    {},
    { ...WITH_IDS, Outer: { $id: 'outer', $ref: 'numbers', ...isItem({ title: 'outer' }) } },
  );
  const root = { value: toRef('Outer'), pointer: '#/x', openRefs: [] };
  const { items } = getSchemaNode(api, getField(getSchemaNode(api, root), 'list'));
  expect(items && getSchemaNode(api, items).title).toBe('outer');
});

describe('a dynamic reference beside a plain one', () => {
  const both: JsonObject = {
    $ref: '#/components/schemas/Money',
    $dynamicRef: '#item',
    ...isItem({ properties: { note: { type: 'string' } }, required: ['note'] }),
  };
  const Money: JsonObject = { properties: { amount: { type: 'integer' } } };
  const toNames = (value: Json, schemas: JsonObject) => {
    const api = toApiOf({}, schemas);
    const source = { value, pointer: '#/x', openRefs: [] };
    const { fields, ref } = getSchemaNode(api, source);
    return { ref, names: fields.map(({ name }) => name), sample: buildSample(api, source).value };
  };

  test('counts as much as that one, which names the schema', () => {
    expect(toNames(toRef('Both'), { Money, Both: both })).toEqual({
      ref: 'Both',
      names: ['note', 'amount'],
      sample: { note: 'string', amount: 1 },
    });
  });

  test('does not hide what the plain one leads to where it is open above', () => {
    const Tree: JsonObject = {
      $id: 'tree',
      $dynamicAnchor: 'node',
      properties: { child: { $ref: 'leaf', $dynamicRef: '#node' } },
    };
    const Leaf: JsonObject = { $id: 'leaf', properties: { colour: { type: 'string' } } };
    const api = toApiOf({}, { Tree, Leaf });
    const tree = getSchemaNode(api, { value: toRef('Tree'), pointer: '#/x', openRefs: [] });
    const child = getSchemaNode(api, getField(tree, 'child'));
    expect(child.fields.map(({ name }) => name)).toEqual(['colour', 'child']);
    // And the way down ends.
    expect(getSchemaNode(api, getField(child, 'child')).cyclic).toBe(true);
  });
});
