'use client';

import { createContext, type MouseEvent, useContext } from 'react';
import * as words from '@/.generated/words/shell/frame';
import { COPY_BUTTON, copyText } from '@/lib/bootstrap/copy/copy-code';
import { withBasePath } from '@/lib/routes/urls';
import styles from './page-top.module.css';

/** Prints what is shown instead of the page that was built, whose Markdown would be another text. */
export const LiveMarkdownContext = createContext<(() => Promise<string>) | undefined>(undefined);

/**
 * Copies a page as Markdown, and leads to it: the file that the build wrote, without React
 * (`lib/bootstrap/copy/copy-code.ts`), or what a live document has instead, of which there is no file.
 * @param path path of the page; absent where it has no file.
 */
export function CopyPage({ path }: { path?: string }) {
  const printLive = useContext(LiveMarkdownContext);
  const file = printLive || path === undefined ? undefined : withBasePath(`${path}index.md`);
  if (file === undefined && !printLive) return null;
  const copyLive = ({ currentTarget }: MouseEvent<HTMLElement>) =>
    void (printLive && copyText(currentTarget, printLive()));
  return (
    <>
      <button
        type="button"
        className={styles.copy}
        onClick={printLive && copyLive}
        {...(file !== undefined && { [COPY_BUTTON]: file })}
      >
        <span>{words.copyAsMarkdown}</span>
        {/* Filled without React, which would take text in an element without children for a mistake. */}
        <span aria-live="polite" dangerouslySetInnerHTML={{ __html: '' }} />
      </button>
      {file !== undefined && (
        <a href={file}>
          {words.view}
          <span className={`visually-hidden ${styles.format}`}>{words.asMarkdown}</span>
        </a>
      )}
    </>
  );
}
