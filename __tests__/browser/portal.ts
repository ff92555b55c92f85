import { existsSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';
import { readSite } from '@/lib/content/read-site';
import { listLocalOrigins } from '@/lib/kit/build/html/policy';
import { HEADERS_FILE } from '@/lib/kit/hosts/host-files';
import { serveDocuments } from '@/lib/kit/sandbox/api-host';
import { readDocumentFolder, type Documents } from '@/lib/kit/sandbox/serve-apis';
import { listLocalDocuments } from '@/lib/kit/serve/start';
import { serveExport, type ExportServer } from '@/lib/kit/serve/static-server';
import { trackRequests } from '../support/waits';

/** The export under test: `BASE_PATH` and `DIST_DIR` as at its build. */
export const OUT = resolve(process.env.DIST_DIR ?? 'out');
export const BASE_PATH = process.env.BASE_PATH ?? '';

/** Which documents the API host serves beside the own, and which export is opened. */
type PortalOptions = {
  readonly documentFolder?: string;
  /** More documents, by their path on the API host. */
  readonly documents?: Documents;
  /** Whether the API host responds to the requests of the own documents, too. */
  readonly isMocked?: boolean;
  readonly root?: string;
};

/** Where the portal's own documents stand on the API host (SPEC 7). */
export const OWN_DOCUMENTS: Documents = listLocalDocuments(readSite());

/** Serves the export as `npm start` does. */
export const serveOut = (root = OUT): Promise<ExportServer> =>
  serveExport({ root, basePath: BASE_PATH, port: 0, connect: listLocalOrigins(readSite()) });

/** A page, and everything a browser complained about while it was open. */
export type Watched = { readonly page: Page; readonly complaints: readonly string[] };

/** The served export, and pages of it in the browser that all suites share. */
export type Portal = {
  readonly server: ExportServer;
  /** Opens a page in a fresh profile; closed after the test, or with the portal. */
  readonly open: (options?: BrowserContextOptions) => Promise<Watched>;
  /** Address of a portal page: `at('/guides/')`. */
  readonly at: (path: string) => string;
  readonly close: () => Promise<void>;
};

// A page of a busy machine takes its time; a suite that needs more says so.
jest.setTimeout(120_000);
// On a busy machine a page may get no frame and lose what is typed: seen in one of 3,200 tests, another one each time,
// and in none that was run alone. The run prints the first failure, and names the test at its end.
jest.retryTimes(1, { logErrorsBeforeRetry: true });

/** Profiles of the running test. */
const opened = new Set<BrowserContext>();
let isTesting = false;

// A page that stays open goes on working, and slows the tests after it.
beforeEach(() => {
  isTesting = true;
});
afterEach(async () => {
  isTesting = false;
  const contexts = [...opened];
  opened.clear();
  await Promise.all(contexts.map(closeProfile));
});

/** Closes a profile. What a test still holds back or changes on its way is no error of the next one. */
async function closeProfile(context: BrowserContext): Promise<void> {
  const pages = context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' }));
  await Promise.all(pages);
  await context.close();
}

/**
 * Serves `out/` on a free port the way the plainest static host does, serves OpenAPI documents as the
 * local API base, and connects to the browser, which finds them there. Several portals can run side by side.
 */
export async function openPortal({
  documentFolder,
  documents: further = new Map(),
  isMocked = false,
  root = OUT,
}: PortalOptions = {}): Promise<Portal> {
  if (!existsSync(join(root, HEADERS_FILE))) {
    throw new Error('out/ is missing or incomplete: run `npm run build` before the browser tests');
  }
  const documents = new Map([
    ...OWN_DOCUMENTS,
    ...(documentFolder === undefined ? [] : readDocumentFolder(documentFolder)),
    ...further,
  ]);
  const mocked = isMocked ? [...OWN_DOCUMENTS.values()] : [];
  const apiHost = await serveDocuments({ documents, apis: mocked, port: 0 });
  const server = await serveOut(root);
  // `serve-chromium.ts` reads it.
  writeFileSync(join(process.env.API_PORTS ?? '', `${server.port}`), `${apiHost.port}`);
  const browser = await chromium.connect(process.env.CHROMIUM_ENDPOINT ?? '');
  return {
    server,
    open: async (options = {}) => {
      const watched = await watch(await browser.newContext(options));
      if (isTesting) opened.add(watched.page.context());
      return watched;
    },
    at: (path) => new URL(`${BASE_PATH}${path}`, server.url).href,
    close: async () => {
      await browser.close();
      await Promise.all([server.close(), apiHost.close()]);
    },
  };
}

/** A portal for all tests of a suite: opened before them, closed after them. */
export function usePortal(options?: PortalOptions): Portal {
  let portal: Portal | undefined;
  const getPortal = () => {
    if (!portal) throw new Error('A portal opens with the first test');
    return portal;
  };
  beforeAll(async () => {
    portal = await openPortal(options);
  });
  afterAll(() => portal?.close());
  return {
    get server() {
      return getPortal().server;
    },
    open: (profile) => getPortal().open(profile),
    at: (path) => getPortal().at(path),
    close: () => getPortal().close(),
  };
}

/** Collects console errors, uncaught errors and policy violations of every page of a profile. */
async function watch(context: BrowserContext): Promise<Watched> {
  const complaints: string[] = [];
  await context.exposeFunction('reportViolation', (text: string) => void complaints.push(text));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report: unknown = Reflect.get(window, 'reportViolation');
      const { violatedDirective, blockedURI, documentURI } = event;
      if (typeof report === 'function') {
        report(`policy: ${violatedDirective} blocked ${blockedURI} on ${documentURI}`);
      }
    });
  });
  // Hosts of an adopter's scripts, which a test does not reach.
  for (const { src } of readSite().scripts ?? [])
    await context.route(src, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
  const page = await context.newPage();
  trackRequests(page);
  page.on('console', (message) => {
    if (message.type() === 'error')
      complaints.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message} (${page.url()})`));
  return { page, complaints };
}
