import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';
import { findOnPath } from '@/lib/kit/system/run-program';

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
export const HEADLESS_PACKAGE = 'chromium-headless-shell';

const NAMES = [
  HEADLESS_PACKAGE,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/** The two ways to a Chromium that work on every machine. */
export const CHROMIUM_REMEDY =
  'Install Chromium or Google Chrome so that `chromium` or `google-chrome` is on the PATH, or set CHROMIUM to its path, then run again.';

/**
 * Paths at which a Chromium may be: the one in `CHROMIUM` alone where that is set, else those on the `PATH` and the
 * one of Playwright, the preferred one first. Empty where there is none.
 * @throws where `CHROMIUM` names no file.
 */
export function listChromiums(): readonly string[] {
  const given = process.env.CHROMIUM;
  if (given && !existsSync(given))
    throw new Error(`CHROMIUM=${given}: no such file. ${CHROMIUM_REMEDY}`);
  if (given) return [given];
  const bundled = chromium.executablePath();
  return [
    ...NAMES.flatMap((name) => findOnPath([name]) ?? []),
    ...(existsSync(bundled) ? [bundled] : []),
  ];
}

/** Program and arguments to start Chromium with. */
export type LaunchOptions = { readonly executablePath: string; readonly args: string[] };

/**
 * Finds a Chromium. None is installed: see `provideChromium`.
 * @param args arguments besides those that Chromium is always started with.
 * @throws with the remedy where there is none.
 */
export function getLaunchOptions(
  args: readonly string[] = [],
  executablePath = listChromiums().at(0),
): LaunchOptions {
  if (executablePath === undefined) throw new Error(`No Chromium found. ${CHROMIUM_REMEDY}`);
  const isRoot = process.getuid?.() === 0;
  return { executablePath, args: [...QUIET, ...args, ...(isRoot ? ['--no-sandbox'] : [])] };
}

/**
 * Starts Chromium.
 * @throws where there is none, or it does not start.
 */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch(getLaunchOptions());
}
