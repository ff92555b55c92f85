import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Folder that no run makes. */
const UNUSED = join(mkdtempSync(join(tmpdir(), 'bench-')), 'copy');

const run = (...args: readonly string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', 'lib/kit/bench/bench-build.ts', ...args], {
    encoding: 'utf8',
  });

test('--help prints the usage and builds nothing', () => {
  const { status, stdout } = run('--help');
  expect(status).toBe(0);
  expect(stdout).toMatch(/^npm run bench:build -- FOLDER \[--guides N\]/);
});

test.each([
  ['no folder', []],
  ['a number that is none', [UNUSED, '--operations', 'many']],
  ['more documents than operations', [UNUSED, '--operations', '2', '--documents', '3']],
  ['no document', [UNUSED, '--operations', '2', '--documents', '0']],
])('%s ends with the usage, before anything is copied', (_, args) => {
  const { status, stderr } = run(...args);
  expect(status).toBe(1);
  expect(stderr).toContain('--documents N   spreads them over N documents');
  expect(existsSync(UNUSED)).toBe(false);
});
