import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findOnPath } from '@/lib/kit/system/run-program';

/** Where Debian keeps the browser that WebKitGTK brings, one folder a version of its API. */
const LIBRARIES = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu`;

/** Path of Firefox; `undefined` where it is not installed. */
export function findFirefox(): string | undefined {
  return findOnPath(['firefox-esr', 'firefox']);
}

/** Path of the browser of WebKitGTK; `undefined` where it, its driver or a virtual screen is not installed. */
export function findWebKit(): string | undefined {
  return findOnPath(['WebKitWebDriver']) && findOnPath(['Xvfb'])
    ? (findOnPath(['MiniBrowser']) ?? listMiniBrowsers().at(-1))
    : undefined;
}

function listMiniBrowsers(): readonly string[] {
  try {
    const folders = readdirSync(LIBRARIES).filter((name) => name.startsWith('webkit2gtk-'));
    return folders
      .sort()
      .filter((folder) => readdirSync(join(LIBRARIES, folder)).includes('MiniBrowser'))
      .map((folder) => join(LIBRARIES, folder, 'MiniBrowser'));
  } catch {
    return [];
  }
}

/** Engines that tests use where they are installed, with the packages that bring them. */
export const OTHER_ENGINES = [
  { name: 'Firefox', find: findFirefox, packages: 'firefox-esr' },
  { name: 'WebKit', find: findWebKit, packages: 'webkit2gtk-driver xvfb' },
] as const;
