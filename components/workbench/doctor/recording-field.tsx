'use client';

import { useRef, useState } from 'react';
import * as words from '@/.generated/words/workbench/doctor';
import box from '../tool-box.module.css';
import styles from './doctor.module.css';

type RecordingFieldProps = {
  /** Called with a file, or with a text that was pasted. */
  onFile: (file: Blob) => void;
  onClear: () => void;
};

/** Field for a file, dropped or chosen, or for a part of one. */
export function RecordingField({ onFile, onClear }: RecordingFieldProps) {
  const text = useRef<HTMLTextAreaElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const take = (files: FileList | null) => {
    const [first] = files ?? [];
    if (first) onFile(first);
  };
  const examineText = () => {
    const value = text.current?.value ?? '';
    if (value.trim() === '') file.current?.focus();
    else onFile(new Blob([value]));
  };
  const clear = () => {
    if (text.current) text.current.value = '';
    if (file.current) file.current.value = '';
    onClear();
  };
  return (
    <div className={box.fields}>
      <label
        className={styles.drop}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          take(event.dataTransfer.files);
        }}
      >
        <span className={box.label}>{words.drop}</span>
        <span className={box.note}>{words.formats}</span>
        <input ref={file} type="file" onChange={({ target }) => take(target.files)} />
      </label>
      <label className={box.field}>
        <span className={box.label}>{words.paste}</span>
        <textarea
          ref={text}
          className={box.input}
          rows={4}
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="off"
        />
      </label>
      <div className={box.buttons}>
        <button type="button" className={box.main} onClick={examineText}>
          {words.examine}
        </button>
        <button type="button" className={box.other} onClick={clear}>
          {words.clear}
        </button>
      </div>
    </div>
  );
}
