'use client';

import { useId, useRef } from 'react';
import * as words from '@/.generated/words/workbench/send';
import type { BodyError } from '@/lib/workbench/send/check-request-body';
import styles from '../send.module.css';

type BodyEditorProps = {
  text: string;
  errors: readonly BodyError[];
  onChange: (text: string) => void;
};

/**
 * Text of the body, with the numbers of its lines and its errors at theirs. A text area: libraries for
 * editors set inline styles, which the policy refuses, and weigh more than all the rest of the form.
 */
export function BodyEditor({ text, errors, onChange }: BodyEditorProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const lines = text.split('\n');
  const invalid = new Set(errors.map(({ line }) => line));
  const goToLine = (line: number) => {
    const start = lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0);
    field.current?.focus();
    field.current?.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
  };
  return (
    <div className={styles.field}>
      <label className={styles.name} htmlFor={id}>
        {words.body}
      </label>
      <div className={styles.editor}>
        <div className={styles.lines} aria-hidden>
          {lines.map((_, index) => (
            <span key={index} data-invalid={invalid.has(index + 1) || undefined}>
              {index + 1}
            </span>
          ))}
        </div>
        <textarea
          ref={field}
          id={id}
          className={styles.text}
          value={text}
          rows={lines.length}
          wrap="off"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={errors.length > 0}
          aria-describedby={errors.length === 0 ? undefined : `${id}errors`}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      </div>
      {errors.length > 0 && (
        <ul className={styles.errors} id={`${id}errors`}>
          {errors.map(({ line, message }, index) => (
            <li key={index}>
              <button type="button" className={styles.line} onClick={() => goToLine(line)}>
                {words.line(line)}
              </button>{' '}
              {message}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
