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
import { formatLoadTime, SAVED_NOTE, SHOWN_DOCUMENT } from './shown-document';

/** One of the provider's documents, and what the pages were made of. */
export type LiveDocument = {
  readonly id: string;
  /** URL of the live document in each environment; empty where there is none. */
  readonly urls: ByEnvironment;
  /** Hash of the saved copy's text, which is JSON without spaces. */
  readonly hash: string;
};

/** Longest text that is compared without its spaces, which takes the time of parsing it. */
const MAX_PARSED_LENGTH = 2_000_000;

/**
 * Loads the live document of a page (SPEC 7). The same as the page was made of needs no React: the page says when it was
 * loaded. React starts where it is another, or does not come, and where the page does not have what its reader asks for. A page that shows no document loads the first one, as the list of operations has it.
 * @param apis The provider's documents, in their order.
 */
export function compareLive(apis: readonly LiveDocument[]): void {
  const start = () => void dispatchEvent(new Event(START_PAGE));
  if (isIncomplete()) return start();
  const environment = selectEnvironment(location.hostname);
  const shown = document.querySelector(`[${SHOWN_DOCUMENT}]`)?.getAttribute(SHOWN_DOCUMENT);
  const api = apis.find(({ id, urls }) =>
    shown ? id === shown : getForEnvironment(urls, environment) !== '',
  );
  const url = api && getForEnvironment(api.urls, environment);
  if (!url) return;
  const request = new AbortController();
  const text = readText(url, request.signal);
  const pending: PendingText = { url, text, abort: () => request.abort() };
  globalThis.portalPendingText = pending;
  const late = setTimeout(() => {
    pending.isLate = true;
    start();
  }, MAX_LOAD_MS);
  text
    .then((loaded) => (isSame(loaded, api.hash) ? sayLive() : start()), start)
    .finally(() => {
      clearTimeout(late);
      pending.isLate = false;
    });
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

/** Whether a document is the one with this hash, but for spaces. The order of its members counts: pages keep it. */
function isSame(text: string, hash: string): boolean {
  if (textHash(text) === hash) return true;
  if (text.length > MAX_PARSED_LENGTH) return false;
  try {
    return textHash(JSON.stringify(JSON.parse(text))) === hash;
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
