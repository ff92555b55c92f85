import type { ApiIndex } from '@/lib/openapi/core/types';
import { indexApi } from '@/lib/openapi/document/index-api';
import { countRows } from '@/lib/openapi/overview/operation-rows';
import { hasOperations } from '@/lib/openapi/parse/parse-document';
import { parseJsonDocument } from '@/lib/openapi/parse/parse-json-document';
import { createNamedHref } from '@/lib/routes/api-address';
import { buildNamedGroups } from '@/lib/routes/named-rows';
import { findOperationByPath } from '@/lib/routes/operation-paths';
import { createReleaseHref } from '@/lib/routes/release-address';
import { afterFrame, afterPresentation } from '../after-paint';
import { type PendingDocument, type RenderedDocument, ROWS_HOST } from './pending-document';
import { markCurrentRow, MAX_ROWS, renderLists, renderMoreRows, SCREENFUL } from './render-rows';

/** Rows in the first batch after the first frame: a few ms of work. Each next batch doubles. */
const FIRST_BATCH_ROWS = 500;

/**
 * Renders the operation list of the pending document before hydration, then starts the page. A
 * document that did not load or parse is left to the page, which reports it.
 */
export async function renderPendingDocument(pending: PendingDocument): Promise<void> {
  // The page finds and reports what is wrong with the document.
  const renderOthers = pending.isOverlaid
    ? undefined
    : await renderFirstFrame(pending).catch(() => undefined);
  pending.show();
  if (renderOthers === undefined) return pending.startPage();
  await new Promise<void>(afterFrame);
  await renderOthers();
  afterPresentation(pending.startPage);
}

/**
 * Renders what the first frame shows: thousands of rows below the screen would delay it.
 * @returns a function that renders the other rows and hands over; `undefined` when nothing was
 * rendered.
 */
async function renderFirstFrame(
  pending: PendingDocument,
): Promise<(() => Promise<void>) | undefined> {
  const text = await pending.text;
  const parsed = pending.isTaken ? undefined : parsePendingText(text, pending.name);
  const host = parsed && (await waitForElement(`[${ROWS_HOST}]`));
  if (!host || pending.isTaken) return undefined;
  const lists = renderLists(host, parsed.groups);
  let rows = renderMoreRows({ lists, shown: 0 }, SCREENFUL);
  const current = pending.operation ?? findByPath(parsed.api, pending.name);
  markCurrentRow(host, current);
  return async () => {
    const max = Math.min(MAX_ROWS, countRows(parsed.groups));
    for (let batch = FIRST_BATCH_ROWS; !pending.isTaken && rows.shown < max; batch *= 2) {
      rows = renderMoreRows(rows, Math.min(batch, max - rows.shown));
      await new Promise((resolve) => setTimeout(resolve));
    }
    if (pending.isTaken) return;
    markCurrentRow(host, current, parsed.groups);
    pending.rendered = { ...parsed, rows };
  };
}

function findByPath(api: ApiIndex, name: PendingDocument['name']): string | undefined {
  return 'path' in name ? findOperationByPath(api, name.path)?.id : undefined;
}

function parsePendingText(
  text: string,
  name: PendingDocument['name'],
): Omit<RenderedDocument, 'rows'> | undefined {
  const parsed = parseJsonDocument(text);
  if (!parsed.ok || !hasOperations(parsed.document)) return undefined;
  const api = indexApi(parsed.document, parsed.problems);
  const getHref =
    'release' in name
      ? createReleaseHref(name.release, name.releases)
      : createNamedHref(name.swaggerUri);
  return { text, api, groups: buildNamedGroups(api, getHref) };
}

/** Waits for an element that the parser may not have reached yet; `null` when the page has none. */
async function waitForElement(selector: string): Promise<HTMLElement | null> {
  const find = () => document.querySelector<HTMLElement>(selector);
  if (find() || document.readyState !== 'loading') return find();
  return new Promise((resolve) => {
    const look = () => {
      const found = find();
      if (!found && document.readyState === 'loading') return;
      watch.disconnect();
      document.removeEventListener('readystatechange', look);
      resolve(found);
    };
    const watch = new MutationObserver(look);
    watch.observe(document, { childList: true, subtree: true });
    document.addEventListener('readystatechange', look);
  });
}
