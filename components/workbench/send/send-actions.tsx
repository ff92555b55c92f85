'use client';

import { type RefObject, useEffect, useId } from 'react';
import * as words from '@/.generated/words/workbench/send';
import { Sentence } from '@/components/ui/sentence';
import type { SendState } from './send-status';
import styles from './send.module.css';

type SendActionsProps = {
  state: SendState;
  /** The button that sends. */
  button: RefObject<HTMLButtonElement | null>;
  /** Number of the press by which a request is filled in again; absent for another form. */
  again?: number | undefined;
  /** API base that requests are sent to. */
  base: string;
  /** Sends a request that does not fit its document. */
  force: () => void;
  cancel: () => void;
  /** Sends the next attempt of the same request; `undefined` where a repeat is not safe. */
  repeat: (() => void) | undefined;
};

/** Button that sends, with where to; beside it what the state of the request allows. */
export function SendActions({
  state,
  button,
  again,
  base,
  force,
  cancel,
  repeat,
}: SendActionsProps) {
  const id = useId();
  // What was pressed has gone with the form of before.
  useEffect(() => {
    if (again !== undefined) button.current?.focus();
  }, [again, button]);
  return (
    <div className={styles.actions}>
      <button
        ref={button}
        type="submit"
        className={styles.send}
        aria-disabled={state.kind === 'sending' || state.kind === 'checking'}
        aria-describedby={id}
      >
        {words.send}
      </button>
      {state.kind === 'invalid' && (
        <button type="button" className={styles.quiet} onClick={force}>
          {words.sendAsIs}
        </button>
      )}
      {repeat && isUnknown(state) && (
        <button type="button" className={styles.quiet} onClick={repeat}>
          {words.sendAgain}
        </button>
      )}
      {state.kind === 'sending' && (
        <button type="button" className={styles.quiet} onClick={cancel}>
          {words.cancel}
        </button>
      )}
      <span className={styles.to} id={id}>
        <Sentence text={words.to}>
          <code>{base}</code>
        </Sentence>
      </span>
    </div>
  );
}

/** Whether the request may or may not have been carried out. */
function isUnknown(state: SendState): boolean {
  if (state.kind === 'received') return state.status >= 500;
  return state.kind === 'failed' && ['timeout', 'broken', 'refused'].includes(state.failure.kind);
}
