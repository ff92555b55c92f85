/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { guide, removeProjects, SOUND, writeProject } from './sample-project';

afterAll(removeProjects);

/** The command of the writers' guide, in another project than this one. */
function check(root: string) {
  const tsx = resolve('node_modules/tsx/dist/cli.mjs');
  const args = [tsx, '--tsconfig', resolve('tsconfig.json'), resolve('lib/content/check.ts')];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

test('the check says what it read', () => {
  expect(check(writeProject(SOUND))).toEqual({
    status: 0,
    stdout:
      'Content is sound: 0 solutions, 1 guides, 0 api, 0 libs, 1 plugins, 1 navigation items, 1 Get Started steps\n',
    stderr: '',
  });
}, 30_000);

test('the check prints every fault and fails', () => {
  const root = writeProject({ ...SOUND, 'content/guides/webhooks.mdx': guide('# A\n\n# B') });
  const { status, stdout, stderr } = check(root);
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toMatch(
    /^content\/guides\/webhooks\.mdx\n {2}- line 8: [^\n]*\n {2}- line 10: [^\n]*\n\n2 faults\n$/,
  );
}, 30_000);
