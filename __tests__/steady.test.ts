import { readFileSync } from 'node:fs';
import { readTree } from '@/lib/kit/system/read-tree';

const FORBIDDEN = [
  [
    'asserts how long something takes: see support/work.ts',
    /performance\.now\(\)|Date\.now\(\) -|hrtime|cpuUsage/,
  ],
  ['sleeps instead of waiting for a state: see support/waits.ts', /\.waitForTimeout\(/],
  [
    'reads an address that may still change: page.waitForURL',
    /expect\(page\.url\(\)\)\.to(Be|Equal)\(/,
  ],
] as const;

/** What passes on an idle machine and fails on a busy one. */
test.each(FORBIDDEN)('no test %s', (_, pattern) => {
  const tests = [...readTree('__tests__')].filter((file) => /\.tsx?$/.test(file));
  expect(tests.length).toBeGreaterThan(100);
  const unsteady = tests
    .filter((file) => !['steady.test.ts', 'support/work.ts', 'support/work.test.ts'].includes(file))
    .filter((file) => pattern.test(readFileSync(`__tests__/${file}`, 'utf8')));
  expect(unsteady).toEqual([]);
});
