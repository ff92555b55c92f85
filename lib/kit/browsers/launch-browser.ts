import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { findOnPath } from '../system/find-on-path';

/** Flags without which Chromium sends many requests to its maker's servers at every start. */
const QUIET: readonly string[] = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--disable-gpu',
  '--no-first-run',
];

/** Debian's package of Chromium without windows: a page in it takes a third less time. */
const HEADLESS_PACKAGE = 'chromium-headless-shell';
const NAMES = [
  HEADLESS_PACKAGE,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/**
 * Starts Chromium.
 * @throws When there is none and none can be installed.
 */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch(getLaunchOptions());
}

/** Program and arguments to start Chromium with. */
export type LaunchOptions = { readonly executablePath: string; readonly args: string[] };

/**
 * Finds a Chromium, and installs one where there is none.
 * @param args Arguments besides those that Chromium is always started with.
 * @throws When there is none and none can be installed.
 */
export function getLaunchOptions(args: readonly string[] = []): LaunchOptions {
  const isRoot = process.getuid?.() === 0;
  return {
    executablePath: findChromium(),
    args: [...QUIET, ...args, ...(isRoot ? ['--no-sandbox'] : [])],
  };
}

/**
 * Path in the variable `CHROMIUM`; `undefined` where it is not set.
 * @throws When there is no such file.
 */
function findGiven(): string | undefined {
  const given = process.env.CHROMIUM;
  if (given && !existsSync(given)) throw new Error(`CHROMIUM=${given}: no such file`);
  return given || undefined;
}

/**
 * Whether there is a Chromium: none is installed.
 * @throws When `CHROMIUM` names no file.
 */
export function hasBrowser(): boolean {
  return (findGiven() ?? findOnPath(NAMES)) !== undefined || existsSync(chromium.executablePath());
}

/**
 * Path of a Chromium: `CHROMIUM`, else one on the `PATH`, else Debian's package (installed when root),
 * else the one of Playwright (downloaded).
 */
function findChromium(): string {
  const given = findGiven();
  if (given) return given;
  const found = findOnPath(NAMES) ?? installFromDebian() ?? installFromPlaywright();
  if (found) return found;
  throw new Error(
    'Chromium is needed, and none could be installed. Install Chromium or Google Chrome so that ' +
      '`chromium` or `google-chrome` is on the PATH, or set CHROMIUM to its path, then run again.',
  );
}

function installFromDebian(): string | undefined {
  if (process.getuid?.() !== 0 || !findOnPath(['apt-get'])) return undefined;
  console.log(`No Chromium found: installing the Debian package ${HEADLESS_PACKAGE}.`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const wait = ['-o', 'DPkg::Lock::Timeout=300'];
  spawnSync('apt-get', [...wait, 'update'], { stdio: 'inherit', env });
  // A release of Debian, or of a system made of it, that has no such package has the whole browser.
  for (const name of [HEADLESS_PACKAGE, 'chromium']) {
    const install = ['install', '-y', '--no-install-recommends', name];
    spawnSync('apt-get', [...wait, ...install], { stdio: 'inherit', env });
    const found = findOnPath(NAMES);
    if (found) return found;
  }
  return undefined;
}

function installFromPlaywright(): string | undefined {
  const bundled = chromium.executablePath();
  if (existsSync(bundled)) return bundled;
  console.log('No Chromium found: downloading the one of playwright-core.');
  const cli = join(require.resolve('playwright-core/package.json'), '..', 'cli.js');
  spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'inherit' });
  return existsSync(bundled) ? bundled : undefined;
}
