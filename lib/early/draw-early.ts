import { indexApi } from '@/lib/openapi/document/index-api';
import { hasOperations } from '@/lib/openapi/parse/parse-document';
import { parseJsonDocument } from '@/lib/openapi/parse/parse-json-document';
import { toNamedGroups } from '@/lib/reference/named-rows';
import type { ApiIndex } from '@/lib/openapi/types';
import type { DrawnDocument, EarlyDocument } from './early-document';
import { drawLists, markRow, ROWS_HOST, SCREENFUL } from './draw-rows';
import { afterFrame, afterRest } from './after-paint';

/** Rows drawn at a time once the first are seen: some milliseconds' work. Each time twice as many, or 20,000 take long. */
const SLICE = 500;

type DrawMore = (api: ApiIndex) => void | Promise<void>;

/**
 * Lists the operations of a document that was fetched early, before the page comes to life, and starts the page
 * then. What is not JSON or no document, and what did not load, is left to the page, which says so.
 */
export async function drawEarly(
  early: EarlyDocument,
  drawMore: DrawMore = () => {},
): Promise<void> {
  // What is wrong with it the page finds out by itself, and tells the reader.
  const drawOthers = await drawFirst(early, drawMore).catch(() => undefined);
  early.show();
  if (drawOthers === undefined) return early.startPage();
  await new Promise<void>(afterFrame);
  await drawOthers();
  afterRest(early.startPage);
}

/**
 * Draws what the first frame shows: thousands of rows below the screen would keep all from being seen.
 * @returns What draws the others and hands over; `undefined` when nothing was drawn.
 */
async function drawFirst(
  early: EarlyDocument,
  drawMore: DrawMore,
): Promise<(() => Promise<void>) | undefined> {
  const text = await early.text;
  const read = early.isTaken ? undefined : toDrawn(text, early.swaggerUri);
  const host = read && (await findElement(`[${ROWS_HOST}]`));
  if (!host || early.isTaken) return undefined;
  const lists = drawLists(host, read.groups);
  drawSome(lists, SCREENFUL);
  markRow(host, early.operation);
  await drawMore(read.api);
  return async () => {
    for (let rows = SLICE; !early.isTaken && drawSome(lists, rows); rows *= 2)
      await new Promise((resolve) => setTimeout(resolve));
    if (early.isTaken) return;
    markRow(host, early.operation);
    early.drawn = read;
  };
}

/** Draws about so many more rows, to the end of a list. `false`: there are no others. */
function drawSome(lists: Generator<number, void>, rows: number): boolean {
  for (let left = rows; left > 0;) {
    const list = lists.next();
    if (list.done === true) return false;
    left -= list.value;
  }
  return true;
}

function toDrawn(text: string, swaggerUri: string): DrawnDocument | undefined {
  const parsed = parseJsonDocument(text);
  if (!parsed.ok || !hasOperations(parsed.document)) return undefined;
  const api = indexApi(parsed.document, parsed.problems);
  return { text, api, groups: toNamedGroups(api, swaggerUri) };
}

/** An element of the page, which may still be on its way with the rest of the HTML; `null` when it never comes. */
export async function findElement(selector: string): Promise<HTMLElement | null> {
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
