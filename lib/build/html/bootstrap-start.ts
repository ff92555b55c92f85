import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { BootstrapSettings } from '@/lib/bootstrap/start-api-page';
import {
  type PageBootstrap,
  extractPayload,
  withPageBootstrap,
  withInlineStyles,
} from './bootstrap-page';
import {
  bundleScript,
  createNamedScriptFinder,
  writeHashed,
  writeScript,
} from './bootstrap-scripts';
import { readTree } from '../tree';

/** What the pages under /api are told, but for what only the build knows. */
export type BootstrapOptions = Omit<BootstrapSettings, 'listScript' | 'operationScript'>;

/**
 * The page at which documents are named. It holds the script that lists them: there it is on the way to the first
 * line, and need not be fetched.
 */
const NAMING_PAGE = 'api/index.html';

/** What a host answers unknown addresses with: it has to find out as soon as it can whether there is a page to go on to. */
const NOT_FOUND_PAGE = /^404(\.html|\/)/;

/** Where payloads lie: below what hosts keep for a year, as every name carries a hash. */
const PAYLOADS = '/_next/static/payload/';

/**
 * Lets each page be read before it comes to life: its own scripts and payload wait for the script that it begins with,
 * and its stylesheets come with it. Under /api that script also fetches and lists a named document (lib/bootstrap).
 * `basePath` is `''` or like `/developer`. Must come before the policies. Throws for a page that is not as Next
 * writes one.
 */
export async function addBootstrap(
  root: string,
  basePath: string,
  options: BootstrapOptions,
): Promise<void> {
  const scriptsOf = await createScripts(root, basePath, options);
  const readStyle = createStyleReader(root, basePath);
  mkdirSync(join(root, PAYLOADS), { recursive: true });
  for (const file of readTree(root).filter((name) => name.endsWith('.html'))) {
    const path = join(root, file);
    const page = readFileSync(path, 'utf8');
    if (!page.includes('__next_f') || NOT_FOUND_PAGE.test(file)) continue;
    const { html, payload } = extractPayload(page, file);
    const name = writeHashed(root, payload, (hash) => `${PAYLOADS}${hash}.txt`);
    const bootstrap = { ...scriptsOf(file), payload: basePath + name };
    writeFileSync(path, withInlineStyles(withPageBootstrap(html, bootstrap, file), readStyle));
  }
}

/** Writes what the first scripts ask for; returns those that a page begins with. */
async function createScripts(
  root: string,
  basePath: string,
  options: BootstrapOptions,
): Promise<(file: string) => Omit<PageBootstrap, 'payload'>> {
  const { list, operation, bundleStart, page } = await bundleAll(basePath);
  const operationScript = writeScript(root, basePath, operation);
  const listScript = writeScript(root, basePath, list);
  const start = await bundleStart({ ...options, operationScript, listScript });
  const naming = await bundleStart({ ...options, operationScript, listScript: undefined });
  const findNamedScripts = createNamedScriptFinder(root, basePath);
  return (file) => {
    if (!file.startsWith('api/')) return { start: page, then: '', findNamedScripts: () => [] };
    const scripts = file === NAMING_PAGE ? { start: naming, then: list } : { start, then: '' };
    return { ...scripts, findNamedScripts };
  };
}

/** The scripts of lib/bootstrap; the one that starts them is told where they are. */
async function bundleAll(basePath: string) {
  const define = { 'process.env.NEXT_PUBLIC_BASE_PATH': JSON.stringify(basePath) };
  const bundleStart = (settings: BootstrapSettings) =>
    bundleScript('api-page-entry', { BOOTSTRAP_SETTINGS: JSON.stringify(settings) });
  const [list, operation, page] = await Promise.all([
    bundleScript('document/list-entry', define),
    bundleScript('document/operation-entry', define),
    bundleScript('page-entry', define),
  ]);
  return { list, operation, bundleStart, page };
}

/** Reads stylesheets of an export, with addresses that hold in a page; `undefined` for what it does not hold. */
function createStyleReader(
  root: string,
  basePath: string,
): (address: string) => string | undefined {
  return (address) => {
    const file = join(root, address.slice(basePath.length));
    if (!address.startsWith(`${basePath}/`) || !existsSync(file)) return undefined;
    const absoluteUrl = (_: string, part: string) =>
      `url(${posix.join(posix.dirname(address), part)}`;
    return readFileSync(file, 'utf8').replace(/\burl\((\.\.?\/[^)"']*)/g, absoluteUrl);
  };
}
