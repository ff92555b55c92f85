import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { HEADERS_FILE } from '@/lib/kit/hosts/host-files';
import { serveDocuments } from '@/lib/kit/sandbox/api-host';
import { type Documents } from '@/lib/kit/sandbox/serve-apis';
import { BASE_PATH, OUT, OWN_DOCUMENTS, serveOut } from '../browser/portal';
import type { Engine, Tab } from './engine';
import { startProxy, type Proxy } from './proxy';
import { toReader, type Reader } from './reader';

type OpenOptions = {
  /** Width of the window in CSS pixels. */
  readonly width?: number;
  /** Whether scripts of the portal run. */
  readonly scripting?: boolean;
  /** Host under which the portal is opened. */
  readonly host?: string;
};

/** Addresses of what only a page asks for that starts React. */
const STARTS = /\/_next\/static\/.*\.js$|\/index\.txt/;

/** Addresses of all scripts but the first one of a page. */
const LATER = /(?<!\/scripts\/(?:api-)?page-\w+)\.js$|\/index\.txt/;

/** The served export in one engine, for flows. */
export type Stage = {
  /** Opens a page of the portal in a fresh profile, which is closed after the test. */
  readonly open: (path: string, options?: OpenOptions) => Promise<Reader>;
  /** Takes the place of a document of the API host until the test ends: a JSON text, or nothing in reach. */
  readonly reply: (location: string, json?: string) => void;
  /** Holds back what pages start React from. @returns lets it through. */
  readonly holdReact: () => () => void;
  /** Holds back all scripts but the first one of a page. @returns lets them through. */
  readonly holdScripts: () => () => void;
  /** Whether the host of the portal is in reach, as long as the test lasts. */
  readonly setReach: (isInReach: boolean) => void;
  /** Addresses that were asked for in this test. */
  readonly listRequests: () => readonly string[];
  /** Hosts beyond this machine that were asked for in this test, by the engine itself too. */
  readonly listStrangers: () => readonly string[];
};

/** Serves export and API host to an engine, for all tests of a file. `more` are documents beside the own ones. */
export function setStage(engine: Engine, more: Documents = new Map()): Stage {
  let openPage: Stage['open'];
  let proxy: Proxy;
  let first = { exchange: 0, stranger: 0 };
  const tabs: Tab[] = [];
  const closers: (() => Promise<unknown>)[] = [];

  beforeAll(async () => {
    if (!existsSync(join(OUT, HEADERS_FILE)))
      throw new Error('out/ is missing or incomplete: run `npm run build` before the flows');
    const documents = new Map([...OWN_DOCUMENTS, ...more]);
    // Each is closed even where the next one does not start: Jest would wait for it for ever.
    const api = await serveDocuments({ documents, port: 0 });
    closers.unshift(api.close);
    const portal = await serveOut();
    closers.unshift(portal.close);
    proxy = await startProxy(api.port, engine.startScript);
    closers.unshift(proxy.close);
    const running = await engine.start(proxy.port);
    closers.unshift(running.close);
    openPage = async (path, { width = 1280, scripting = true, host = 'localhost' } = {}) => {
      proxy.scripting = scripting;
      const tab = await running.openTab({ width, height: 800 });
      tabs.push(tab);
      const reader = toReader(tab, proxy, `http://${host}:${portal.port}${BASE_PATH}`);
      await reader.open(path);
      return reader;
    };
  });
  beforeEach(() => {
    first = { exchange: proxy.exchanges.length, stranger: proxy.strangers.length };
  });
  afterEach(async () => {
    proxy.replies.clear();
    proxy.isPortalDown = false;
    proxy.gate = undefined;
    for (const tab of tabs.splice(0)) await tab.close();
  });
  afterAll(async () => {
    for (const close of closers) await close();
  });
  const hold = (holds: RegExp) => {
    let release = () => {};
    const opened = new Promise<void>((resolve) => {
      release = resolve;
    });
    proxy.gate = { holds, opened };
    return () => {
      proxy.gate = undefined;
      release();
    };
  };
  return {
    open: (path, options) => openPage(path, options),
    reply: (location, json) => void proxy.replies.set(`http://localhost:4010${location}`, json),
    holdReact: () => hold(STARTS),
    holdScripts: () => hold(LATER),
    setReach: (isInReach) => {
      proxy.isPortalDown = !isInReach;
    },
    listRequests: () => proxy.exchanges.slice(first.exchange).map(({ url }) => url),
    listStrangers: () => proxy.strangers.slice(first.stranger),
  };
}
