import fc from 'fast-check';
import type { Problem } from '@/lib/openapi/core/types';
import { createDuplicateKeyCheck } from '@/lib/openapi/parse/duplicate-keys';
import { growsWithItsInput } from '../../support/work';

/** All of them at once. */
function findDuplicateKeys(text: string): readonly Problem[] {
  const check = createDuplicateKeyCheck({ problems: [] }, text);
  check?.advance(() => false);
  return check?.problems() ?? [];
}

const places = (text: string) => findDuplicateKeys(text).map(({ at }) => at);

test('a key that stands twice in an object is told with its place, its line and what to do', () => {
  const text = '{\n  "paths": {\n    "/a": {},\n    "/a": {}\n  }\n}';
  expect(findDuplicateKeys(text)).toEqual([
    {
      id: 'duplicate-key',
      level: 'warning',
      at: '#/paths/~1a',
      message: 'Line 4, column 5: "/a" stands here twice; the last one counts. Remove one of them.',
    },
  ]);
});

test.each<[string, readonly string[]]>([
  ['{"a":1,"a":2}', ['#/a']],
  ['{"a":1,"a":2,"a":3}', ['#/a', '#/a']],
  ['{"a":{"b":1},"c":{"b":1}}', []],
  ['{"a":[{"b":1},{"b":1},{"b":[],"b":{}}]}', ['#/a/2/b']],
  ['{"l":[[1,2],[{"x":1,"x":1}]]}', ['#/l/1/0/x']],
  ['{"a":"a","b":"a"}', []],
  ['{"a\\"":1,"a\\"":1}', ['#/a"']],
  ['{"a\\\\":1,"a\\\\":1,"b":":"}', ['#/a\\']],
  ['{"\\u0061":1,"a":1}', ['#/a']],
  ['{"__proto__":1,"__proto__":1,"constructor":1}', ['#/__proto__']],
  ['{"a":{"x":1},"a":{"y":1,"y":2}}', ['#/a', '#/a/y']],
  ['{"a" : 1 , "a"\n:\t2}', ['#/a']],
  ['{"a":"{\\"b\\":1,\\"b\\":2}"}', []],
  ['{}', []],
  ['[]', []],
  ['', []],
])('%s has the duplicates %j', (text, found) => {
  expect(places(text)).toEqual(found);
});

test('a text without duplicates has none, whatever its names and values are', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 5 }), fc.nat({ max: 3 }), (value, indent) => {
      expect(places(JSON.stringify({ value }, null, indent))).toEqual([]);
    }),
  );
});

test.each([
  '{"a":1,"a"',
  '{{{',
  '"',
  '"\\',
  '}]}]',
  '[1,2}',
  'a: 1\na: 2',
  '{"a":1,"a":',
  '{"\\u12":1,"\\u12":1}',
])('the broken text %j is come through', (text) => {
  expect(() => findDuplicateKeys(text)).not.toThrow();
});

test('of thousands twenty are told, and how many more there are', () => {
  const told = findDuplicateKeys(`{${Array.from({ length: 5_000 }, () => '"a":1').join()}}`);
  expect(told).toHaveLength(21);
  expect(told[20]).toMatchObject({ at: '#', message: '4979 more keys stand twice in an object.' });
});

test('a document may be nested as deep as it likes, and its place is told', () => {
  const text = `${'{"a":['.repeat(10_000)}{"b":1,"b":2}${']}'.repeat(10_000)}`;
  expect(places(text)).toEqual([`#${'/a/0'.repeat(10_000)}/b`]);
  expect(places(`${'{"a":'.repeat(200_000)}{"b":1,"b":2}`)).toHaveLength(1);
});

test('it is read in slices, and each goes on where the last one ended', () => {
  const text = JSON.stringify({
    a: Array.from({ length: 5_000 }, (_, at) => ({ [`k${at}`]: 'x' })),
  });
  const check = createDuplicateKeyCheck({ problems: [] }, `{"z":1,"z":2,${text.slice(1)}`);
  let slices = 1;
  while (check?.advance(() => true)) slices += 1;
  expect(slices).toBeGreaterThan(3);
  expect(check?.problems().map(({ at }) => at)).toEqual(['#/z']);
});

test.each<[string, (count: number) => string]>([
  [
    'many objects',
    (count) => JSON.stringify({ list: Array.from({ length: count }, (_, at) => ({ at })) }),
  ],
  [
    'one large object',
    (count) =>
      JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at}`, at]))),
  ],
  ['a long text of backslashes', (count) => JSON.stringify({ a: '\\'.repeat(count * 5) })],
  ['a text of quotes', (count) => JSON.stringify({ a: '\\"'.repeat(count * 5) })],
  [
    'keys twice on many lines',
    (count) => `{${Array.from({ length: count }, () => '\n"a":1').join()}}`,
  ],
])('%s cost no more than they are long', (_, make) => {
  const toText = (share: number) => make(Math.round(share * 40_000));
  expect(growsWithItsInput(toText, findDuplicateKeys)).toBe(true);
});
