import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { SAMPLE_PLUGIN, SOUND, writeProject } from '../../../support/sample-project';

/** Runs the command in another project, which has the sources of the shipped archives. */
function run(plugin: object | undefined, ...args: readonly string[]) {
  const root = writeProject({ ...SOUND, 'content/plugins/zencart.json': plugin });
  symlinkSync(resolve('lib'), join(root, 'lib'));
  const loader = `--import=${pathToFileURL(require.resolve('tsx')).href}`;
  const script = 'lib/kit/build/downloads/build-archives.ts';
  const env = { ...process.env, TSX_TSCONFIG_PATH: resolve('tsconfig.json') };
  const options = { cwd: root, env, encoding: 'utf8' } as const;
  return { root, ...spawnSync(process.execPath, [loader, script, ...args], options) };
}

test('only archives that a plugin names are packed, and its file gets their sums', () => {
  const { root, status } = run(SAMPLE_PLUGIN, '--sums');
  expect(status).toBe(0);
  expect(readdirSync(join(root, 'content/storage/plugins'))).toEqual(['zencart-1.0.0.zip']);
  const plugin = readFileSync(join(root, 'content/plugins/zencart.json'), 'utf8');
  expect(plugin).not.toContain(SAMPLE_PLUGIN.sha256);
});

test.each([[[]], [['--sums']]])('a portal without plugins gets no archive: %j', (args) => {
  const { root, status, stdout } = run(undefined, ...args);
  expect(status).toBe(0);
  expect(stdout).toContain('No plugin in content/plugins names an archive');
  expect(existsSync(join(root, 'content/storage'))).toBe(false);
});
