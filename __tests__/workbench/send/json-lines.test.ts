import { findJsonLines } from '@/lib/workbench/send/json-lines';

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
