import { getReleaseDay, formatReleaseDay } from '@/lib/openapi/overview/release';
import type { ApiIndex } from '@/lib/openapi/core/types';
import { getArrival } from '../state/api-store';
import styles from './document-version.module.css';

/** Which version of the document the operation is drawn from, since when there is one, and how it came. */
export function DocumentVersion({ api }: { api: ApiIndex }) {
  const day = getReleaseDay(api);
  const arrival = getArrival(api);
  return (
    <p className={styles.version} data-pagefind-ignore>
      {[api.title, api.version].filter((text) => text !== '').join(' ') || 'This document'}
      {day !== '' && (
        <>
          {' of '}
          <time dateTime={day}>{formatReleaseDay(day)}</time>
        </>
      )}
      {arrival ? (
        <>
          , live, loaded at <time dateTime={arrival.toISOString()}>{formatTime(arrival)}</time>
        </>
      ) : (
        ', saved with this page'
      )}
    </p>
  );
}

/** The reader's own clock: `2:03 PM`. */
function formatTime(date: Date): string {
  return date.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });
}
