import { loadedAt } from '@/.generated/words/reference/operation';
import {
  type ByEnvironment,
  getForEnvironment,
  selectEnvironment,
} from '@/lib/environment/select-environment';
import { readText } from '@/lib/http/read-text';
import { findTarget } from '@/lib/scroll/reveal-target';
import { textHash } from '@/lib/text/text-hash';
import { GENERATED_LANGUAGE } from '../native-control';
import { START_PAGE } from '../start/page-start';
import { MAX_LOAD_MS, type PendingText } from './pending-document';
import { formatLoadTime, SAVED_NOTE, SHOWN_DOCUMENTS } from './shown-document';

/** One of the provider's documents, and what the pages were made of. */
export type LiveDocument = {
  readonly id: string;
  /** URL of the live document in each environment; empty where there is none. */
  readonly urls: ByEnvironment;
  /** Hashes of the saved copy, which is JSON without spaces, and of the same without its overlays. */
  readonly hashes: readonly string[];
};

/** Longest text that is compared without its spaces, which takes the time of parsing it. */
const MAX_PARSED_LENGTH = 2_000_000;

/**
 * Loads the live documents of a page (SPEC 7). The same as the page was made of need no React: the page says when they
 * were loaded. React starts where one is another, or does not come, and where the page does not have what its reader
 * asks for. A page that shows no document loads the first one, as the list of operations has it.
 * @param apis The provider's documents, in their order.
 */
export function compareLive(apis: readonly LiveDocument[]): void {
  const start = () => void dispatchEvent(new Event(START_PAGE));
  if (isIncomplete()) return start();
  const compared = listCompared(apis);
  if (compared.length === 0) return;
  const pending = compared.map(({ url }) => request(url));
  globalThis.portalPendingTexts = pending;
  const late = setTimeout(() => {
    for (const one of pending) one.isLate = true;
    start();
  }, MAX_LOAD_MS);
  const loaded = pending.map(async (one, at) => {
    const text = await one.text.finally(() => {
      one.isLate = false;
    });
    return isSame(text, compared[at]?.hashes);
  });
  Promise.all(loaded)
    .then((same) => (same.every(Boolean) ? sayLive() : start()), start)
    .finally(() => clearTimeout(late));
}

/** Addresses and hashes of the documents that a page shows and that are live here; else of the first one that is. */
function listCompared(
  apis: readonly LiveDocument[],
): readonly { url: string; hashes: readonly string[] }[] {
  const environment = selectEnvironment(location.hostname);
  const shown = document.querySelector(`[${SHOWN_DOCUMENTS}]`)?.getAttribute(SHOWN_DOCUMENTS);
  const live = apis
    .filter(({ id }) => shown?.split(' ').includes(id) ?? true)
    .map(({ urls, hashes }) => ({ url: getForEnvironment(urls, environment), hashes }))
    .filter(({ url }) => url !== '');
  return shown === undefined ? live.slice(0, 1) : live;
}

function request(url: string): PendingText {
  const controller = new AbortController();
  return { url, text: readText(url, controller.signal), abort: () => controller.abort() };
}

/** Whether the page has not what its address names, or code in the language that the reader has chosen. */
function isIncomplete(): boolean {
  const { lang } = document.documentElement.dataset;
  const printed = [...document.querySelectorAll<HTMLElement>(`[${GENERATED_LANGUAGE}]`)];
  return (
    (location.hash.length > 1 && !findTarget(location.hash)) ||
    printed.some(({ dataset }) => dataset.lang === lang)
  );
}

/** Whether a document is one with these hashes, but for spaces. The order of its members counts: pages keep it. */
function isSame(text: string, hashes: readonly string[] = []): boolean {
  if (hashes.includes(textHash(text))) return true;
  if (text.length > MAX_PARSED_LENGTH) return false;
  try {
    return hashes.includes(textHash(JSON.stringify(JSON.parse(text))));
  } catch {
    // YAML, or none at all: React reads it.
    return false;
  }
}

/** Says in the page that its document is the live one. */
function sayLive(): void {
  const text = loadedAt.replace('{}', formatLoadTime(new Date()));
  for (const note of document.querySelectorAll(`[${SAVED_NOTE}]`)) note.textContent = text;
}
