import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { writeSample } from '../../support/sample-export';

jest.setTimeout(60_000);

/** Runs the checks of a project whose scripts are given. */
function runChecks(scripts: Readonly<Record<string, string>>, isGenerated = true) {
  const root = writeSample({ 'package.json': JSON.stringify({ scripts }) });
  if (isGenerated) mkdirSync(join(root, '.generated'));
  const tsx = resolve('node_modules/tsx/dist/cli.mjs');
  const tool = ['--tsconfig', resolve('tsconfig.json'), resolve('lib/kit/test/run-checks.ts')];
  return spawnSync(process.execPath, [tsx, ...tool, '--prepared'], {
    cwd: root,
    encoding: 'utf8',
  });
}

const SOUND = {
  lint: 'echo linted',
  typecheck: 'exit 0',
  'format:check': 'exit 0',
  prose: 'exit 0',
};

test('all checks run whichever fails, and the errors stand at the end', () => {
  const { status, stdout, stderr } = runChecks({
    ...SOUND,
    lint: 'echo an unused variable && exit 1',
    typecheck: 'echo a wrong type && exit 2',
  });
  expect(status).toBe(1);
  expect(stdout).toMatch(/passed {2}prose[^]*> lint failed/);
  expect(stdout).toMatch(/> lint failed\n\nan unused variable\n/);
  expect(stdout).toMatch(/> typecheck failed\n\na wrong type\n/);
  expect(stderr).toMatch(/Failed: (lint, typecheck|typecheck, lint)\n/);
});

test('nothing is an error where all pass', () => {
  const { status, stderr } = runChecks(SOUND);
  expect([status, stderr]).toEqual([0, '']);
});

test('what reads generated sources is left out where there are none yet', () => {
  const { status, stdout } = runChecks({ ...SOUND, lint: 'exit 1', typecheck: 'exit 1' }, false);
  expect(status).toBe(0);
  expect(stdout).toContain('Not run until the content is sound: lint, typecheck');
});
