import { createDisk } from '@/lib/content/source/disk';
import { listChangedFiles } from '@/lib/kit/serve/dev';
import { writeFile, writeProject } from '../support/sample-project';

// Windows joins with backslashes, and its file system takes either.
jest.mock('node:path', () => {
  const path = jest.requireActual<typeof import('node:path')>('node:path');
  const join = (first: string, ...rest: string[]) =>
    first.startsWith('/') ? path.join(first, ...rest) : path.win32.join(first, ...rest);
  return { ...path, join };
});
jest.mock('node:fs', () => {
  const fs = jest.requireActual<typeof import('node:fs')>('node:fs');
  const take = (path: string) => path.replaceAll('\\', '/');
  return {
    ...fs,
    readdirSync: (path: string, options: { withFileTypes: true }) =>
      fs.readdirSync(take(path), options),
    statSync: (path: string) => fs.statSync(take(path)),
  };
});

test('a stamp names files with slashes on every system', () => {
  const root = writeProject({ 'content/site.json': '{}', 'content/openapi/a/x.yaml': 'a: 1' });
  const read = () => createDisk(root).getStamp(['content']).split('\n');
  const before = read();
  writeFile(root, 'content/site.json', '{ }');
  writeFile(root, 'content/openapi/a/x.yaml', 'a: 12');
  expect(listChangedFiles(before, read()).toSorted()).toEqual([
    'content/openapi/a/x.yaml',
    'content/site.json',
  ]);
});
