import type { ReactNode } from 'react';
import styles from './code.module.css';
import { CopyButton } from './copy-button';

type CodeFrameProps = {
  /** What stands in the header, e.g. `curl` or `200 Approved`. */
  title: string;
  /** Stands in the header instead, where the title is more than words. */
  header?: ReactNode;
  /** `<code>` content. */
  children: ReactNode;
  /** Said below the code, and not copied with it. */
  note?: string | undefined;
};

/** One dark block of code with its name and a copy button. */
export function CodeFrame({ title, header = title, children, note }: CodeFrameProps) {
  return (
    <figure className={styles.frame} data-code>
      <figcaption className={styles.header} data-pagefind-ignore>
        <span className={styles.title}>{header}</span>
        <CopyButton className={styles.copy} label={title} />
      </figcaption>
      <pre className={styles.pre} role="group" tabIndex={0} aria-label={title}>
        <code>{children}</code>
        {note !== undefined && <span className={styles.note}>{note}</span>}
      </pre>
    </figure>
  );
}
