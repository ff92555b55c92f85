import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { findReasonToSkip } from '@/lib/kit/test/try-portals';
import { writeSample } from '../../support/sample-export';
import { testShipped } from '../../support/shipped-tests';

jest.setTimeout(60_000);

/** Tries other portals than the one in a folder. */
function tryPortals(cwd: string, ...names: readonly string[]) {
  const tsx = resolve('node_modules/tsx/dist/cli.mjs');
  const tool = ['--tsconfig', resolve('tsconfig.json'), resolve('lib/kit/test/try-portals.ts')];
  return spawnSync(process.execPath, [tsx, ...tool, ...names], { cwd, encoding: 'utf8' });
}

test('a portal that was made by npm run init skips them with a word, and is not red', () => {
  const root = writeSample({
    'examples/content/site.json': '{}',
    'content/site.json': '{ "apis": [] }',
  });
  const beside = readdirSync(dirname(root)).filter((name) => name.startsWith('portals-'));
  const { status, stdout, stderr } = tryPortals(root);
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toBe(
    'Skipped, which is no fault: this portal was made by npm run init, so examples/ is there, and no other can be made of it.\n',
  );
  const left = readdirSync(dirname(root)).filter((name) => name.startsWith('portals-'));
  expect(left).toEqual(beside);
});

test('a portal without the shipped content skips them, too', () => {
  const root = writeSample({
    'content/openapi/payment-gateway/openapi.yaml': '',
    'content/openapi/platform/openapi.yaml': '',
    'content/plugins/a.json': '',
    'content/releases.json': '[]',
  });
  expect(findReasonToSkip(root)).toBe(
    'they are made of the shipped content, and content/solutions is not here',
  );
});

test('a name that no portal has is an error', () => {
  const { status, stderr } = tryPortals(writeSample({}), 'one dokument');
  expect(status).toBe(1);
  expect(stderr).toContain('There are the portals "rebranded", "empty", "one document"');
});

testShipped('the shipped portal tries them', () => {
  expect(findReasonToSkip('.')).toBeUndefined();
});
