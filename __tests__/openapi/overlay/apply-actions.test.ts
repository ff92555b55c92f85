import { Decimal } from '@/lib/openapi/core/decimal';
import type { Json, JsonObject } from '@/lib/openapi/core/types';
import {
  applyActions,
  type OverlayAction,
  overlayParsed,
} from '@/lib/openapi/overlay/apply-actions';
import { findMiss } from '@/lib/openapi/overlay/find-miss';
import { findPathError } from '@/lib/openapi/overlay/select-nodes';
import { parseDocument } from '@/lib/openapi/parse/parse-document';

const apply = (document: JsonObject, ...actions: readonly OverlayAction[]) =>
  applyActions(document, actions);
const getProblem = (document: JsonObject, ...actions: readonly OverlayAction[]) =>
  applyActions(document, actions).problems.get(actions.length - 1);

const PETS: JsonObject = {
  info: { title: 'Pets', contact: { name: 'Ann' } },
  paths: {
    '/pets': {
      get: { tags: ['pets', 'dummy', 'dummy'], parameters: [{ name: 'top' }, { name: 'skip' }] },
    },
    '/pets/{id}': { get: { tags: ['pets'] }, delete: { 'x-internal': true } },
  },
};

describe('update', () => {
  it('merges objects, concatenates lists, and replaces other values, null among them', () => {
    const { document, problems } = apply(
      { a: { kept: 1, text: 'old', list: [1], deep: { x: null } } },
      { target: '$.a', update: { text: 'new', list: [2, 3], deep: { x: 0, y: null } } },
    );
    expect(document).toEqual({
      a: { kept: 1, text: 'new', list: [1, 2, 3], deep: { x: 0, y: null } },
    });
    expect(problems.size).toBe(0);
  });

  it('appends an object or another value to a selected list', () => {
    const { document } = apply(
      { list: [1] },
      { target: '$.list', update: { name: 'a' } },
      { target: '$.list', update: 'b' },
      { target: '$.list', update: ['c', 'd'] },
    );
    expect(document).toEqual({ list: [1, { name: 'a' }, 'b', 'c', 'd'] });
  });

  it('changes every node that a wildcard or a filter selects', () => {
    const { document } = apply(PETS, {
      target: '$.paths.*.get',
      update: { 'x-safe': true },
    });
    expect(document).toMatchObject({
      paths: { '/pets': { get: { 'x-safe': true } }, '/pets/{id}': { get: { 'x-safe': true } } },
    });
    const filtered = apply(PETS, {
      target: "$..parameters[?@.name == 'skip']",
      update: { required: true },
    });
    expect(JSON.stringify(filtered.document)).toContain(
      '[{"name":"top"},{"name":"skip","required":true}]',
    );
  });

  it('replaces a selected text', () => {
    const { document } = apply(PETS, { target: '$.info.title', update: 'Animals' });
    expect(document).toMatchObject({ info: { title: 'Animals' } });
  });

  it('adds keys behind those that are there, whatever they are called', () => {
    const update: Json = JSON.parse('{"__proto__": {"polluted": true}, "b": 2}');
    const { document } = apply({ a: 1 }, { target: '$', update });
    expect(JSON.stringify(document)).toBe('{"a":1,"__proto__":{"polluted":true},"b":2}');
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });

  it('says where a value does not fit, and changes nothing then', () => {
    const { document, problems } = apply(PETS, {
      target: '$.info',
      update: { title: 'New', contact: 'Bob' },
    });
    expect(document).toBe(PETS);
    expect(problems.get(0)).toEqual({
      id: 'misfit',
      at: '#/info/contact',
      inside: '/contact',
    });
    expect(getProblem(PETS, { target: '$.info', update: 'text' })).toMatchObject({ id: 'misfit' });
    expect(getProblem(PETS, { target: '$', update: { info: [] } })).toMatchObject({ id: 'misfit' });
  });

  it('says that it changes nothing, and that what it selects is of several kinds', () => {
    expect(getProblem(PETS, { target: '$.info', update: { title: 'Pets' } })).toEqual({
      id: 'no-effect',
    });
    expect(getProblem(PETS, { target: '$.info.*', update: { x: 1 } })).toEqual({ id: 'mixed' });
  });
});

describe('remove', () => {
  it('takes out several items of a list at once, equal ones too', () => {
    const { document } = apply(
      PETS,
      { target: "$.paths.*.get.tags[?@ == 'dummy']", remove: true },
      { target: '$..parameters[0, 1]', remove: true },
    );
    expect(document).toMatchObject({
      paths: { '/pets': { get: { tags: ['pets'], parameters: [] } } },
    });
  });

  it('takes out keys of objects, and what lies in what is taken out', () => {
    const { document } = apply(PETS, {
      target: "$.paths[?@.delete['x-internal'] == true]['delete', 'delete']",
      remove: true,
    });
    expect(document).toMatchObject({ paths: { '/pets/{id}': { get: { tags: ['pets'] } } } });
    expect(JSON.stringify(document)).not.toContain('x-internal');
    expect(apply(PETS, { target: '$..*', remove: true }).document).toEqual({});
  });

  it('never takes out the document itself', () => {
    expect(getProblem(PETS, { target: '$', remove: true })).toEqual({ id: 'root' });
  });
});

