import { createSharedListeners } from '@/lib/store/listeners';

/** What may stand between the characters of a text: colours of a terminal, escaped line ends, and backslashes before quotes. */
const BETWEEN = /\0|\x1b?\[[\d;]+m|\\{1,15}(?:[nrt]|(?=["']))/g;

/** Traits of a copied response that a question lacks. */
const RESPONSE = new RegExp(
  [
    String.raw`\bHTTP\/[\d.]+"? \d{3}\b`,
    // Names in quotes, as they are or escaped, with their value behind a sign.
    String.raw`(?:["'“”]|&quot;|%22)\w+(?:["'“”]|&quot;|%22){1,2}[^\s"'\w]{0,24}\s*(?:[:=,;]|%3A)`,
    // Others: `rcode=051`, `[rcode] => 051`, `rcode: '051'`, `{Rcode:051`, `[rcode, 051]`, `<rcode>051</`.
    String.raw`\b[a-z]\w*=\S`,
    String.raw`[\w\]]\s*[=-]>\s*\S`,
    String.raw`\b[a-z]\w* ?[:=] ?["'\d]`,
    String.raw`\b[a-z]+_\w+\s{0,40}[:=]\s{0,8}\w`,
    String.raw`[{[(]\s*[a-z]\w*(?:\s*[:=]|, \w+\])`,
    String.raw`<\w+>[^<>]*<\/`,
  ].join('|'),
  'i',
);

/** Whether a text may be a response, a part of it, or the line of a log that has one. */
export function isResponse(text: string): boolean {
  return RESPONSE.test(text.replace(BETWEEN, ''));
}

declare global {
  /** The response that another part of the page hands to the decoder; in memory only. */
  var portalKeptResponse: string | undefined;
}

const { subscribe, notify } = createSharedListeners('portal:kept-response');

function set(text: string | undefined): void {
  globalThis.portalKeptResponse = text;
  notify();
}

/** Hands a response to the decoder, which may be on the next page. */
export function keepResponse(text: string): void {
  set(text);
}

/** The response that waits for the decoder; `undefined` for none. */
export function getKeptResponse(): string | undefined {
  return globalThis.portalKeptResponse;
}

/** Forgets the response that waits. */
export function forgetResponse(): void {
  set(undefined);
}

/** Calls `listener` when a response is handed over or forgotten. @returns ends that. */
export const subscribeKeptResponse = subscribe;
