import { type Browser, chromium } from 'playwright-core';

/** Flags without which Chromium sends many requests to its maker's servers at every start. */
export const QUIET: readonly string[] = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--disable-gpu',
  '--no-first-run',
];

/**
 * Starts Chromium. The variable `CHROMIUM` names the program; Debian's is the default.
 * @throws when the program is missing
 */
export function launchBrowser(): Promise<Browser> {
  const isRoot = process.getuid?.() === 0;
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [...QUIET, ...(isRoot ? ['--no-sandbox'] : [])],
  });
}
