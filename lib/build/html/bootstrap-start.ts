import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { BootstrapSettings } from '@/lib/bootstrap/start-api-page';
import { readTree } from '../tree';
import {
  type PageBootstrap,
  extractPayload,
  withControls,
  withPageBootstrap,
  withInlineStyles,
} from './bootstrap-page';
import { bundleScript, createNamedScriptFinder, writeScript } from './bootstrap-scripts';

/** Settings of the pages under /api, without the addresses that only the build knows. */
export type BootstrapOptions = Omit<BootstrapSettings, 'listScript' | 'operationScript'>;

/** File beside a page's HTML with what Next's router renders the page from. */
const ROUTER_FILE = 'index.txt';

/** Page of `?swaggerUri=`, where the script that lists a document is inlined. */
const NAMING_PAGE = 'api/index.html';

/** Pages that start as soon as they are seen: the reference is live, and not-found pages read their address. */
const LIVE_PAGE = /^api\/|(?:^|\/)(?:404\.html|not-found\/)/;

/** Not-found pages, which keep Next's start to resolve the requested path at once. */
const NOT_FOUND_PAGE = /^404(\.html|\/)/;

/**
 * Makes pages readable before hydration: a first script loads the page's own scripts and payload,
 * and stylesheets are inlined. Under /api that script also fetches and lists a named document
 * (lib/bootstrap). Must run before the policies are written.
 * @param basePath `''` or like `/developer`.
 * @throws for a page that does not look as Next writes one.
 */
export async function addBootstrap(
  root: string,
  basePath: string,
  options: BootstrapOptions,
): Promise<void> {
  const scriptsOf = await createScripts(root, basePath, options);
  const readStyle = createStyleReader(root, basePath);
  const findPayload = createPayloadFinder(root);
  for (const file of readTree(root).filter((name) => name.endsWith('.html'))) {
    const path = join(root, file);
    const page = readFileSync(path, 'utf8');
    if (!page.includes('__next_f')) continue;
    if (NOT_FOUND_PAGE.test(file)) {
      writeFileSync(path, withControls(page, scriptsOf(file).controls));
      continue;
    }
    const { html, payload } = extractPayload(page, file);
    const address = `${basePath}/${findPayload(payload, file)}?v=${getBuildId(payload, file)}`;
    const bootstrap = { ...scriptsOf(file), payload: address };
    writeFileSync(path, withInlineStyles(withPageBootstrap(html, bootstrap, file), readStyle));
  }
}

/**
 * Creates a finder of the file that a page starts from: the one that the router reads when a reader comes to
 * the page from another one. A section's `404.html` has that of the page it is a copy of.
 */
function createPayloadFinder(root: string): (payload: string, page: string) => string {
  const files = readTree(root).filter((file) => posix.basename(file) === ROUTER_FILE);
  const byText = new Map(files.map((file) => [readFileSync(join(root, file), 'utf8'), file]));
  return (payload, page) => {
    const file = byText.get(payload);
    if (file === undefined)
      throw new Error(`${page}: no ${ROUTER_FILE} has what the page starts from`);
    return file;
  };
}

/** Id of the build in a payload; a page starts from no other build's. @throws without one. */
function getBuildId(payload: string, page: string): string {
  const id = /"b":"([^"]+)"/.exec(payload)?.[1];
  if (id === undefined) throw new Error(`${page}: its payload does not tell the build`);
  return encodeURIComponent(id);
}

/** Writes the scripts that first scripts load; returns the first scripts by page. */
async function createScripts(
  root: string,
  basePath: string,
  options: BootstrapOptions,
): Promise<(file: string) => Omit<PageBootstrap, 'payload'>> {
  const { list, operation, bundleStart, page, controls } = await bundleAll(basePath);
  const controlsScript = writeScript(root, basePath, controls);
  const operationScript = writeScript(root, basePath, operation);
  const listScript = writeScript(root, basePath, list);
  const start = await bundleStart({ ...options, operationScript, listScript });
  const naming = await bundleStart({ ...options, operationScript, listScript: undefined });
  const findNamedScripts = createNamedScriptFinder(root, basePath);
  return (file) => {
    const common = { controls: controlsScript, startsWhenNeeded: !LIVE_PAGE.test(file) };
    if (!file.startsWith('api/'))
      return { ...common, start: page, then: '', findNamedScripts: () => [] };
    const scripts = file === NAMING_PAGE ? { start: naming, then: list } : { start, then: '' };
    return { ...common, ...scripts, findNamedScripts };
  };
}

/** Bundles the scripts of lib/bootstrap; `bundleStart` bundles the one that loads the others. */
async function bundleAll(basePath: string) {
  const define = { 'process.env.NEXT_PUBLIC_BASE_PATH': JSON.stringify(basePath) };
  const bundleStart = (settings: BootstrapSettings) =>
    bundleScript('api-page-entry', { BOOTSTRAP_SETTINGS: JSON.stringify(settings) });
  const [list, operation, page, controls] = await Promise.all([
    bundleScript('document/list-entry', define),
    bundleScript('document/operation-entry', define),
    bundleScript('page-entry', define),
    bundleScript('page-controls-entry', define),
  ]);
  return { list, operation, bundleStart, page, controls };
}

/** Creates a reader of stylesheets, with absolute URLs inside; `undefined` for a missing one. */
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
