import { findJsonLines, indentJson, isPrintOf, setMembers } from '@/lib/workbench/send/json-text';

test.each([
  ['{ "a" : 1.50 }', { b: 'x' }, '{ "a" : 1.50, "b": "x" }'],
  ['{\n\t"a": 1.50\n}', { b: 2 }, '{\n\t"a": 1.50,\n\t"b": 2\n}'],
  ['{"a":1.50,"b":{"c":[1]} }', { b: 2 }, '{"a":1.50,"b":2 }'],
  ['{"a": {"b": 1}, "b": 1.0}', { b: 2 }, '{"a": {"b": 1}, "b": 2}'],
  ['{"a": 1, "a": 2}', { a: 3 }, '{"a": 1, "a": 3}'],
  ['{}', { a: 1 }, '{\n  "a": 1\n}'],
  ['{"a": 1}', { a: { b: 1 } }, '{"a": {\n    "b": 1\n  }}'],
  ['{"a": 1}', { 'x/y': 2, '~': 3 }, '{"a": 1, "x/y": 2, "~": 3}'],
])('%j with %j is %j', (text, values, expected) => {
  expect(setMembers(text, values)).toBe(expected);
});

test('an indented text has its tokens as they were written', () => {
  expect(indentJson('{"a":1.50,"b":[],"c":[{},"x, [y]"],"a":1e2}')).toBe(`{
  "a": 1.50,
  "b": [],
  "c": [
    {},
    "x, [y]"
  ],
  "a": 1e2
}`);
});

test.each([
  ['{ "a" : [1.5, "b c"] }', { a: [1.5, 'b c'] }, true],
  ['{"a": 1.50}', { a: 1.5 }, false],
  ['{"a": 1, "a": 2}', { a: 2 }, false],
])('%j is a print of its value: %j', (text, value, is) => {
  expect(isPrintOf(text, value)).toBe(is);
});

test('each value is at the line of its name, or its own in a list', () => {
  const text = `{
  "a": 1,
  "b": [
    { "c/d": "x, {y}: [\\"z\\"]" },
    [true,
     null]
  ], "e": {
    "f": -1.5e3
  }
}`;
  expect(Object.fromEntries(findJsonLines(text))).toEqual({
    '': 1,
    '/a': 2,
    '/b': 3,
    '/b/0': 4,
    '/b/0/c~1d': 4,
    '/b/1': 5,
    '/b/1/0': 5,
    '/b/1/1': 6,
    '/e': 7,
    '/e/f': 8,
  });
});

test.each(['', '{', '{"a": [1,', ']]}}', '{"a" "b"', 'nonsense'])(
  'a text that is no JSON, %j, is read without an error',
  (text) => {
    expect(() => findJsonLines(text)).not.toThrow();
  },
);