describe('copy', () => {
  it('merges the one node that it selects', () => {
    const { document } = apply(
      PETS,
      { target: '$.paths', update: { '/animals': {} } },
      { target: "$.paths['/animals']", copy: "$.paths['/pets']" },
      { target: "$.paths['/pets']", remove: true },
    );
    expect(Object.keys(Object(document.paths))).toEqual(['/pets/{id}', '/animals']);
    expect(document).toMatchObject({
      paths: { '/animals': { get: { parameters: [{ name: 'top' }, { name: 'skip' }] } } },
    });
  });

  it('needs exactly one', () => {
    const target = '$.info';
    expect(getProblem(PETS, { target, copy: '$.paths.*' })).toEqual({
      id: 'several-sources',
      count: 2,
    });
    expect(getProblem(PETS, { target, copy: '$.nothing' })).toEqual({
      id: 'no-match',
      field: 'copy',
    });
  });
});

describe('actions', () => {
  it('apply to the result of those before', () => {
    const { document, problems } = apply(
      PETS,
      { target: '$.info.contact', remove: true },
      { target: '$.info', update: { contact: ['a list now'] } },
      { target: '$.info.contact[0]', update: 'changed' },
    );
    expect(document.info).toEqual({ title: 'Pets', contact: ['changed'] });
    expect(problems.size).toBe(0);
  });

  it('that select nothing are skipped, and are problems', () => {
    const { document, problems } = apply(
      PETS,
      { target: '$.nothing', update: {} },
      { target: '$.toString', update: {} },
      { target: '$.info', update: { version: '2' } },
    );
    expect([...problems.keys()]).toEqual([0, 1]);
    expect(document).toMatchObject({ info: { version: '2' } });
  });

  it('leave the document as it was, and change one of two places that share a value', () => {
    const before = JSON.stringify(PETS);
    apply(PETS, { target: '$..*', remove: true }, { target: '$', update: { a: 1 } });
    expect(JSON.stringify(PETS)).toBe(before);
    const shared = { a: 1 };
    const { document } = apply({ one: shared, two: shared }, { target: '$.one', update: { b: 2 } });
    expect(document).toEqual({ one: { a: 1, b: 2 }, two: { a: 1 } });
  });

  it('pass by numbers that JavaScript cannot hold', () => {
    const document = { list: [{ v: new Decimal('1.10') }, { v: BigInt(12) }, { v: 9 }] };
    const target = '$.list[?@.v > 5]';
    expect(apply(document, { target, update: { found: true } }).document).toEqual({
      list: [document.list[0], document.list[1], { v: 9, found: true }],
    });
  });

  it('are problems where a document is nested deeper than a query may descend', () => {
    const deep: Json = JSON.parse(`${'['.repeat(3000)}${']'.repeat(3000)}`);
    expect(getProblem({ deep }, { target: '$..x', remove: true })).toMatchObject({ id: 'query' });
    const { document } = apply({ deep }, { target: '$', update: { a: 1 } });
    expect(document).toMatchObject({ a: 1 });
  });
});

test('a parsed Swagger 2.0 document shows what an overlay changes in its definitions', () => {
  const parsed = parseDocument({
    ...{ swagger: '2.0', host: 'old.example.com', paths: { '/a': { get: {} } } },
    definitions: { Cup: { type: 'object' } },
  });
  const document = overlayParsed(parsed.ok ? parsed.document : {}, [
    { target: '$.definitions.Cup', update: { description: 'A cup' } },
    { target: '$.host', update: 'new.example.com' },
  ]);
  expect(document).toMatchObject({
    components: { schemas: { Cup: { description: 'A cup' } } },
    servers: [{ url: '//new.example.com' }],
  });
});

test('the first part of a path that selects nothing is found, with the names beside it', () => {
  expect(findMiss(PETS, "$.paths['/pts'].get")).toEqual({
    ...{ segment: "['/pts']", name: '/pts', keys: ['/pets', '/pets/{id}'] },
  });
  expect(findMiss(PETS, '$.paths.*.put')).toMatchObject({ name: 'put', keys: ['get', 'delete'] });
  expect(findMiss(PETS, "$.paths['it\\'s']")).toMatchObject({ name: "it's" });
  expect(findMiss(PETS, "$.info[?@ == 'x']")).not.toHaveProperty('name');
  expect(findMiss(PETS, '$.info')).toBeUndefined();
});

test.each(['paths', '$.a[', '$.a[?@.b ==]', ' $.a', '$.a[?unknown(@.b)]', '$.paths[/a]'])(
  '%s is no JSONPath',
  (expression) => {
    expect(findPathError(expression)).not.toBe('');
    expect(getProblem(PETS, { target: expression, remove: true })).toMatchObject({ id: 'query' });
  },
);

test('match is a match of the whole text, whichever branch', () => {
  const document = { list: ['ax', 'b', 'a'] };
  const target = "$.list[?match(@, 'a|b')]";
  expect(apply(document, { target, remove: true }).document).toEqual({ list: ['ax'] });
});
