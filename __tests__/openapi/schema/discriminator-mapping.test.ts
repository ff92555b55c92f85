import type { Json, JsonObject } from '@/lib/openapi/core/types';
import { buildSample } from '@/lib/openapi/sample/build-sample';
import { getSchemaNode } from '@/lib/openapi/schema-view/schema-node';
import { getField, readIn, toApiOf, toIds } from '../core/support';

const ref = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` });
const T: JsonObject = { properties: { t: { type: 'string' } } };

function readUnion(members: readonly string[], mapping: JsonObject, rest: JsonObject = {}) {
  const value = {
    oneOf: members.map((name) => ref(name)),
    discriminator: { propertyName: 't', mapping },
  };
  const api = toApiOf({}, { Dog: T, 'B b': T, 'a.Dog': T }, rest);
  const node = getSchemaNode(api, { value, pointer: '#/test', openRefs: [] });
  return { ...node, told: node.variants.map(({ discriminator }) => discriminator?.value) };
}

test.each<[string, string, string, JsonObject]>([
  ['the own address', 'Dog', 'https://a.example/o.json#/components/schemas/Dog', {}],
  ['signs as they are', 'B%20b', '#/components/schemas/B b', {}],
  ['signs in percent', 'B%20b', '#/components/schemas/B%20b', {}],
  ['a name', 'B%20b', 'B b', {}],
  ['a file that was bundled', 'Dog', './Dog.yaml', {}],
  ['a place in such a file', 'a.Dog', '../all.json#/components/schemas/a.Dog', {}],
])('a mapping leads to a form by %s', (_, member, to) => {
  const { told, problems } = readUnion(
    [member, 'Gone'],
    { value: to },
    { $self: 'https://a.example/o.json' },
  );
  expect(told[0]).toBe('value');
  expect(toIds(problems)).toEqual([]);
});

test('a form that leads out of the document has the value of the same words', () => {
  const value: Json = {
    oneOf: [{ $ref: './Cat.yaml' }, ref('Dog')],
    discriminator: { propertyName: 't', mapping: { cat: './Cat.yaml', dog: 'Dog' } },
  };
  const { variants, problems } = readIn({ Dog: T }, value);
  expect(variants.map(({ discriminator }) => discriminator?.value)).toEqual(['cat', 'dog']);
  expect(toIds(problems)).toEqual([]);
});

test('a union of a single form is that form, and offers it no second time', () => {
  const { told, ref: name, problems } = readUnion(['Dog'], { dog: './Dog.yaml' });
  expect([told, name, toIds(problems)]).toEqual([[], 'Dog', []]);
});

test('a mapping that leads nowhere is told at its place', () => {
  const { problems } = readUnion(['Dog'], { dog: 'Dog', cat: '#/components/schemas/Cat', x: 5 });
  expect(problems.map(({ id, at, level }) => [id, at, level])).toEqual([
    ['mapping-to-nothing', '#/test/discriminator/mapping/cat', 'warning'],
    ['mapping-to-nothing', '#/test/discriminator/mapping/x', 'warning'],
  ]);
});

test('of a mapping that leads nowhere thousands of times the first are told, and how many more there are', () => {
  const lost = Array.from({ length: 5_000 }, (_, at) => [`v${at}`, 'Gone'] as const);
  const { problems } = readUnion(['Dog'], Object.fromEntries([...lost, ['dog', 'Dog']]));
  expect(problems).toHaveLength(21);
  expect(problems[19]?.at).toBe('#/test/discriminator/mapping/v19');
  expect(problems[20]).toEqual({
    id: 'mapping-to-nothing',
    level: 'warning',
    at: '#/test/discriminator/mapping',
    message: '4980 more stand for no schema of the document.',
  });
});

test('it is told of the base, too, and not of each heir again', () => {
  const schemas = {
    Base: { ...T, discriminator: { propertyName: 't', mapping: { a: 'Gone', b: 'Heir' } } },
    Heir: { allOf: [ref('Base')] },
  };
  expect(toIds(readIn(schemas, ref('Base')).problems)).toEqual(['mapping-to-nothing']);
  expect(toIds(readIn(schemas, ref('Heir')).problems)).toEqual([]);
});

test('forms of one schema share its values: a list of thousands is there once', () => {
  const names = Array.from({ length: 2_000 }, (_, at) => `m${at}`);
  const { variants } = readUnion(
    names.map(() => 'Dog'),
    Object.fromEntries(names.map((name) => [name, '#/components/schemas/Dog'])),
  );
  const lists = variants.map(({ discriminator }) => discriminator?.others);
  expect(lists[0]).toHaveLength(1_999);
  expect(new Set(lists).size).toBe(1);
});

describe('an heir', () => {
  const schemas: JsonObject = {
    Base: {
      ...T,
      discriminator: { propertyName: 't', mapping: { one: 'Child1', uno: 'Child1' } },
    },
    Child1: { allOf: [ref('Base'), { properties: { a: {} } }] },
    Child2: { allOf: [ref('Base'), { properties: { b: {} } }] },
    Fixed: { allOf: [ref('Base'), { properties: { t: { const: 'fix' } } }] },
    Other: { allOf: [ref('Base'), { properties: { t: { enum: ['x', 'y'] } } }] },
  };
  const api = toApiOf({}, schemas);
  const toTexts = (value: Json) => {
    const node = getSchemaNode(api, { value, pointer: '#/test', openRefs: [] });
    const field = node.fields.find((one) => one.name === 't');
    return [
      ...(field?.constraints ?? []),
      ...getSchemaNode(api, getField(node, 't')).constraints,
    ].map(({ text }) => text);
  };

  test.each([
    ['Child1', ['one or uno for Child1']],
    ['Child2', ['Child2 for Child2']],
    ['Base', []],
    ['Fixed', []],
    ['Other', []],
  ])('%s tells of its field what to send in it: %j', (name, texts) => {
    expect(toTexts(ref(name))).toEqual(texts);
    expect(toTexts({ allOf: [ref(name)], description: 'In words of its own' })).toEqual(texts);
  });

  test('has the value of its own example in a union without a discriminator', () => {
    const heirs = { ...schemas, Shown: { allOf: [ref('Base')], example: { t: 'own' } } };
    const value = { oneOf: [ref('Shown'), ref('Child1')] };
    expect(buildSample(toApiOf({}, heirs), { value, pointer: '#', openRefs: [] }).value).toEqual({
      t: 'own',
    });
  });

  test('is told by its value in a union without a discriminator', () => {
    const value = { oneOf: [ref('Child1'), ref('Child2'), ref('Fixed'), { type: 'string' }] };
    const { variants } = readIn(schemas, value);
    expect(variants.map(({ discriminator }) => discriminator)).toEqual([
      { property: 't', value: 'one', others: ['uno'] },
      { property: 't', value: 'Child2' },
      { property: 't', value: 'fix' },
      undefined,
    ]);
    const sample = buildSample(api, { value, pointer: '#', openRefs: [] }).value;
    expect(sample).toMatchObject({ t: 'one' });
  });
});

describe('a default mapping without a union', () => {
  const toSchemas = (otherwise: string): JsonObject => ({
    Pet: {
      ...T,
      discriminator: { propertyName: 't', mapping: { dog: 'Dog' }, defaultMapping: otherwise },
    },
    Dog: { allOf: [ref('Pet')] },
    Cat: { allOf: [ref('Pet')] },
    Alien: T,
  });

  test.each([
    ['Cat', [['dog'], ['Cat', true]]],
    ['#/components/schemas/Dog', [['dog', true], ['Cat']]],
    ['Alien', [['dog'], ['Cat'], ['Alien', true]]],
    ['Gone', [['dog'], ['Cat']]],
    ['Pet', [['dog'], ['Cat']]],
  ])('to %s: %j', (to, told) => {
    const { variants } = readIn(toSchemas(to), ref('Pet'));
    expect(
      variants.map(({ discriminator: one }) => [one?.value, ...(one?.isDefault ? [true] : [])]),
    ).toEqual(told);
  });
});
