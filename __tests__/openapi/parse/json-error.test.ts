import fc from 'fast-check';
import { findJsonError } from '@/lib/openapi/parse/json-error';
import { MANY_RUNS } from '../../support/property-runs';

test.each([
  [
    '{"a": [1,]}',
    'line 1, column 10',
    'expected a value, received ]}. Take the comma before it away',
  ],
  [
    '{"a": 1,}',
    'line 1, column 9',
    'expected a key in double quotes, received }. Take the comma before it away',
  ],
  ['{\n  a: 1\n}', 'line 2, column 3', 'expected a key in double quotes or "}", received a:'],
  ["{'a': 1}", 'line 1, column 2', `expected a key in double quotes or "}", received 'a':`],
  ['{"a" 1}', 'line 1, column 6', 'expected a colon, received 1}'],
  [
    '{\n  "a": 1\n  "b": 2\n}',
    'line 3, column 3',
    'expected a comma or the closing bracket, received "b":',
  ],
  ['{"a": [1}', 'line 1, column 9', 'expected a comma or the closing bracket, received }'],
  [
    '{"a": 1',
    'line 1, column 8',
    'expected a comma or the closing bracket, received the end of the file',
  ],
  ['{} {}', 'line 1, column 4', 'expected nothing more, received {}'],
  ['{"a": 01}', 'line 1, column 8', 'expected a comma or the closing bracket, received 1}'],
  ['// a', 'line 1, column 1', 'expected a value, received //. JSON has no comments: take it away'],
  ['', 'line 1, column 1', 'expected a value, received the end of the file'],
])('%j: %s: %s', (text, at, message) =>
  expect(findJsonError(text)).toMatchObject({ at, message: `not JSON: ${message}` }),
);

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

test('finds a fault in exactly the texts that Node refuses', () => {
  const piece = fc.constantFrom(
    ...['{', '}', '[', ']', ',', ':', '"a"', '1', '-', '0', 'true', ' ', '\n', '"', '\\'],
  );
  const text = fc.oneof(
    fc.json(),
    fc.array(piece, { maxLength: 7 }).map((pieces) => pieces.join('')),
    fc.tuple(fc.json(), fc.nat(), piece).map(([json, at, one]) => {
      const cut = at % (json.length + 1);
      return json.slice(0, cut) + one + json.slice(cut);
    }),
  );
  fc.assert(
    fc.property(text, (source) => expect(findJsonError(source) === undefined).toBe(isJson(source))),
    { numRuns: MANY_RUNS },
  );
});
