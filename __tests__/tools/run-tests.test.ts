/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { writeSample } from '../build/sample-export';

jest.setTimeout(120_000);

test('hands its arguments to Jest as they are, spaces included', () => {
  const cwd = writeSample({
    'package.json': '{ "jest": { "transform": {} } }',
    'menu.test.js': "test('opens the menu', () => {});\ntest('opens', () => {});\n",
  });
  const tsx = resolve('node_modules/tsx/dist/cli.mjs');
  const args = ['--tsconfig', resolve('tsconfig.json'), resolve('lib/tools/run-tests.ts')];
  const { stderr } = spawnSync(process.execPath, [tsx, ...args, '-t', 'opens the menu'], {
    cwd,
    encoding: 'utf8',
  });
  expect(stderr).toContain('1 skipped, 1 passed, 2 total');
});
