import { type EnvironmentName, selectEnvironment } from '@/lib/environment/select-environment';
import { toDocumentLocation } from '@/lib/http/document-location';
import { readText } from '@/lib/http/read-text';

/** What the script in the head of a page under /api is told at build. */
export type EarlySettings = {
  /** API base of each environment. */
  readonly apiBases: Readonly<Record<EnvironmentName, string>>;
  /** Documents of other hosts that may be named. */
  readonly allow: readonly string[];
  /** Address of the script that lists a document's operations. */
  readonly listScript: string;
  /** Of the one that also draws one of them in short. */
  readonly operationScript: string;
};

/** Milliseconds that the page's own scripts wait for a named document: a slow host must not keep menus from working. */
const PATIENCE = 1500;

/** The attribute of the first script that lists the addresses of the page's own scripts, separated by spaces. */
export const PAGE_SCRIPTS = 'data-page-scripts';

/** The same of the scripts with which the page draws an operation of a named document. */
export const ARTICLE_SCRIPTS = 'data-article-scripts';

/**
 * Runs first of all in a page under /api. Where the address names a document, its fetch starts here, by the
 * same rules as later (DESIGN 5): nothing else is ever fetched. The page's own scripts are fetched after it and
 * started once its rows are drawn; on other pages they are fetched at once and started when it is painted.
 */
export function startEarly(settings: EarlySettings): void {
  const { apiBases, allow, listScript, operationScript } = settings;
  const query = new URLSearchParams(location.search);
  const swaggerUri = query.get('swaggerUri');
  const scripts = toAddresses(PAGE_SCRIPTS);
  const startPage = once(() => scripts.forEach(runScript));
  const apiBase = apiBases[selectEnvironment(location.hostname)];
  const found =
    swaggerUri === null ? undefined : toDocumentLocation(swaggerUri, { apiBase, allow });
  if (swaggerUri === null || !found?.ok) {
    scripts.forEach(preloadScript);
    return afterPaint(startPage);
  }
  const { url, foreignHost } = found;
  const text = readText(url);
  const later = [...scripts, ...toAddresses(ARTICLE_SCRIPTS)];
  const preloadPage = () => later.forEach(preloadScript);
  // The document first; a failure is told by whoever takes it over.
  text.then(preloadPage, preloadPage);
  const operation = query.get('operation') ?? undefined;
  const isForeign = foreignHost !== undefined;
  globalThis.portalEarlyDocument = { swaggerUri, url, isForeign, operation, text, startPage };
  runScript(operation === undefined ? listScript : operationScript).fetchPriority = 'high';
  setTimeout(startPage, PATIENCE);
}

/** Addresses that an attribute of the running script lists. */
function toAddresses(attribute: string): readonly string[] {
  return (document.currentScript?.getAttribute(attribute) ?? '').split(' ').filter(Boolean);
}

/**
 * Calls back when what is there can be seen: the frame after the one that drew it has begun. Scripts that start
 * sooner take the processor from those that paint. In a page nobody sees, soon.
 */
export function afterPaint(done: () => void): void {
  const call = once(done);
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(call)));
  // No frames are drawn in the background.
  setTimeout(call, document.visibilityState === 'hidden' ? 0 : 1000);
}

function once(run: () => void): () => void {
  let hasRun = false;
  return () => {
    if (hasRun) return;
    hasRun = true;
    run();
  };
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
