import { type EnvironmentName, selectEnvironment } from '@/lib/environment/select-environment';
import { toDocumentLocation } from '@/lib/http/document-location';
import { readText } from '@/lib/http/read-text';
import { afterFirstPaint, afterFrame, once } from './after-paint';
import { leanFirstFrame, whenParsed } from './first-frame';
import { readAll } from './read-all';

/** What the script in the head of a page under /api is told at build. */
export type EarlySettings = {
  /** API base of each environment. */
  readonly apiBases: Readonly<Record<EnvironmentName, string>>;
  /** Documents of other hosts that may be named. */
  readonly allow: readonly string[];
  /** Address of the script that lists a document's operations; `undefined` where the page holds it itself. */
  readonly listScript: string | undefined;
  /** Of the one that also draws one of them in short. */
  readonly operationScript: string;
};

/**
 * Milliseconds for which a page waits for a named document before it shows itself: one that comes sooner is there in
 * the first frame, and no empty list is drawn before it.
 */
const BLINK = 150;

/** On the root element while the page waits so (app/globals.css). */
const WAITING = 'data-early-wait';

/** Milliseconds by which a timer is late on a processor that has no time. */
const LATE = 16;

/** Milliseconds that a page was on its way, from which on what is asked for comes later than a frame to the screen. */
const FAR = 50;

/** Milliseconds that the page's own scripts wait for a named document: a slow host must not keep menus from working. */
const PATIENCE = 1500;

/** The attribute of the first script with the address of the page's payload: what React brings it to life from. */
export const PAGE_PAYLOAD = 'data-page-payload';

/** The one that lists the addresses of the page's own scripts, separated by spaces. */
export const PAGE_SCRIPTS = 'data-page-scripts';

/** The same of the scripts with which the page draws a named document. */
export const NAMED_SCRIPTS = 'data-named-scripts';

declare global {
  /** Where Next looks for a page's payload: pieces of it, after a first one that says it begins. */
  var __next_f: (readonly [0] | readonly [1, string])[] | undefined;
}

/**
 * Runs first of all in a page under /api. Where the address names a document, its fetch starts here, by the
 * same rules as later (DESIGN 5): nothing else is ever fetched. The page's own scripts are fetched and started once
 * its rows are drawn. On other pages they are started when the first of the page is on the screen: sooner, they would
 * take the processor from what is read. They are fetched then, too, or a little before from a host that is far away.
 */
export function startEarly(settings: EarlySettings): void {
  const { apiBases, allow, listScript, operationScript } = settings;
  const query = new URLSearchParams(location.search);
  const swaggerUri = query.get('swaggerUri');
  const apiBase = apiBases[selectEnvironment(location.hostname)];
  const found = swaggerUri ? toDocumentLocation(swaggerUri, { apiBase, allow }) : undefined;
  const isNamed = found?.ok === true;
  const page = toPage(isNamed);
  leanFirstFrame(isNamed);
  if (!swaggerUri || !found?.ok) {
    afterFrame(() => isFar() && page.preload());
    return afterFirstPaint(page.start);
  }
  const { url, foreignHost } = found;
  const text = readText(url, readAll);
  // A failure is told by whoever takes it over.
  text.catch(() => {});
  const operation = query.get('operation') || undefined;
  const root = document.documentElement;
  root.setAttribute(WAITING, '');
  const show = once(() => root.removeAttribute(WAITING));
  globalThis.portalEarlyDocument = {
    swaggerUri,
    url,
    isForeign: foreignHost !== undefined,
    operation,
    text,
    show,
    startPage: page.start,
  };
  const drawing = operation === undefined ? listScript : operationScript;
  if (drawing !== undefined) runScript(drawing).fetchPriority = 'high';
  setTimeout(show, BLINK);
  onTime(page.preload, BLINK);
  setTimeout(page.start, PATIENCE);
}

/** Whether the page came from so far that what is asked for now comes when its first frame is on the screen. */
function isFar(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  return visit !== undefined && 'responseEnd' in visit && Number(visit.responseEnd) > FAR;
}

/**
 * Calls back after some milliseconds, unless a timer is late then: the processor is at work on what it was asked
 * for, the document, and would only be kept from it. It is asked again after as long.
 */
function onTime(run: () => void, wait: number): void {
  const due = performance.now() + wait;
  setTimeout(() => (performance.now() - due > LATE ? onTime(run, wait) : run()), wait);
}

/**
 * What belongs to the page itself: to fetch it ahead, and to bring it to life; each is done once.
 * @param isNamed Whether it is going to draw a named document: most pages show their saved copy.
 */
function toPage(isNamed: boolean): { readonly preload: () => void; readonly start: () => void } {
  const [payload = ''] = toAddresses(PAGE_PAYLOAD);
  const scripts = toAddresses(PAGE_SCRIPTS);
  const later = isNamed ? toAddresses(NAMED_SCRIPTS) : [];
  let text: Promise<string | undefined> | undefined;
  const preload = once(() => {
    text = fetch(payload).then((response) => (response.ok ? response.text() : undefined));
    [...scripts, ...later].forEach(preloadScript);
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

/** Addresses that an attribute of the running script lists. */
function toAddresses(attribute: string): readonly string[] {
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

function runScript(src: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.async = true;
  script.src = src;
  document.head.append(script);
  return script;
}
