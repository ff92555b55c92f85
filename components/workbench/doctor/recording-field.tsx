'use client';

import { useRef, useState } from 'react';
import * as words from '@/.generated/words/workbench/doctor';
import box from '../tool-box.module.css';
import styles from './doctor.module.css';

type RecordingFieldProps = {
  /** Called with a file or a text that was pasted, and the document of a release to come where one is chosen. */
  onFile: (file: Blob, next: Blob | undefined) => void;
  onClear: () => void;
};

/** Field for a file, dropped or chosen, or for a part of one. */
export function RecordingField({ onFile, onClear }: RecordingFieldProps) {
  const text = useRef<HTMLTextAreaElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const next = useRef<HTMLInputElement>(null);
  /** The file that was dropped or chosen last. */
  const taken = useRef<Blob>(undefined);
  const [isOver, setOver] = useState(false);
  const examine = (recording: Blob) => onFile(recording, next.current?.files?.[0]);
  const take = (files: FileList | null) => {
    const [first] = files ?? [];
    taken.current = first;
    if (first) examine(first);
  };
  const readPasted = () => {
    const value = text.current?.value ?? '';
    return value.trim() === '' ? undefined : new Blob([value]);
  };
  const examineAgain = () => {
    const recording = readPasted() ?? taken.current;
    if (recording) examine(recording);
    return recording;
  };
  const clear = () => {
    taken.current = undefined;
    for (const { current } of [text, file, next]) if (current) current.value = '';
    onClear();
  };
  return (
    <div className={box.fields}>
      <label
        className={`${styles.file} ${styles.drop}`}
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
      <label className={`${box.field} ${styles.file}`}>
        <span className={box.label}>{words.nextRelease}</span>
        <span className={box.note}>{words.nextNote}</span>
        <input ref={next} type="file" accept=".json,.yaml,.yml" onChange={examineAgain} />
      </label>
      <div className={box.buttons}>
        <button
          type="button"
          className={box.main}
          onClick={() => {
            if (!examineAgain()) file.current?.focus();
          }}
        >
          {words.examine}
        </button>
        <button type="button" className={box.other} onClick={clear}>
          {words.clear}
        </button>
      </div>
    </div>
  );
}
