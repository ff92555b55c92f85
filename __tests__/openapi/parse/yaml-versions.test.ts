import { printJson } from '@/lib/openapi/core/print-json';
import { parseYaml } from '@/lib/openapi/parse/parse-yaml';

function read(lines: string) {
  const parsed = parseYaml(`openapi: 3.1.0\npaths: {}\nx-a:\n  ${lines}\n`);
  return parsed.ok && parsed.document['x-a'];
}

test.each([
  ['x-addedInVersion: 1.10', { 'x-addedInVersion': '1.10' }],
  ['x-deprecatedInVersion: 2.0', { 'x-deprecatedInVersion': '2.0' }],
  // What JSON says, too, is left as it is.
  ['x-addedInVersion: 68', { 'x-addedInVersion': 68 }],
  ['x-addedInVersion: 1.5', { 'x-addedInVersion': 1.5 }],
  // A field of the provider's own: an example of it must stay a number.
  ['foundInVersion: 1.10', { foundInVersion: 1.1 }],
])('YAML: %s', (line, value) => {
  expect(read(line)).toEqual(value);
});

test.each([
  ['0x2C', 44],
  ['0o21', 17],
  ['4e2', 400],
  ['+7', 7],
  ['.25', 0.25],
])('%s in an example is the text as it was written, and the number %d', (written, number) => {
  const parsed = parseYaml(`openapi: 3.1.0\nexample: ${written}\nminimum: ${written}\n`);
  const { example, minimum } = parsed.ok ? parsed.document : {};
  expect(String(example)).toBe(written);
  expect(printJson([example, minimum])).toBe(`[${number},${number}]`);
});
