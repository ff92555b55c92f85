import { indexApi } from '@/lib/openapi/document/index-api';
import { hasOperations } from '@/lib/openapi/parse/parse-document';
import { parseJsonDocument } from '@/lib/openapi/parse/parse-json-document';
import { buildNamedGroups } from '@/lib/routes/named-rows';
import type { ApiIndex } from '@/lib/openapi/core/types';
import type { RenderedDocument, PendingDocument } from './pending-document';
import { renderLists, markCurrentRow, ROWS_HOST, SCREENFUL } from './render-rows';
import { afterFrame, afterPresentation } from '../after-paint';

/** Rows drawn at a time once the first are seen: some milliseconds' work. Each time twice as many, or 20,000 take long. */
const FIRST_BATCH_ROWS = 500;

type RenderMore = (api: ApiIndex) => void | Promise<void>;

/**
 * Lists the operations of a document that was fetched early, before the page comes to life, and starts the page
 * then. What is not JSON or no document, and what did not load, is left to the page, which says so.
 */
export async function renderPendingDocument(
  pending: PendingDocument,
  renderMore: RenderMore = () => {},
): Promise<void> {
  // What is wrong with it the page finds out by itself, and tells the reader.
  const renderOthers = await renderFirstFrame(pending, renderMore).catch(() => undefined);
  pending.show();
  if (renderOthers === undefined) return pending.startPage();
  await new Promise<void>(afterFrame);
  await renderOthers();
  afterPresentation(pending.startPage);
}

/**
 * Draws what the first frame shows: thousands of rows below the screen would keep all from being seen.
 * @returns What draws the others and hands over; `undefined` when nothing was drawn.
 */
async function renderFirstFrame(
  pending: PendingDocument,
  renderMore: RenderMore,
): Promise<(() => Promise<void>) | undefined> {
  const text = await pending.text;
  const parsed = pending.isTaken ? undefined : parsePendingText(text, pending.swaggerUri);
  const host = parsed && (await waitForElement(`[${ROWS_HOST}]`));
  if (!host || pending.isTaken) return undefined;
  const lists = renderLists(host, parsed.groups);
  renderBatch(lists, SCREENFUL);
  markCurrentRow(host, pending.operation);
  await renderMore(parsed.api);
  return async () => {
    for (let rows = FIRST_BATCH_ROWS; !pending.isTaken && renderBatch(lists, rows); rows *= 2)
      await new Promise((resolve) => setTimeout(resolve));
    if (pending.isTaken) return;
    markCurrentRow(host, pending.operation);
    pending.rendered = parsed;
  };
}

/** Draws about so many more rows, to the end of a list. `false`: there are no others. */
function renderBatch(lists: Generator<number, void>, rows: number): boolean {
  for (let left = rows; left > 0;) {
    const list = lists.next();
    if (list.done === true) return false;
    left -= list.value;
  }
  return true;
}

function parsePendingText(text: string, swaggerUri: string): RenderedDocument | undefined {
  const parsed = parseJsonDocument(text);
  if (!parsed.ok || !hasOperations(parsed.document)) return undefined;
  const api = indexApi(parsed.document, parsed.problems);
  return { text, api, groups: buildNamedGroups(api, swaggerUri) };
}

/** An element of the page, which may still be on its way with the rest of the HTML; `null` when it never comes. */
export async function waitForElement(selector: string): Promise<HTMLElement | null> {
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
