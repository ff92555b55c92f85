import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { EarlySettings } from '@/lib/early-api/start-early';
import { takePayload, withEarlyStart, withInlineStyles } from './early-page';
import { bundleScript, createNamedScripts, writeHashed, writeScript } from './early-scripts';
import { readTree } from './tree';

/** What the pages under /api are told, but for what only the build knows. */
export type EarlyOptions = Omit<EarlySettings, 'listScript' | 'operationScript'>;

/**
 * The page at which documents are named. It holds the script that lists them: there it is on the way to the first
 * line, and need not be fetched.
 */
const NAMING_PAGE = 'api/index.html';

/** Where payloads lie: below what hosts keep for a year, as every name carries a hash. */
const PAYLOADS = '/_next/static/payload/';

/**
 * Gives the pages under /api the scripts that fetch and list a named document before the page is alive
 * (lib/early-api), and lets the page's own scripts and payload wait for them; its stylesheets come with it.
 * `basePath` is `''` or like `/developer`. Must come before the policies. Throws for a page that is not as Next
 * writes one.
 */
export async function addEarlyApi(
  root: string,
  basePath: string,
  options: EarlyOptions,
): Promise<void> {
  const { list, operation, toStart } = await bundleAll(basePath);
  const operationScript = writeScript(root, basePath, operation);
  const listScript = writeScript(root, basePath, list);
  const start = await toStart({ ...options, operationScript, listScript });
  const naming = await toStart({ ...options, operationScript, listScript: undefined });
  const toNamedScripts = createNamedScripts(root, basePath);
  const readStyle = createReadStyle(root, basePath);
  mkdirSync(join(root, PAYLOADS), { recursive: true });
  for (const file of readTree(root).filter((name) => /^api\/(.*\/)?[^/]+\.html$/.test(name))) {
    const path = join(root, file);
    const { html, payload } = takePayload(readFileSync(path, 'utf8'), file);
    const name = writeHashed(root, payload, (hash) => `${PAYLOADS}${hash}.txt`);
    const scripts = file === NAMING_PAGE ? { start: naming, then: list } : { start, then: '' };
    const early = { ...scripts, toNamedScripts, payload: basePath + name };
    writeFileSync(path, withInlineStyles(withEarlyStart(html, early, file), readStyle));
  }
}

/** The scripts of lib/early-api; the one that starts them is told where they are. */
async function bundleAll(basePath: string) {
  const define = { 'process.env.NEXT_PUBLIC_BASE_PATH': JSON.stringify(basePath) };
  const toStart = (settings: EarlySettings) =>
    bundleScript('start-entry', { EARLY_SETTINGS: JSON.stringify(settings) });
  const [list, operation] = await Promise.all([
    bundleScript('list-entry', define),
    bundleScript('operation-entry', define),
  ]);
  return { list, operation, toStart };
}

/** Reads stylesheets of an export, with addresses that hold in a page; `undefined` for what it does not hold. */
function createReadStyle(root: string, basePath: string): (address: string) => string | undefined {
  return (address) => {
    const file = join(root, address.slice(basePath.length));
    if (!address.startsWith(`${basePath}/`) || !existsSync(file)) return undefined;
    const toAbsolute = (_: string, part: string) =>
      `url(${posix.join(posix.dirname(address), part)}`;
    return readFileSync(file, 'utf8').replace(/\burl\((\.\.?\/[^)"']*)/g, toAbsolute);
  };
}
