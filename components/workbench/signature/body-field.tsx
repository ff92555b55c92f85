import { type ChangeEvent, type RefObject, useId, useState } from 'react';
import * as words from '@/.generated/words/signature/lab';
import { type DroppedFile, useFileDrop } from '@/components/ui/tool/use-file-drop';
import { formatFileSize } from '@/lib/plugins/file-size';
import styles from '../tool-box.module.css';
import labStyles from './signature-lab.module.css';
import type { BodyFile } from './use-lab';

/** Largest body that is read, in bytes. */
const MAX_BODY_BYTES = 10_000_000;

type BodyFieldProps = {
  field: RefObject<HTMLTextAreaElement | null>;
  /** The file in the place of the text. */
  file: BodyFile | undefined;
  onFile: (file: BodyFile | undefined) => void;
};

/** The body of a request: a file, dropped anywhere or chosen, or a pasted text. */
export function BodyField({ field, file, onFile }: BodyFieldProps) {
  const id = useId();
  const [problem, setProblem] = useState('');
  const read = async (files: readonly DroppedFile[]) => {
    const [first, ...more] = files;
    if (!first) return;
    setProblem('');
    if (more.length > 0 || first.isFolder) return setProblem(words.oneFile);
    if (first.file.size > MAX_BODY_BYTES)
      return setProblem(words.tooLarge(formatFileSize(MAX_BODY_BYTES)));
    try {
      onFile({ name: first.file.name, bytes: new Uint8Array(await first.file.arrayBuffer()) });
    } catch {
      setProblem(words.notRead(first.file.name));
    }
  };
  const dragging = useFileDrop(true, (files) => void read(files));
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    void read([...(target.files ?? [])].map((one) => ({ file: one, isFolder: false })));
    // Lets the same file be chosen again, after a change.
    target.value = '';
  };
  return (
    <div className={styles.field}>
      <div className={labStyles.head}>
        <label htmlFor={`${id}text`} className={styles.label}>
          {words.body}
        </label>
        <input
          type="file"
          id={`${id}file`}
          className={`visually-hidden ${labStyles.input}`}
          onChange={choose}
        />
        <label htmlFor={`${id}file`} className={labStyles.choose}>
          {words.chooseFile}
        </label>
      </div>
      {file ? (
        <p className={labStyles.file}>
          <span>
            {file.name}, {formatFileSize(file.bytes.length)}
          </span>
          <button type="button" className={styles.other} onClick={() => onFile(undefined)}>
            {words.takeOut}
          </button>
        </p>
      ) : (
        <textarea
          ref={field}
          id={`${id}text`}
          className={styles.input}
          data-dragging={dragging || undefined}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          aria-describedby={`${id}note`}
        />
      )}
      <p id={`${id}note`} className={styles.note}>
        {dragging ? words.letGo : file ? words.bytesAsTheyAre : words.pastedText}
      </p>
      <p role="status" className={styles.note}>
        {problem}
      </p>
    </div>
  );
}
