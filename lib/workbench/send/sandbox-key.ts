import * as words from '@/.generated/words/workbench/refusals';
import type { RequestKey } from '@/lib/openapi/request/request-key';
import { createListeners } from '@/lib/store/listeners';
import { listSecrets, listSigningSecrets, type Secret } from './secrets';
import type { SandboxServer } from './target';

/** Time without use after which a secret is forgotten, in ms: 15 minutes. */
export const KEY_IDLE_MS = 15 * 60_000;

/** Keeper of the reader's secrets: a variable of this module and nothing else. */
export type KeyVault = {
  /**
   * Takes a secret over from its field.
   * @param production Pattern of the provider's production keys, which are refused; `undefined` for none.
   * @returns Why it is refused, in one sentence that does not repeat it; empty for one that is kept.
   */
  readonly take: (
    secret: Pick<Secret, 'name' | 'kind'>,
    text: string,
    production: RegExp | undefined,
  ) => string;
  /** Secret of a name, for one request; `undefined` for none. Using it starts its time again. */
  readonly use: (name: string) => string | undefined;
  readonly isHeld: (name: string) => boolean;
  /** Secrets that are held, to mask them in files: none of the names of users, clients and keys. */
  readonly list: () => readonly string[];
  /** Forgets the secrets of these names; all by default. */
  readonly forget: (names?: readonly string[]) => void;
  /** Calls back when a secret is taken or forgotten. Returns how to unsubscribe. */
  readonly subscribe: (listener: () => void) => () => void;
};

/** Characters of a secret by its kind: a user name ends at a colon (RFC 7617 2), a password may have any text. */
const CHARACTERS: Readonly<Record<Secret['kind'], RegExp>> = {
  key: /^[!-~]+$/,
  token: /^[!-~]+$/,
  user: /^[^:\p{Cc}]+$/u,
  password: /^\P{Cc}+$/u,
  clientId: /^[!-9;-~]+$/,
  clientSecret: /^[ -~]+$/,
  // It stands in quotes (RFC 8941 3.3.3).
  keyId: /^[ !#-[\]-~]+$/,
  signingSecret: /^\P{Cc}+$/u,
  privateKey: /^[ -~\r\n]+$/,
};

function findKeyError(kind: Secret['kind'], text: string, production: RegExp | undefined): string {
  if (text === '') return kind === 'key' ? words.enterKey : words.enterField;
  if (production?.test(text)) return words.productionKey;
  if (CHARACTERS[kind].test(text)) return '';
  return kind === 'key' || kind === 'token' ? words.badKey : words.badText;
}

/** Kinds that are names, and no secrets. */
const NAME_KINDS: ReadonlySet<Secret['kind']> = new Set(['user', 'clientId', 'keyId']);

type Held = {
  readonly text: string;
  readonly kind: Secret['kind'];
  /** Time at which it is forgotten, in ms. */
  readonly end: number;
  readonly timer: ReturnType<typeof setTimeout>;
};

/** Creates a vault. Secrets are in its closure: no storage, address, attribute or message has them. */
export function createKeyVault(now: () => number = Date.now): KeyVault {
  const { subscribe, notify } = createListeners();
  const held = new Map<string, Held>();
  const forget = (names: readonly string[] = [...held.keys()]) => {
    const known = names.filter((name) => held.has(name));
    for (const name of known) {
      clearTimeout(held.get(name)?.timer);
      held.delete(name);
    }
    if (known.length > 0) notify();
  };
  const hold = (name: string, text: string, kind: Secret['kind']) => {
    clearTimeout(held.get(name)?.timer);
    const timer = setTimeout(() => forget([name]), KEY_IDLE_MS);
    held.set(name, { text, kind, timer, end: now() + KEY_IDLE_MS });
  };
  // Timers stand still while a computer sleeps.
  const isHeld = (name: string) => now() < (held.get(name)?.end ?? 0);
  return {
    take: ({ name, kind }, text, production) => {
      const taken = text.trim();
      const error = findKeyError(kind, taken, production);
      if (error !== '') return error;
      hold(name, taken, kind);
      notify();
      return '';
    },
    use: (name) => {
      const one = held.get(name);
      if (one === undefined) return undefined;
      if (!isHeld(name)) return void forget([name]);
      hold(name, one.text, one.kind);
      return one.text;
    },
    isHeld,
    list: () => [...held.values()].flatMap(({ text, kind }) => (NAME_KINDS.has(kind) ? [] : text)),
    forget,
    subscribe,
  };
}

/** The secrets of this document. They are gone with the page, also when the browser keeps that for going back. */
export const sandboxKey = createKeyVault();

if (typeof window !== 'undefined') window.addEventListener('pagehide', () => sandboxKey.forget());

/** Text of a key as a request has it: `user:password` of HTTP Basic. `undefined` where a part is not held. */
function readKey(key: RequestKey, base: string): string | undefined {
  const texts = listSecrets([key], base).map(({ name }) => sandboxKey.use(name));
  if (texts.includes(undefined)) return undefined;
  return key.in === 'basic' && texts.length === 1 ? `${texts.join('')}:` : texts.join(':');
}

/** Texts of the keys of a request to an API base; `undefined` where one is not held. */
export function readKeys(
  keys: readonly RequestKey[],
  base: string,
): ReadonlyMap<RequestKey, string> | undefined {
  const all = new Map<RequestKey, string>();
  for (const key of keys) {
    const text = readKey(key, base);
    if (text === undefined) return undefined;
    all.set(key, text);
  }
  return all;
}

/** What requests to a sandbox are signed with; `undefined` where a part is not held. */
export function readSigningKey(
  server: Pick<SandboxServer, 'own' | 'signature'>,
): { readonly keyId: string; readonly secret: string } | undefined {
  const texts = listSigningSecrets(server).map(({ name }) => sandboxKey.use(name));
  const [secret, keyId = ''] = texts.toReversed();
  return secret === undefined || texts.includes(undefined) ? undefined : { keyId, secret };
}
