import { randomUUID } from 'node:crypto';
import { cpSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exportOnce } from '@/lib/kit/build/export-once';
import { readTree } from '@/lib/kit/system/read-tree';
import { writeSample } from '../../support/sample-export';

const FILES = { 'index.html': '<p>Grüße</p>', 'a/b.txt': 'b', _headers: '/*', '404.html': 'none' };

const root = join(writeSample({}), 'out');
const make = jest.fn(() => {
  cpSync(writeSample(FILES), root, { recursive: true });
  return Promise.resolve('4 files');
});
const read = () =>
  Object.fromEntries(readTree(root).map((name) => [name, readFileSync(join(root, name), 'utf8')]));

it('an export is made once from the same sources, and written as it was', async () => {
  process.env.BUILD_ID = randomUUID();
  expect(await exportOnce(root, make)).toBe('4 files');
  writeFileSync(join(root, 'index.html'), 'edited');
  writeFileSync(join(root, 'of-another-export.html'), '');
  expect(await exportOnce(root, make)).toBe('4 files');
  expect(make).toHaveBeenCalledTimes(1);
  expect(read()).toEqual(FILES);
  // The mark of a complete export is written last.
  const [mark, ...others] = ['_headers', ...Object.keys(FILES)].map(
    (name) => statSync(join(root, name)).mtimeMs,
  );
  expect(mark).toBe(Math.max(...others));
  process.env.BUILD_ID = randomUUID();
  await exportOnce(root, make);
  expect(make).toHaveBeenCalledTimes(2);
});

it('an export that fails is not kept', async () => {
  process.env.BUILD_ID = randomUUID();
  await expect(exportOnce(root, () => Promise.reject(new Error('broken')))).rejects.toThrow(
    'broken',
  );
  expect(await exportOnce(root, make)).toBe('4 files');
});
