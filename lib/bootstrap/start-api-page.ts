import { type EnvironmentName, selectEnvironment } from '@/lib/environment/select-environment';
import { resolveDocumentLocation } from '@/lib/routes/document-location';
import { readText } from '@/lib/http/read-text';
import { once } from './after-paint';
import { limitFirstFrame } from './first-frame';
import { readResponseText } from './read-response-text';
import { createPageStart, runScript, startWhenSeen, listScriptUrls } from './start-page';

/** What the script in the head of a page under /api is told at build. */
export type BootstrapSettings = {
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
const MAX_HIDDEN_MS = 150;

/** On the root element while the page waits so (app/globals.css). */
const WAIT_ATTRIBUTE = 'data-bootstrap-wait';

/** Milliseconds by which a timer is late on a processor that has no time. */
const MAX_TIMER_DELAY_MS = 16;

/** Milliseconds that the page's own scripts wait for a named document: a slow host must not keep menus from working. */
const MAX_START_DELAY_MS = 1500;

/** The attribute that lists the scripts with which the page draws a named document, as `PAGE_SCRIPTS` lists its own. */
export const NAMED_SCRIPTS = 'data-named-scripts';

/**
 * Runs first of all in a page under /api. Where the address names a document, its fetch starts here, by the
 * same rules as later (DESIGN 5): nothing else is ever fetched. The page's own scripts are fetched and started once
 * its rows are drawn; of a page that shows its saved copy, as anywhere.
 */
export function startApiPage(settings: BootstrapSettings): void {
  const { apiBases, allow, listScript, operationScript } = settings;
  const query = new URLSearchParams(location.search);
  const swaggerUri = query.get('swaggerUri');
  const apiBase = apiBases[selectEnvironment(location.hostname)];
  const found = swaggerUri ? resolveDocumentLocation(swaggerUri, { apiBase, allow }) : undefined;
  const isNamed = found?.ok === true;
  // Most pages show their saved copy.
  const page = createPageStart(isNamed ? listScriptUrls(NAMED_SCRIPTS) : []);
  limitFirstFrame(isNamed);
  if (!swaggerUri || !found?.ok) return startWhenSeen(page);
  const { url, foreignHost } = found;
  const text = readText(url, readResponseText);
  // A failure is told by whoever takes it over.
  text.catch(() => {});
  const operation = query.get('operation') || undefined;
  const root = document.documentElement;
  root.setAttribute(WAIT_ATTRIBUTE, '');
  const show = once(() => root.removeAttribute(WAIT_ATTRIBUTE));
  globalThis.portalPendingDocument = {
    swaggerUri,
    url,
    isForeign: foreignHost !== undefined,
    operation,
    text,
    show,
    startPage: page.start,
  };
  const script = operation === undefined ? listScript : operationScript;
  if (script !== undefined) runScript(script).fetchPriority = 'high';
  setTimeout(show, MAX_HIDDEN_MS);
  runUnlessBusy(page.preload, MAX_HIDDEN_MS);
  setTimeout(page.start, MAX_START_DELAY_MS);
}

/**
 * Calls back after some milliseconds, unless a timer is late then: the processor is at work on what it was asked
 * for, the document, and would only be kept from it. It is asked again after as long.
 */
function runUnlessBusy(run: () => void, wait: number): void {
  const due = performance.now() + wait;
  setTimeout(
    () => (performance.now() - due > MAX_TIMER_DELAY_MS ? runUnlessBusy(run, wait) : run()),
    wait,
  );
}
