import fc from 'fast-check';
import { textHash } from '@/lib/text/text-hash';
import { anyText } from '../support/any-text';

test('the documented example holds', () => {
  expect(textHash('')).toBe('811c9dc501000193');
});

test('it is a number of 64 bits in hexadecimal, the same for the same text', () => {
  fc.assert(
    fc.property(anyText(), (text) => {
      expect(textHash(text)).toMatch(/^[0-9a-f]{16}$/);
      expect(textHash(text)).toBe(textHash(text));
    }),
  );
});

test.each([
  ['one digit', '{"version":"1.2.0"}', '{"version":"1.2.1"}'],
  ['two characters swapped', '{"a":1,"b":2}', '{"b":1,"a":2}'],
  ['a newline at the end', '{}', '{}\n'],
  ['other line ends', '{\n}', '{\r\n}'],
  ['a byte order mark', '{}', '\uFEFF{}'],
  ['a null character', 'a', 'a\u0000'],
  ['a letter of another script', 'a', '\u0430'],
])('%s makes another fingerprint', (_, one, other) => {
  expect(textHash(one)).not.toBe(textHash(other));
});

test('any edit of one character in a document is seen', () => {
  const text = anyText({ minLength: 1, maxLength: 200 });
  fc.assert(
    fc.property(text, fc.nat(), fc.integer({ min: 1, max: 0xffff }), (before, at, bits) => {
      const index = at % before.length;
      const changed = String.fromCharCode(before.charCodeAt(index) ^ bits);
      const after = before.slice(0, index) + changed + before.slice(index + 1);
      expect(textHash(after)).not.toBe(textHash(before));
    }),
  );
});

test('ten thousand versions of a document have ten thousand fingerprints', () => {
  const versions = Array.from({ length: 10_000 }, (_, index) => `{"openapi":"3.1.0","x":${index}}`);
  expect(new Set(versions.map(textHash)).size).toBe(versions.length);
});
