'use client';

import { type RefObject, useId, useSyncExternalStore } from 'react';
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

/** Whether a key is held, also after it was forgotten for want of use. */
function useHeldKey(): boolean {
  return useSyncExternalStore(sandboxKey.subscribe, sandboxKey.isHeld, () => false);
}

/**
 * Field of the sandbox key, or the remark that one is held. React never has the key: the field is not
 * controlled, has no name by which a form would send it, and is emptied when the key is taken.
 */
export function KeyField({ field, base, error }: KeyFieldProps) {
  const id = useId();
  const isHeld = useHeldKey();
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
