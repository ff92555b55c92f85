import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readSourceStamp } from '@/lib/kit/build/source-stamp.mjs';
import { describeSuite } from '../../../record-results.mjs';
import { reportFigure } from '../../../support/report-figure';
import { writeSample } from '../../../support/sample-export';

const FILE = resolve('__tests__/menu.test.ts');
const describeWith = (testResults: readonly object[], more: object = {}) =>
  describeSuite({ testFilePath: FILE, perfStats: { start: 1000 }, testResults, ...more }, [
    { suite: FILE, name: 'links', part: '', count: 7 },
    { suite: resolve('__tests__/other.test.ts'), name: 'links', part: '', count: 8 },
  ]);

test('a suite is kept with its numbers, the names of failed tests, its time and its own figures', () => {
  expect(
    describeWith([
      { status: 'passed', fullName: 'opens' },
      { status: 'failed', fullName: 'menu closes' },
      { status: 'pending', fullName: 'WebKit is missing' },
    ]),
  ).toEqual({
    ...{ passed: 1, failed: 1, skipped: 1, failures: ['menu closes'] },
    began: '1970-01-01T00:00:01.000Z',
    figures: [{ name: 'links', part: '', count: 7 }],
  });
});

test('a suite that cannot be started has failed', () => {
  expect(describeWith([], { testExecError: new Error('no module') })).toMatchObject({
    ...{ passed: 0, failed: 1, failures: ['__tests__/menu.test.ts'] },
  });
});

test('a figure is written with the suite that reports it', () => {
  const former = process.env.TEST_FIGURES;
  const file = join(writeSample({}), 'figures');
  process.env.TEST_FIGURES = file;
  reportFigure('samples', 3, 'Go');
  process.env.TEST_FIGURES = former;
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
    ...{ suite: __filename, name: 'samples', part: 'Go', count: 3 },
  });
});

test('the same content and code have the same hash, and any change another one', () => {
  const files = { 'content/a.md': 'a', 'lib/b.ts': 'b', 'package.json': '{}' };
  const stamp = readSourceStamp(writeSample(files));
  expect(stamp).toMatch(/^[\da-f]{64}$/);
  expect(readSourceStamp(writeSample({ ...files, 'out/index.html': 'c' }))).toBe(stamp);
  expect(readSourceStamp(writeSample({ ...files, 'content/a.md': 'c' }))).not.toBe(stamp);
  expect(readSourceStamp(writeSample({ ...files, 'lib/c.ts': '' }))).not.toBe(stamp);
});
