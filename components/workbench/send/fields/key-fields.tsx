'use client';

import { type RefObject, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { RUNNER_SETTINGS } from '@/.generated/runner';
import * as words from '@/.generated/words/workbench/send';
import { Sentence } from '@/components/ui/sentence';
import { sandboxKey } from '@/lib/workbench/send/sandbox-key';
import type { Secret } from '@/lib/workbench/send/secrets';
import styles from '../send.module.css';

const { productionKey } = RUNNER_SETTINGS;

/** Pattern of production keys; `undefined` where the provider names none. */
const PRODUCTION_KEY = productionKey === undefined ? undefined : new RegExp(productionKey);

/** Takes a secret over. Returns why it is refused; empty for one that is kept. */
export function takeSecret(secret: Secret, text: string): string {
  return sandboxKey.take(secret, text, PRODUCTION_KEY);
}

/** Names of the secrets that are held, one a line: a text, which is the same while nothing changes. */
function useHeldNames(secrets: readonly Secret[]): ReadonlySet<string> {
  const list = () =>
    secrets.flatMap(({ name }) => (sandboxKey.isHeld(name) ? [name] : [])).join('\n');
  return new Set(useSyncExternalStore(sandboxKey.subscribe, list, () => '').split('\n'));
}

/** Whether all secrets are held. */
export function useAreHeld(secrets: readonly Secret[]): boolean {
  const held = useHeldNames(secrets);
  return secrets.every(({ name }) => held.has(name));
}

const LABELS: Readonly<Record<Secret['kind'], string>> = {
  key: words.key,
  token: words.token,
  user: words.user,
  password: words.password,
  clientId: words.clientId,
  clientSecret: words.clientSecret,
  keyId: words.keyId,
  signingSecret: words.signingSecret,
  privateKey: words.privateKey,
};

/** Name of a secret: that of its header or parameter, as a request may have several keys. */
function getName({ kind, key }: Secret): string {
  if (kind !== 'key' || !key || key.in === 'basic') return LABELS[kind];
  return key.in === 'query' ? decodeURIComponent(key.name) : key.name;
}

/** Where a key stands, behind its name; empty for other secrets. */
function getPlace({ kind, key }: Secret): string {
  if (kind !== 'key' || !key) return '';
  return key.in === 'header' ? words.keyInHeader : key.in === 'query' ? words.keyInQuery : '';
}

/** Fields of secrets, and the button that takes them over. */
export type KeyFieldsState = {
  readonly secrets: readonly Secret[];
  /** Fields by the names of their secrets: each alone has what was typed until it is taken over. */
  readonly inputs: RefObject<Map<string, HTMLInputElement>>;
  readonly sendButton: RefObject<HTMLButtonElement | null>;
  /** Why the last texts were refused, by the names of their secrets. */
  readonly errors: ReadonlyMap<string, string>;
  /** Takes secrets over from the fields that are there. Returns whether all are held. */
  readonly takeKeys: () => boolean;
  /** Forgets a secret that cannot be used, and says why at its field. */
  readonly refuse: (name: string, reason: string) => void;
};

/** Keeps the fields of secrets: what was typed is in the field alone, and goes from there to its closure. */
export function useKeyFields(secrets: readonly Secret[]): KeyFieldsState {
  const [errors, setErrors] = useState<ReadonlyMap<string, string>>(new Map());
  const inputs = useRef(new Map<string, HTMLInputElement>());
  const sendButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const [first] = errors.keys();
    if (first !== undefined) inputs.current.get(first)?.focus();
  }, [errors]);
  const takeKeys = () => {
    const refused = new Map<string, string>();
    for (const secret of secrets) {
      const input = inputs.current.get(secret.name);
      if (!input) continue;
      const hadFocus = document.activeElement === input;
      const error = takeSecret(secret, input.value);
      input.value = '';
      if (error !== '') refused.set(secret.name, error);
      // The field makes room for the remark that its secret is held.
      else if (hadFocus) sendButton.current?.focus();
    }
    setErrors(refused);
    return refused.size === 0;
  };
  const refuse = (name: string, reason: string) => {
    sandboxKey.forget([name]);
    setErrors(new Map([[name, reason]]));
  };
  return { secrets, inputs, sendButton, errors, takeKeys, refuse };
}

type KeyFieldsProps = {
  state: KeyFieldsState;
  /** Whether a form around them says where secrets go. */
  isBrief?: boolean;
};

/**
 * Fields of the secrets of a request, and the remark which are held. React never has a secret: no field is controlled,
 * none has a name by which a form would send it, and each is emptied when its secret is taken.
 */
export function KeyFields({ state, isBrief = false }: KeyFieldsProps) {
  const id = useId();
  const { secrets } = state;
  const names = useHeldNames(secrets);
  const held = secrets.filter(({ name }) => names.has(name));
  const missing = secrets.filter((one) => !held.includes(one));
  return (
    <>
      {held.length > 0 && <HeldKeys held={held} />}
      {[...new Set(missing.map(({ base }) => base))].map((base, index) => {
        const own = missing.filter((one) => one.base === base);
        const help = `${id}help${index}`;
        return (
          <div key={base} className={styles.field}>
            <div className={styles.keys}>
              {own.map((secret) => (
                <KeyField key={secret.name} secret={secret} state={state} help={help} />
              ))}
            </div>
            {!isBrief && (
              <p className={styles.help} id={help}>
                <Sentence text={words.keyHelp(own.length)}>
                  <code>{base}</code>
                </Sentence>{' '}
                {own.some(({ key }) => key?.in === 'query') && words.queryKeyHelp}
                {own.some(({ key }) => !key) && words.signingHelp}
              </p>
            )}
          </div>
        );
      })}
    </>
  );
}

/** Remark that secrets are held, and the button that forgets them. */
function HeldKeys({ held }: { held: readonly Secret[] }) {
  return (
    <div className={styles.held}>
      <span>
        <Sentence text={words.keyIsKept}>
          <span className={styles.name}>{held.map(getName).join(', ')}</span>
        </Sentence>
      </span>
      <button
        type="button"
        className={styles.quiet}
        onClick={() => sandboxKey.forget(held.map(({ name }) => name))}
      >
        {words.forgetKey(held.length)}
      </button>
    </div>
  );
}

type KeyFieldProps = {
  secret: Secret;
  state: KeyFieldsState;
  /** Id of the sentence on where the secret goes. */
  help: string;
};

function KeyField({ secret, state, help }: KeyFieldProps) {
  const id = useId();
  const { name, kind } = secret;
  const place = getPlace(secret);
  const error = state.errors.get(name) ?? '';
  return (
    <div className={styles.field}>
      <label className={styles.name} htmlFor={id}>
        {place === '' ? getName(secret) : <code>{getName(secret)}</code>}
        {place !== '' && <span className={styles.optional}>{` ${place}`}</span>}
      </label>
      <input
        ref={(input) => {
          const { current } = state.inputs;
          if (input) current.set(name, input);
          return () => void current.delete(name);
        }}
        id={id}
        className={styles.input}
        type={['user', 'clientId', 'keyId'].includes(kind) ? 'text' : 'password'}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-invalid={error !== ''}
        aria-describedby={[...(error === '' ? [] : [`${id}error`]), help].join(' ')}
      />
      {error !== '' && (
        <p className={styles.error} id={`${id}error`}>
          {error}
        </p>
      )}
    </div>
  );
}
