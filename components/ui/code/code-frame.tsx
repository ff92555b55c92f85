import type { ReactNode } from 'react';
import styles from './code.module.css';
import { CopyButton } from './copy-button';

type CodeFrameProps = {
  /** Header text, also the accessible name of the block: `curl`, `200 Approved`. */
  title: string;
  /** Header content where the title needs more than text. */
  header?: ReactNode;
  /** The code. */
  children: ReactNode;
  /** Remark below the code, not copied with it. */
  note?: string | undefined;
};

/** One dark block of code with its name and a copy button. */
export function CodeFrame({ title, header = title, children, note }: CodeFrameProps) {
  return (
    <figure className={styles.frame} data-code>
      <figcaption className={styles.header}>
        <span className={styles.title} data-markdown-ignore={header === title || undefined}>
          {header}
        </span>
        <CopyButton className={styles.copy} label={title} />
      </figcaption>
      <pre className={styles.pre} role="group" tabIndex={0} aria-label={title}>
        <code>{children}</code>
        {note !== undefined && <span className={styles.note}>{note}</span>}
      </pre>
    </figure>
  );
}
