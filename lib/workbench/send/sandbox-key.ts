import * as words from '@/.generated/words/workbench/refusals';
import { createListeners } from '@/lib/store/listeners';

/** Time without use after which a key is forgotten, in ms: 15 minutes. */
export const KEY_IDLE_MS = 15 * 60_000;

/** Keeper of the reader's sandbox key: a variable of this module and nothing else. */
export type KeyVault = {
  /**
   * Takes a key over from its field.
   * @param production Pattern of the provider's production keys, which are refused; `undefined` for none.
   * @returns Why the key is refused, in one sentence that does not repeat it; empty for a key that is kept.
   */
  readonly take: (text: string, production: RegExp | undefined) => string;
  /** The key, for one request; `undefined` for none. Using it starts its time again. */
  readonly use: () => string | undefined;
  readonly isHeld: () => boolean;
  readonly forget: () => void;
  /** Calls back when a key is taken or forgotten. Returns how to unsubscribe. */
  readonly subscribe: (listener: () => void) => () => void;
};

function findKeyError(key: string, production: RegExp | undefined): string {
  if (key === '') return words.enterKey;
  if (production?.test(key)) return words.productionKey;
  return /^[!-~]+$/.test(key) ? '' : words.badKey;
}

/** Creates a vault. The key is in its closure: no storage, address, attribute or message has it. */
export function createKeyVault(now: () => number = Date.now): KeyVault {
  const { subscribe, notify } = createListeners();
  let key: string | undefined;
  let end = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const forget = () => {
    clearTimeout(timer);
    if (key === undefined) return;
    key = undefined;
    notify();
  };
  const extend = () => {
    clearTimeout(timer);
    end = now() + KEY_IDLE_MS;
    timer = setTimeout(forget, KEY_IDLE_MS);
  };
  return {
    take: (text, production) => {
      const taken = text.trim();
      const error = findKeyError(taken, production);
      if (error !== '') return error;
      key = taken;
      extend();
      notify();
      return '';
    },
    use: () => {
      // Timers stand still while a computer sleeps.
      if (now() >= end) forget();
      else extend();
      return key;
    },
    isHeld: () => key !== undefined && now() < end,
    forget,
    subscribe,
  };
}

/** The key of this document. It is gone with the page, also when the browser keeps that for going back. */
export const sandboxKey = createKeyVault();

if (typeof window !== 'undefined') window.addEventListener('pagehide', sandboxKey.forget);
