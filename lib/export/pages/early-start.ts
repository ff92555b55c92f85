import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { EarlySettings } from '@/lib/early/start-early';
import { type EarlyStart, takePayload, withEarlyStart, withInlineStyles } from './early-page';
import { bundleScript, createNamedScripts, writeHashed, writeScript } from './early-scripts';
import { readTree } from '../tree';

/** What the pages under /api are told, but for what only the build knows. */
export type EarlyOptions = Omit<EarlySettings, 'listScript' | 'operationScript'>;

/**
 * The page at which documents are named. It holds the script that lists them: there it is on the way to the first
 * line, and need not be fetched.
 */
const NAMING_PAGE = 'api/index.html';

/** What a host answers unknown addresses with: it has to find out as soon as it can whether there is a page to go on to. */
const LEADS_ON = /^404(\.html|\/)/;

/** Where payloads lie: below what hosts keep for a year, as every name carries a hash. */
const PAYLOADS = '/_next/static/payload/';

/**
 * Lets each page be read before it comes to life: its own scripts and payload wait for the script that it begins with,
 * and its stylesheets come with it. Under /api that script also fetches and lists a named document (lib/early).
 * `basePath` is `''` or like `/developer`. Must come before the policies. Throws for a page that is not as Next
 * writes one.
 */
export async function addEarlyStart(
  root: string,
  basePath: string,
  options: EarlyOptions,
): Promise<void> {
  const toScripts = await createScripts(root, basePath, options);
  const readStyle = createReadStyle(root, basePath);
  mkdirSync(join(root, PAYLOADS), { recursive: true });
  for (const file of readTree(root).filter((name) => name.endsWith('.html'))) {
    const path = join(root, file);
    const page = readFileSync(path, 'utf8');
    if (!page.includes('__next_f') || LEADS_ON.test(file)) continue;
    const { html, payload } = takePayload(page, file);
    const name = writeHashed(root, payload, (hash) => `${PAYLOADS}${hash}.txt`);
    const early = { ...toScripts(file), payload: basePath + name };
    writeFileSync(path, withInlineStyles(withEarlyStart(html, early, file), readStyle));
  }
}

/** Writes what the first scripts ask for; returns those that a page begins with. */
async function createScripts(
  root: string,
  basePath: string,
  options: EarlyOptions,
): Promise<(file: string) => Omit<EarlyStart, 'payload'>> {
  const { list, operation, toStart, page } = await bundleAll(basePath);
  const operationScript = writeScript(root, basePath, operation);
  const listScript = writeScript(root, basePath, list);
  const start = await toStart({ ...options, operationScript, listScript });
  const naming = await toStart({ ...options, operationScript, listScript: undefined });
  const toNamedScripts = createNamedScripts(root, basePath);
  return (file) => {
    if (!file.startsWith('api/')) return { start: page, then: '', toNamedScripts: () => [] };
    const scripts = file === NAMING_PAGE ? { start: naming, then: list } : { start, then: '' };
    return { ...scripts, toNamedScripts };
  };
}

/** The scripts of lib/early; the one that starts them is told where they are. */
async function bundleAll(basePath: string) {
  const define = { 'process.env.NEXT_PUBLIC_BASE_PATH': JSON.stringify(basePath) };
  const toStart = (settings: EarlySettings) =>
    bundleScript('start-entry', { EARLY_SETTINGS: JSON.stringify(settings) });
  const [list, operation, page] = await Promise.all([
    bundleScript('list-entry', define),
    bundleScript('operation-entry', define),
    bundleScript('page-entry', define),
  ]);
  return { list, operation, toStart, page };
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
