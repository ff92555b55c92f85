import { createListeners } from '@/lib/store/listeners';

/** Traits of a copied response that a question lacks: a status line, or names with values. */
const RESPONSE = /\bHTTP\/[\d.]+"? \d{3}\b|["']\w+\\?["']\s*:|\b[a-z]\w*=\S/i;

/** Whether a text may be a response, a part of it, or the line of a log that has one. */
export function isResponse(text: string): boolean {
  return RESPONSE.test(text);
}

/** The response that another part of the page hands to the decoder; in memory only. */
let kept: string | undefined;
const { subscribe, notify } = createListeners();

function set(text: string | undefined): void {
  kept = text;
  notify();
}

/** Hands a response to the decoder, which may be on the next page. */
export function keepResponse(text: string): void {
  set(text);
}

/** The response that waits for the decoder; `undefined` for none. */
export function getKeptResponse(): string | undefined {
  return kept;
}

/** Forgets the response that waits. */
export function forgetResponse(): void {
  set(undefined);
}

/** Calls `listener` when a response is handed over or forgotten. @returns ends that. */
export const subscribeKeptResponse = subscribe;
