import { type Browser, chromium } from 'playwright-core';

/** Without these flags a Chromium looks for its maker's servers at every start, many requests at a time. */
export const QUIET: readonly string[] = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--disable-gpu',
  '--no-first-run',
];

/**
 * Starts the Chromium that prints. `CHROMIUM` names the program; Debian's is the default.
 * @throws when there is none
 */
export function launchBrowser(): Promise<Browser> {
  const isRoot = process.getuid?.() === 0;
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [...QUIET, ...(isRoot ? ['--no-sandbox'] : [])],
  });
}
