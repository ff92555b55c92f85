'use client';

import { useState } from 'react';
import * as words from '@/.generated/words/docs/comparison';
import box from '@/components/workbench/tool-box.module.css';
import type { ApiIndex } from '@/lib/openapi/core/types';
import { getRowName } from '@/lib/openapi/overview/operation-rows';
import { findCalls } from '@/lib/workbench/releases/find-calls';
import styles from './release-comparison.module.css';

type MyOperationsProps = {
  /** The later document, and the earlier one. */
  documents: readonly ApiIndex[];
  /** Ids of the chosen operations, a line each; empty for all. */
  chosen: string;
  onChange: (chosen: string) => void;
};

/** Choice of the operations that a reader calls: by hand, or from a file that names them. */
export function MyOperations({ documents, chosen, onChange }: MyOperationsProps) {
  const [isEmpty, setEmpty] = useState(false);
  const entries = new Map(documents.flatMap((api) => [...api.operations]));
  const ids = chosen === '' ? [] : chosen.split('\n');
  const read = (text: string) => {
    const found = [...new Set(documents.flatMap((api) => findCalls(text, api)))];
    setEmpty(text.trim() !== '' && found.length === 0);
    if (found.length > 0) onChange(found.join('\n'));
  };
  const toggle = (id: string) =>
    onChange((ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]).join('\n'));
  const readFile = (file: File | undefined) => void file?.text().then(read);
  return (
    <details
      className={styles.mine}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        readFile(event.dataTransfer.files[0]);
      }}
    >
      <summary>
        {words.onlyMine}
        {ids.length > 0 && `: ${words.chosenCount(ids.length)}`}
      </summary>
      <p className={box.note}>{words.aboutMine}</p>
      <label className={box.field}>
        <span className={box.label}>{words.paste}</span>
        <textarea
          className={box.input}
          rows={3}
          spellCheck={false}
          autoComplete="off"
          onChange={({ target }) => read(target.value)}
        />
      </label>
      <label className={box.field}>
        <span className={box.label}>{words.openFile}</span>
        <input type="file" onChange={({ target }) => readFile(target.files?.[0])} />
      </label>
      <p role="status" className={box.note}>
        {isEmpty && words.noneFound}
      </p>
      {ids.length > 0 && (
        <button type="button" className={box.other} onClick={() => onChange('')}>
          {words.chooseAll}
        </button>
      )}
      <ul className={styles.operations}>
        {[...entries.values()].map((entry) => (
          <li key={entry.id}>
            <label>
              <input
                type="checkbox"
                checked={ids.includes(entry.id)}
                onChange={() => toggle(entry.id)}
              />{' '}
              {getRowName(entry)}
            </label>
          </li>
        ))}
      </ul>
    </details>
  );
}
