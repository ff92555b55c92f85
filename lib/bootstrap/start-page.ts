import { afterFirstPaint, afterFrame, once } from './after-paint';
import { limitFirstFrame, whenParsed } from './first-frame';

/** Milliseconds that a page was on its way, from which on what is asked for comes later than a frame to the screen. */
const SLOW_HOST_MS = 50;

/** The attribute of the first script with the address of the page's payload: what React brings it to life from. */
export const PAGE_PAYLOAD = 'data-page-payload';

/** The one that lists the addresses of the page's own scripts, separated by spaces. */
export const PAGE_SCRIPTS = 'data-page-scripts';

/** What belongs to the page itself. */
export type PageStart = { readonly preload: () => void; readonly start: () => void };

declare global {
  /** Where Next looks for a page's payload: pieces of it, after a first one that says it begins. */
  var __next_f: (readonly [0] | readonly [1, string])[] | undefined;
}

/** Runs first of all in a page that is not under /api. */
export function startPage(): void {
  limitFirstFrame(false);
  startWhenSeen(createPageStart());
}

/**
 * Brings a page to life when the first of it is on the screen: sooner, its scripts would take the processor from
 * what is read. They are fetched then, too, or a little before from a host that is far away.
 */
export function startWhenSeen({ preload, start }: PageStart): void {
  afterFrame(() => isSlowHost() && preload());
  afterFirstPaint(start);
}

/** Whether the page came from so far that what is asked for now comes when its first frame is on the screen. */
function isSlowHost(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  return visit !== undefined && 'responseEnd' in visit && Number(visit.responseEnd) > SLOW_HOST_MS;
}

/**
 * Fetches a page's own scripts ahead, and brings it to life; each is done once.
 * @param lazyScriptscripts Scripts that it will ask for then, fetched ahead with them.
 */
export function createPageStart(lazyScripts: readonly string[] = []): PageStart {
  const [payload = ''] = listScriptUrls(PAGE_PAYLOAD);
  const scripts = listScriptUrls(PAGE_SCRIPTS);
  let text: Promise<string | undefined> | undefined;
  const preload = once(() => {
    text = fetch(payload).then((response) => (response.ok ? response.text() : undefined));
    [...scripts, ...lazyScripts].forEach(preloadScript);
  });
  const start = once(() => {
    preload();
    const run = async (payload: string | undefined) => {
      if (payload === undefined) return;
      // React takes the page as it finds it: it must be whole.
      await whenParsed();
      (globalThis.__next_f ??= []).push([0], [1, payload]);
      scripts.forEach(runScript);
    };
    // Without its payload the page stays as it is: to be read.
    text?.then(run, () => {});
  });
  return { preload, start };
}

/** Addresses that an attribute of the running script lists. To be read before it ends. */
export function listScriptUrls(attribute: string): readonly string[] {
  return (document.currentScript?.getAttribute(attribute) ?? '').split(' ').filter(Boolean);
}

function preloadScript(src: string): void {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'script';
  link.fetchPriority = 'low';
  link.href = src;
  document.head.append(link);
}

/** Runs a script as soon as it is here, and keeps nothing waiting for it. */
export function runScript(src: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.async = true;
  script.src = src;
  document.head.append(script);
  return script;
}
