import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readTree } from '@/lib/kit/system/read-tree';
import { SITE_SUITES } from '@/lib/kit/test/run-tests';
import { writeSample } from '../../support/sample-export';

jest.setTimeout(120_000);

test('bundles the documents, and hands its arguments to Jest as they are, spaces included', () => {
  const cwd = writeSample({
    'content/site.json': readFileSync('content/site.json', 'utf8'),
    'content/openapi/note.txt': 'No document',
    'lib/kit/build/openapi/note.txt': 'No program',
    'package.json': '{ "jest": { "transform": {} } }',
    'menu.test.js': "test('opens the menu', () => {});\ntest('opens', () => {});\n",
  });
  const tsx = resolve('node_modules/tsx/dist/cli.mjs');
  const args = ['--tsconfig', resolve('tsconfig.json'), resolve('lib/kit/test/run-tests.ts')];
  const { stderr } = spawnSync(process.execPath, [tsx, ...args, '-t', 'opens the menu'], {
    cwd,
    encoding: 'utf8',
  });
  expect(stderr).toContain('1 skipped, 1 passed, 2 total');
  expect(existsSync(join(cwd, 'public/openapi'))).toBe(true);
});

test('each suite about the site is there, and needs no shipped content', () => {
  const files = ['export', 'browser'].flatMap((folder) =>
    readTree(join('__tests__', folder)).map((file) => join('__tests__', folder, file)),
  );
  const suites = SITE_SUITES.map((name) =>
    files.filter((file) => file.endsWith(`/${name}.test.ts`)),
  );
  expect(suites).toEqual(SITE_SUITES.map(() => [expect.any(String)]));
  const texts = suites.flat().map((file) => readFileSync(file, 'utf8'));
  expect(texts.filter((text) => text.includes('@shipped-documents'))).toEqual([]);
});
