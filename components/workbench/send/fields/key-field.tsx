'use client';

import { type RefObject, useId, useRef, useState, useSyncExternalStore } from 'react';
import { RUNNER_SETTINGS } from '@/.generated/runner';
import * as words from '@/.generated/words/workbench/send';
import { Sentence } from '@/components/ui/sentence';
import { sandboxKey } from '@/lib/workbench/send/sandbox-key';
import styles from '../send.module.css';

type KeyFieldProps = {
  /** The field, which alone has what was typed until it is taken over. */
  field: RefObject<HTMLInputElement | null>;
  /** API base that the key is sent to. */
  base: string;
  /** Why the last key was refused; empty for none. */
  error: string;
};

/**
 * Field of the sandbox key, or the remark that one is held. React never has the key: the field is not
 * controlled, has no name by which a form would send it, and is emptied when the key is taken.
 */
export function KeyField({ field, base, error }: KeyFieldProps) {
  const id = useId();
  const isHeld = useSyncExternalStore(sandboxKey.subscribe, sandboxKey.isHeld, () => false);
  if (isHeld)
    return (
      <div className={styles.held}>
        <span>
          <Sentence text={words.keyIsKept}>
            <span className={styles.name}>{words.key}</span>
          </Sentence>
        </span>
        <button type="button" className={styles.quiet} onClick={sandboxKey.forget}>
          {words.forgetKey}
        </button>
      </div>
    );
  return (
    <div className={styles.field}>
      <label className={styles.name} htmlFor={id}>
        {words.key}
      </label>
      <input
        ref={field}
        id={id}
        className={styles.input}
        type="password"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-invalid={error !== ''}
        aria-describedby={`${id}help`}
      />
      <p className={styles.help} id={`${id}help`}>
        {error !== '' && <span className={styles.error}>{error} </span>}
        <Sentence text={words.keyHelp}>
          <code>{base}</code>
        </Sentence>
      </p>
    </div>
  );
}

const { productionKey } = RUNNER_SETTINGS;

/** Pattern of production keys; `undefined` where the provider names none. */
const PRODUCTION_KEY = productionKey === undefined ? undefined : new RegExp(productionKey);

/** Field of the key, and the button that takes the key over. */
type KeyFieldState = {
  readonly keyField: RefObject<HTMLInputElement | null>;
  readonly sendButton: RefObject<HTMLButtonElement | null>;
  /** Why the last key was refused; empty for none. */
  readonly keyError: string;
  /** Takes the key over from its field, if that is there. Returns whether there is a key. */
  readonly takeKey: () => boolean;
};

/** Keeps the field of the key: what was typed is in the field alone, and goes from there to its closure. */
export function useKeyField(): KeyFieldState {
  const [keyError, setKeyError] = useState('');
  const keyField = useRef<HTMLInputElement>(null);
  const sendButton = useRef<HTMLButtonElement>(null);
  const takeKey = () => {
    const field = keyField.current;
    if (!field) return true;
    const error = sandboxKey.take(field.value, PRODUCTION_KEY);
    field.value = '';
    setKeyError(error);
    if (error !== '') field.focus();
    // The field makes room for the remark that a key is held.
    else if (document.activeElement === field) sendButton.current?.focus();
    return error === '';
  };
  return { keyField, sendButton, keyError, takeKey };
}
