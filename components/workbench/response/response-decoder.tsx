'use client';

import { useId } from 'react';
import { CODE_TABLES } from '@/.generated/code-tables';
import * as words from '@/.generated/words/workbench/decoder';
import { Sentence } from '@/components/ui/sentence';
import type { CodeTables } from '@/lib/content/schemas/workbench/code-fields';
import styles from '../tool-box.module.css';
import { useFocusOnMount } from '../use-focus-on-mount';
import { ResponseInWords } from './response-in-words';
import { useDecoder } from './use-decoder';

/** The response decoder, with the codes of this portal. */
export function ResponseDecoder() {
  return <Decoder tables={CODE_TABLES} />;
}

/** Explains each code of a response that is pasted or comes from the search. */
export function Decoder({ tables }: { tables: CodeTables }) {
  const id = useId();
  const box = useFocusOnMount<HTMLElement>();
  const { field, decoded, masked, maskTyped, maskAll, paste, decode, clear } = useDecoder(tables);
  return (
    <section ref={box} tabIndex={-1} aria-label={words.decoder} className={styles.box}>
      <div className={styles.fields}>
        <div className={styles.field}>
          <label htmlFor={`${id}text`} className={styles.label}>
            <Sentence text={words.field}>
              <code>curl -i</code>
            </Sentence>
          </label>
          <textarea
            ref={field}
            id={`${id}text`}
            className={styles.input}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            aria-describedby={`${id}note`}
            onPaste={paste}
            onInput={maskTyped}
            onBlur={maskAll}
          />
          <p id={`${id}note`} role="status" className={styles.note}>
            {masked === 0 ? words.masking : words.masked(masked)}
          </p>
        </div>
        <div className={styles.buttons}>
          <button type="button" className={styles.main} onClick={decode}>
            {words.explain}
          </button>
          <button type="button" className={styles.other} onClick={clear}>
            {words.clear}
          </button>
        </div>
        <div role="status" className={styles.result}>
          {decoded !== undefined && <ResponseInWords decoded={decoded} />}
        </div>
      </div>
    </section>
  );
}
