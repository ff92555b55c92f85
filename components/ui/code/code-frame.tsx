import type { ReactNode } from 'react';
import styles from './code.module.css';
import { CopyButton } from './copy-button';

type CodeFigureProps = {
  /** Header text, also the accessible name of the block: `curl`, `200 Approved`. */
  title: string;
  /** Header content where the title needs more than text. */
  header?: ReactNode;
  /** Panels below the header, one of which shows. */
  children: ReactNode;
};

/** A dark frame with a name and a copy button. */
export function CodeFigure({ title, header = title, children }: CodeFigureProps) {
  return (
    <figure className={styles.frame} data-code>
      <figcaption className={styles.header}>
        <span className={styles.title}>{header}</span>
        <CopyButton className={styles.copy} label={title} />
      </figcaption>
      {children}
    </figure>
  );
}

type CodeFrameProps = CodeFigureProps & {
  /** Remark below the code, not copied with it. */
  note?: string | undefined;
};

/** One dark block of code with its name and a copy button; its children are the code. */
export function CodeFrame({ children, note, ...rest }: CodeFrameProps) {
  return (
    <CodeFigure {...rest}>
      <pre className={styles.pre} role="group" tabIndex={0} aria-label={rest.title}>
        <code>{children}</code>
        {note !== undefined && <span className={styles.note}>{note}</span>}
      </pre>
    </CodeFigure>
  );
}
