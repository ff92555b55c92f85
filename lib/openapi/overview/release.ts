import { LOCALE } from '@/.generated/words/locale';
import { getObject, getText } from '../core/json';
import type { ApiIndex } from '../core/types';

/**
 * Release day of a document's version (`info.x-releasedAt`: `2026-11-20`); empty where it is absent
 * or no date. The date of the build is not used, as two builds of one source are alike.
 */
export function getReleaseDay(api: ApiIndex): string {
  const day = getText(getObject(api.document, 'info'), 'x-releasedAt');
  const isDay = /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day));
  return isDay ? day : '';
}

const DAY = new Intl.DateTimeFormat(LOCALE, {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/**
 * Formats a release day for readers.
 * @example formatReleaseDay('2026-11-20') // 'November 20, 2026'
 */
export function formatReleaseDay(day: string): string {
  return DAY.format(new Date(day));
}
