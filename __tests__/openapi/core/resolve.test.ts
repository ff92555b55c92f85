import { getAtPointer, joinPointer } from '@/lib/openapi/core/json';
import type { Problems } from '@/lib/openapi/core/problems';
import { getSchemaName, resolveValue } from '@/lib/openapi/core/resolve';
import type { JsonObject } from '@/lib/openapi/core/types';
import { toIds } from './support';

const DOCUMENT: JsonObject = JSON.parse(`{
  "a/b": { "m~n": { "ok": 1 } },
  "with space": "space",
  "100%": "percent",
  "a%20b": "raw",
  "list": ["zero", { "in": "one" }],
  "__proto__": { "constructor": "own" },
  "one": { "$ref": "#/two" },
  "two": { "$ref": "#/list/1" },
  "loop": { "$ref": "#/pool" },
  "pool": { "$ref": "#/loop" },
  "nothing": null,
  "~1": "tilde one"
}`);

function follow($ref: string) {
  const problems: Problems = [];
  return { ...resolveValue(DOCUMENT, { $ref }, '#/here', problems), ids: toIds(problems) };
}

test.each([
  ['#/a~1b/m~0n/ok', 1],
  ['#/a~1b/m~0n', { ok: 1 }],
  ['#/with%20space', 'space'],
  ['#/with space', 'space'],
  ['#/100%', 'percent'],
  ['#/100%25', 'percent'],
  ['#/a%20b', 'raw'],
  ['#/list/0', 'zero'],
  ['#/one', { in: 'one' }],
  ['#/nothing', null],
  ['#/~01', 'tilde one'],
  ['#/__proto__/constructor', 'own'],
])('%s leads to %j', ($ref, value) => {
  expect(follow($ref)).toMatchObject({ value, ids: [] });
});

test.each([
  ['#/missing', 'ref-not-found'],
  ['#/constructor', 'ref-not-found'],
  ['#/a~1b/toString', 'ref-not-found'],
  ['#/list/length', 'ref-not-found'],
  ['#/list/01', 'ref-not-found'],
  ['#/list/-', 'ref-not-found'],
  ['#/loop', 'ref-loop'],
  ['https://example.com/x.json#/a', 'ref-remote'],
  ['other.json', 'ref-remote'],
  ['', 'ref-remote'],
])('%s leads nowhere: %s', ($ref, id) => {
  expect(follow($ref)).toMatchObject({ value: undefined, ids: [id] });
});

test('the whole document is the target of #', () => {
  expect(follow('#').value).toBe(DOCUMENT);
});

test('a chain names every target it passes', () => {
  expect(follow('#/one').through).toEqual(['#/one', '#/two', '#/list/1']);
});

test('a chain of ten thousand references ends in a problem', () => {
  const links = Array.from({ length: 10_000 }, (_, i) => [`n${i}`, { $ref: `#/n${i + 1}` }]);
  const problems: Problems = [];
  resolveValue(Object.fromEntries(links), { $ref: '#/n0' }, '#', problems);
  expect(toIds(problems)).toEqual(['ref-loop']);
});

test('a reference of a million characters leads nowhere', () => {
  expect(follow('#/a'.repeat(333_333))).toMatchObject({ value: undefined, ids: ['ref-not-found'] });
});

test('pointers come back where they were made', () => {
  expect(getAtPointer({ 'a/b~': { '': 5 } }, joinPointer('#', 'a/b~', ''))).toBe(5);
});

test.each([
  ['#/components/schemas/Customer', 'Customer'],
  ['#/definitions/a~1b', 'a/b'],
  ['#/components/schemas/A/$defs/B', 'B'],
  ['#/components/schemas/A/properties/b', undefined],
  ['#/paths/~1a/get', undefined],
])('the schema at %s is named %j', (pointer, name) => expect(getSchemaName(pointer)).toBe(name));
