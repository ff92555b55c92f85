import type { ApiIndex } from '@/lib/openapi/core/types';
import { getReleaseDay, formatReleaseDay } from '@/lib/openapi/overview/release';
import { LOCALE } from '@/lib/text/locale';
import { getArrival } from '../state/api-store';
import styles from './document-version.module.css';

/** Version and release day of the document, and whether it is live or saved with the page. */
export function DocumentVersion({ api }: { api: ApiIndex }) {
  const day = getReleaseDay(api);
  const arrival = getArrival(api);
  return (
    <p className={styles.version}>
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

/** Time of day in the reader's time zone: `2:03 PM`. */
function formatTime(date: Date): string {
  return date.toLocaleTimeString(LOCALE, { hour: 'numeric', minute: '2-digit' });
}
