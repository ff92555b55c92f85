import type { ReactNode } from 'react';
import styles from './code.module.css';
import { CopyButton } from './copy-button';

type CodeFrameProps = {
  /** What stands in the header, e.g. `curl` or `200 Approved`. */
  title: ReactNode;
  /** `<code>` content. */
  children: ReactNode;
};

/** One dark block of code with its name and a copy button. */
export function CodeFrame({ title, children }: CodeFrameProps) {
  return (
    <figure className={styles.frame} data-code>
      <figcaption className={styles.header} data-pagefind-ignore>
        <span className={styles.title}>{title}</span>
        <CopyButton className={styles.copy} />
      </figcaption>
      <pre className={styles.pre} tabIndex={0}>
        <code>{children}</code>
      </pre>
    </figure>
  );
}
