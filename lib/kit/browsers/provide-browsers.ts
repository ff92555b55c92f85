import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { chromium } from 'playwright-core';
import { describeError } from '@/lib/kit/system/run-main';
import { findOnPath, startProgram } from '../system/run-program';
import { CHROMIUM_REMEDY, getLaunchOptions, HEADLESS_PACKAGE, listChromiums } from './chromium';
import { OTHER_ENGINES } from './other-engines';

/** Rights of this process on its machine, and where it says what it does. */
export type Machine = {
  /** Whether packages may be installed. */
  readonly isRoot: boolean;
  /** Prints one line. */
  readonly say: (line: string) => void;
};

const HERE: Machine = { isRoot: process.getuid?.() === 0, say: (line) => console.log(line) };

/** Column in which the lines of all engines go on. */
const NAME_WIDTH = 10;

/** Prints one line about an engine: `Firefox   /usr/bin/firefox`. */
const tell = ({ say }: Machine, name: string, text: string) =>
  say(`${name.padEnd(NAME_WIDTH)}${text}`);

/**
 * Finds or installs what the tests need, before anything else, and says one line an engine: Chromium, which all
 * browser tests run in, Firefox and WebKit, which the flows run in where they are installed.
 * @throws with the remedy where there is no Chromium that starts, and none can be installed.
 */
export async function provideBrowsers(machine = HERE): Promise<void> {
  await provideChromium(machine);
  for (const { name, find, packages } of OTHER_ENGINES)
    tell(
      machine,
      name,
      find() ?? `not installed: its flows are skipped (Debian: apt-get install ${packages})`,
    );
}

/**
 * Finds a Chromium that starts, else installs one: Debian's package where this process is root, the one of Playwright
 * elsewhere. Its path stands in `CHROMIUM` from then on, for this process and those that it starts.
 * @throws with what was tried and the remedy.
 */
export async function provideChromium(machine = HERE): Promise<void> {
  const failures: string[] = [];
  if (await chooseFirst(listChromiums(), machine, failures)) return;
  for (const install of [installFromDebian, installFromPlaywright]) {
    if (process.env.CHROMIUM) break;
    const failure = await install(machine);
    if (failure !== undefined) failures.push(failure);
    else if (await chooseFirst(listChromiums(), machine, failures)) return;
  }
  throw new Error(
    ['Chromium is needed, and there is none that starts:', ...failures, CHROMIUM_REMEDY].join('\n'),
  );
}

/**
 * Finds the Chromium that prints PDFs, and installs none. Its path stands in `CHROMIUM` from then on.
 * @returns whether there is one; where there is none, one line has said so, with the remedy.
 */
export async function findPdfPrinter(machine = HERE): Promise<boolean> {
  const failures: string[] = [];
  if (await chooseFirst(listChromiums(), machine, failures)) return true;
  const [failure = 'not installed'] = failures;
  tell(machine, 'Chromium', `${failure}. PDFs are left out. ${CHROMIUM_REMEDY}`);
  return false;
}

/** Names the first of some Chromiums that starts in `CHROMIUM`. Adds why others do not to `failures`. */
async function chooseFirst(
  paths: readonly string[],
  machine: Machine,
  failures: string[],
): Promise<boolean> {
  for (const path of paths) {
    try {
      const browser = await chromium.launch(getLaunchOptions([], path));
      const version = browser.version();
      await browser.close();
      process.env.CHROMIUM = path;
      tell(machine, 'Chromium', `${version}, ${path}`);
      return true;
    } catch (error) {
      const failure = `${path} does not start: ${findReason(describeError(error))}`;
      if (!failures.includes(failure)) failures.push(failure);
    }
  }
  return false;
}

/** First line of the program itself, behind Playwright's own words and its command line; else of those words. */
function findReason(message: string): string {
  const lines = message.split('\n').map((line) => line.trim());
  const said = lines.find((line) => /^\S*\[(?:pid=\d+|err)\]/.test(line) && !line.includes('<'));
  return (said ?? lines[0] ?? '').replace(/^\S*\[pid=\d+\](?:\[err\])?\s*/, '');
}

/** Installs Debian's package. @returns why it could not. */
async function installFromDebian(machine: Machine): Promise<string | undefined> {
  if (!findOnPath(['apt-get'])) return 'apt-get, to install a Debian package, is not there';
  if (!machine.isRoot) return 'Debian packages can be installed by root only';
  const options = ['-qq', '-o', 'DPkg::Lock::Timeout=300'];
  let failure: string | undefined;
  // A release of Debian, or of a system made of it, that has no such package has the whole browser.
  for (const name of [HEADLESS_PACKAGE, 'chromium']) {
    tell(machine, 'Chromium', `not installed: installing the Debian package ${name}`);
    await findFailure('apt-get', [...options, 'update']);
    const install = ['install', '-y', '--no-install-recommends', name];
    failure = await findFailure('apt-get', [...options, ...install]);
    if (failure === undefined) return undefined;
  }
  return `apt-get could not install it${failure}`;
}

/** Downloads Playwright's own. @returns why it could not. */
async function installFromPlaywright(machine: Machine): Promise<string | undefined> {
  if (existsSync(chromium.executablePath())) return undefined;
  tell(machine, 'Chromium', 'not installed: downloading the one of playwright-core');
  const cli = join(require.resolve('playwright-core/package.json'), '..', 'cli.js');
  const failure = await findFailure(process.execPath, [cli, 'install', 'chromium']);
  return failure && `Playwright could not download it${failure}`;
}

/** Runs a program in silence. @returns what it said where it fails, to stand behind a sentence. */
async function findFailure(command: string, args: readonly string[]): Promise<string | undefined> {
  const child = startProgram(command, args, {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const said = child.stderr === null ? Promise.resolve('') : text(child.stderr);
  const [code] = await once(child, 'exit');
  return code === 0 ? undefined : `:\n  ${(await said).trim().replaceAll('\n', '\n  ')}`;
}
