import * as words from '@/.generated/words/reference/operation';
import { Sentence } from '@/components/ui/sentence';
import { formatLoadTime, SAVED_NOTE } from '@/lib/bootstrap/document/shown-document';
import type { ApiIndex } from '@/lib/openapi/core/types';
import { getReleaseDay, formatReleaseDay } from '@/lib/openapi/overview/document-info';
import { getArrival } from '../state/api-store';
import styles from './document-version.module.css';

/** Version and release day of the document, and whether it is live or saved with the page. */
export function DocumentVersion({ api }: { api: ApiIndex }) {
  const day = getReleaseDay(api);
  const arrival = getArrival(api);
  return (
    <p className={styles.version} data-markdown-ignore>
      {[api.title, api.version].filter((text) => text !== '').join(' ') || words.thisDocument}
      {day !== '' && (
        <Sentence text={words.releasedOn}>
          <time dateTime={day}>{formatReleaseDay(day)}</time>
        </Sentence>
      )}
      {arrival ? (
        <Sentence text={words.loadedAt}>
          <time dateTime={arrival.toISOString()}>{formatLoadTime(arrival)}</time>
        </Sentence>
      ) : (
        <span {...{ [SAVED_NOTE]: '' }} suppressHydrationWarning>
          {words.savedWithPage}
        </span>
      )}
    </p>
  );
}
