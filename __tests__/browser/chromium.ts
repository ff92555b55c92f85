import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import { QUIET } from '@/lib/build/launch-browser';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Starts a Chromium; `apiPort` is where `http://localhost:4010`, the local API base, really is. Every host
 * under `example.test` is this machine, for tests of the environments.
 */
export async function launchChromium(apiPort: number): Promise<Browser> {
  const executablePath = findChromium();
  const isRoot = process.getuid?.() === 0;
  const hosts = `MAP localhost:4010 127.0.0.1:${apiPort}, MAP *.example.test 127.0.0.1`;
  const resolver = `--host-resolver-rules=${hosts}`;
  const args = [...QUIET, resolver, ...(isRoot ? ['--no-sandbox'] : [])];
  return chromium.launch({ executablePath, args });
}

/**
 * Path of a Chromium: `CHROMIUM`, else one on the `PATH`, else Debian's package (installed when root),
 * else the one of the test library (downloaded). Throws with what to do when there is none.
 */
function findChromium(): string {
  const given = process.env.CHROMIUM;
  if (given) {
    if (existsSync(given)) return given;
    throw new Error(`CHROMIUM=${given}: no such file`);
  }
  const found = findOnPath(NAMES) ?? installFromDebian() ?? installFromPlaywright();
  if (found) return found;
  throw new Error(
    'The browser tests need Chromium and could not install one. Install Chromium or Google Chrome ' +
      'so that `chromium` or `google-chrome` is on the PATH, or set CHROMIUM to its path, then run again.',
  );
}

function findOnPath(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function installFromDebian(): string | undefined {
  if (process.getuid?.() !== 0 || !findOnPath(['apt-get'])) return undefined;
  console.log('No Chromium found: installing the Debian package.');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const wait = ['-o', 'DPkg::Lock::Timeout=300'];
  spawnSync('apt-get', [...wait, 'update'], { stdio: 'inherit', env });
  spawnSync('apt-get', [...wait, 'install', '-y', '--no-install-recommends', 'chromium'], {
    stdio: 'inherit',
    env,
  });
  return findOnPath(NAMES);
}

function installFromPlaywright(): string | undefined {
  const bundled = chromium.executablePath();
  if (existsSync(bundled)) return bundled;
  console.log('No Chromium found: downloading the one of playwright-core.');
  const cli = join(require.resolve('playwright-core/package.json'), '..', 'cli.js');
  spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'inherit' });
  return existsSync(bundled) ? bundled : undefined;
}
