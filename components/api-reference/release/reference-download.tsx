'use client';

import { wholeReference } from '@/.generated/words/reference/overview';
import * as words from '@/.generated/words/reference/releases';
import styles from '@/components/navigation/page-top.module.css';
import { showOutcome } from '@/lib/bootstrap/copy/copy-code';
import type { ApiIndex } from '@/lib/openapi/core/types';
import type { ShownRelease } from '../state/api-context';

type ReferenceDownloadProps = { api: ApiIndex; release: ShownRelease };

/** Button that makes the whole reference of a former release, of which the export has no file. */
export function ReferenceDownload({ api, release }: ReferenceDownloadProps) {
  const download = async (button: HTMLElement) => {
    try {
      const { downloadReference } = await import('./print-reference');
      await downloadReference(api, release);
      showOutcome(button, words.referenceSaved);
    } catch {
      showOutcome(button, words.referenceFailed);
    }
  };
  return (
    <button
      type="button"
      className={styles.copy}
      onClick={({ currentTarget }) => void download(currentTarget)}
    >
      <span>{wholeReference('HTML')}</span>
      <span aria-live="polite" dangerouslySetInnerHTML={{ __html: '' }} />
    </button>
  );
}
