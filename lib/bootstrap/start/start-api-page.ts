import { type DocumentSettings, getDocumentRules } from '@/lib/environment/document-rules';
import {
  type ByEnvironment,
  getForEnvironment,
  selectEnvironment,
} from '@/lib/environment/select-environment';
import { readText } from '@/lib/http/read-text';
import { parseChosenReleases, readStoredReleases } from '@/lib/routes/chosen-releases';
import { resolveDocumentLocation } from '@/lib/routes/document-location';
import { findRelease, type ReleasedApi, releaseFile } from '@/lib/routes/release-address';
import { withBasePath, withoutBasePath } from '@/lib/routes/urls';
import { afterFirstPaint, once } from '../after-paint';
import type { PendingDocument } from '../document/pending-document';
import { whenParsed } from '../first-frame';
import type { PageStart } from './page-start';
import { runScript } from './run-script';
import { beginPage } from './start-page';

/** Settings of the first script of a page under /api. */
export type ApiPageSettings = DocumentSettings & {
  /** URL of the script that renders the operation list. */
  readonly listScript: string;
  /** URL of the script that compares the live document with the page. */
  readonly liveScript: string;
  /** Documents with former releases; empty for none. */
  readonly releases: readonly ReleasedApi[];
  /** URLs of the live documents that get overlays; empty for none. */
  readonly overlaid: readonly ByEnvironment[];
};

/**
 * Longest time that a page stays hidden for a named document, in ms: one that comes sooner is in
 * the first frame, with no empty list before it.
 */
const MAX_HIDDEN_MS = 150;

/** Attribute of the root element while the page stays hidden (app/globals.css). */
const WAIT_ATTRIBUTE = 'data-bootstrap-wait';

/** Delay of a timer above which the processor counts as busy, in ms. */
const MAX_TIMER_DELAY_MS = 16;

/** Longest wait of the page's scripts for a named document, in ms: menus must work meanwhile. */
const MAX_START_DELAY_MS = 1500;

/**
 * Starts a page under /api, before any other script. Where the address names a document that
 * `resolveDocumentLocation` allows, fetches it and starts the page's own scripts once
 * its rows are rendered. Any other page starts when its reader needs React, when its address has a query, or when the
 * live document is another than the page was made of.
 */
export function startApiPage(settings: ApiPageSettings): void {
  const named = findDocument(settings);
  beginPage(named !== undefined, (page, time) => {
    if (named) return startNamed(named, page, settings.listScript);
    // Styles and the script after the first paint see to the language of code.
    const asks = [...new URLSearchParams(location.search).keys()].some((key) => key !== 'lang');
    // Sooner, its scripts would take the processor from painting.
    if (asks || time !== 'needed') return afterFirstPaint(page.start);
    afterFirstPaint(() => void whenParsed().then(() => runScript(settings.liveScript)));
  });
}

/** Fetches a document that the address names, and starts the page once its rows are rendered. */
function startNamed(named: WantedDocument, page: PageStart, listScript: string): void {
  const request = new AbortController();
  const text = readText(named.url, request.signal);
  // The page reports a failure when it takes the text over.
  text.catch(() => {});
  const root = document.documentElement;
  root.setAttribute(WAIT_ATTRIBUTE, '');
  // Placeholders (parts/article-skeleton) are those of an operation or of an overview.
  root.dataset.awaits =
    (named.operation ?? root.dataset.resolving) === undefined ? 'overview' : 'operation';
  const show = once(() => root.removeAttribute(WAIT_ATTRIBUTE));
  globalThis.portalPendingDocument = {
    ...named,
    text,
    abort: () => request.abort(),
    show,
    startPage: page.start,
  };
  runScript(listScript).fetchPriority = 'high';
  setTimeout(show, MAX_HIDDEN_MS);
  runUnlessBusy(page.preload, MAX_HIDDEN_MS);
  setTimeout(page.start, MAX_START_DELAY_MS);
}

/** Document that stands in the place of the provider's newest ones. */
type WantedDocument = Pick<PendingDocument, 'url' | 'name' | 'operation' | 'isOverlaid'>;

/** Finds the document or the former release that the address asks for, or that the reader has chosen. */
function findDocument(settings: ApiPageSettings): WantedDocument | undefined {
  const { hostname, pathname, search, href } = location;
  const query = new URLSearchParams(search);
  const swaggerUri = query.get('swaggerUri');
  if (swaggerUri) {
    const environment = selectEnvironment(hostname);
    const found = resolveDocumentLocation(swaggerUri, getDocumentRules(settings, environment));
    const operation = query.get('operation') || undefined;
    if (!found.ok) return undefined;
    const { url } = found;
    const isOverlaid = settings.overlaid.some(
      (urls) => getForEnvironment(urls, environment) === url,
    );
    return { url, name: { swaggerUri }, operation, isOverlaid };
  }
  const { releases } = settings;
  const path = withoutBasePath(pathname);
  const chosen = parseChosenReleases(readStoredReleases());
  const release = findRelease({ path, search }, releases, chosen);
  if (!release) return undefined;
  document.documentElement.dataset.document = 'release';
  const url = new URL(withBasePath(releaseFile(release)), href).href;
  return { url, name: { release, releases, path } };
}

/**
 * Calls back after `wait` ms. Waits as long again whenever the timer is late: the processor is then
 * busy with the document.
 */
function runUnlessBusy(run: () => void, wait: number): void {
  const due = performance.now() + wait;
  setTimeout(
    () => (performance.now() - due > MAX_TIMER_DELAY_MS ? runUnlessBusy(run, wait) : run()),
    wait,
  );
}
