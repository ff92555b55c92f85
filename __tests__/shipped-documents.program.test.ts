import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { areShipped, isShipped, listSkippedSuites } from './shipped-documents.mjs';

/** Asked of the sources: the helper asks `site.json`. */
const areHere = ['payment-gateway', 'platform'].every((id) =>
  existsSync(`content/openapi/${id}/openapi.yaml`),
);
const suites = readdirSync('__tests__', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.test\.tsx?$/.test(file))
  .map((file) => join('__tests__', file));

test('the shipped documents are taken for what they are, wherever they stand', () => {
  const apis = ['tea', 'platform', 'payment-gateway'].map((id) => ({ id }));
  expect(areShipped(apis)).toBe(true);
  expect(areShipped(apis.slice(0, 2))).toBe(false);
  expect(areShipped([])).toBe(false);
});

test('with them no suite and no test is skipped for want of them', () => {
  expect(isShipped).toBe(areHere);
  expect(listSkippedSuites().length > 0).toBe(!areHere);
});

test('Jest runs every other suite', () => {
  const { stdout } = spawnSync(process.execPath, ['node_modules/jest/bin/jest.js', '--listTests'], {
    encoding: 'utf8',
  });
  const listed = stdout.trim().split('\n').sort();
  const skipped = listSkippedSuites();
  const expected = suites
    .filter((file) => !skipped.includes(file))
    .map((file) => join(process.cwd(), file));
  expect(listed).toEqual(expected.sort());
});
