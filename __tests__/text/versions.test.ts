import fc from 'fast-check';
import { compareVersions, parseVersion } from '@/lib/text/versions';

test.each([
  ['1.3.10', '1.3.2'],
  ['3.2.4', '3.2'],
  ['2.0', '1.99.99'],
  ['1.3.8a', '1.3.8'],
  ['1.3.8b', '1.3.8a'],
  ['1.3.9', '1.3.8a'],
])('%s is newer than %s', (newer, older) => {
  expect(compareVersions(newer, older)).toBeGreaterThan(0);
  expect(compareVersions(older, newer)).toBeLessThan(0);
});

test.each([
  ['1.34', '1.34'],
  ['1.0', '1.0.0'],
])('%s and %s are the same version', (a, b) => {
  expect(compareVersions(a, b)).toBe(0);
});

test('the order does not depend on where sorting starts', () => {
  const version = fc
    .array(fc.integer({ min: 0, max: 30 }), { minLength: 1, maxLength: 4 })
    .map((parts) => parts.join('.'));
  fc.assert(
    fc.property(fc.array(version, { minLength: 2 }), (versions) => {
      const sorted = [...versions].sort(compareVersions);
      const again = [...versions].reverse().sort(compareVersions);
      for (const [index, one] of sorted.entries())
        expect(compareVersions(one, again[index] ?? '')).toBe(0);
    }),
  );
});

test.each([
  ['6.6', '6.6'],
  ['v1.3.8a', '1.3.8a'],
  ['V1.3.8A', '1.3.8a'],
  ['  9.1.2\n', '9.1.2'],
  ['version 6.6', '6.6'],
  ['ver. 6.6', '6.6'],
  ['6,6', '6.6'],
  ['6. 6', '6.6'],
  ['6.', '6'],
  ['６.６', '6.6'],
])('%j is read as %s', (typed, version) => {
  expect(parseVersion(typed)).toBe(version);
});

test.each([
  '',
  ' ',
  'v',
  '.',
  'six',
  '6..6',
  '6.6-beta',
  '6.6ab',
  'a6',
  '6.6.6.6.6.6.6',
  '1234567',
  '0x10',
  '6\u0000',
])('%j is no version', (typed) => {
  expect(parseVersion(typed)).toBeUndefined();
});
