'use client';

import { useId } from 'react';
import * as words from '@/.generated/words/workbench/send';
import styles from '../send.module.css';

type StatusChoiceProps = {
  /** Documented statuses. */
  statuses: readonly string[];
  /** Chosen status; empty for none. */
  status: string;
  onChange: (status: string) => void;
};

/** Choice among the documented statuses, which the local API host gives when it is asked to. */
export function StatusChoice({ statuses, status, onChange }: StatusChoiceProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.name} htmlFor={id}>
        {words.localResponse}
      </label>
      <select
        id={id}
        className={styles.input}
        value={status}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      >
        <option value="">{words.byRequest}</option>
        {statuses.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
    </div>
  );
}
