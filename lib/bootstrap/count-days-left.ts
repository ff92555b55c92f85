import { ended } from '@/.generated/words/docs/ends';
import { LOCALE } from '@/.generated/words/locale';

/** Attribute with the day of an end, of elements that React leaves empty. */
const END_DAY = 'data-end-day';

const DAY_MS = 86_400_000;

/** `in 214 days`, `ended 3 days ago`; days are those of UTC. */
export function formatDaysLeft(day: string, now = Date.now()): string {
  const days = Date.parse(day) / DAY_MS - Math.floor(now / DAY_MS);
  const text = new Intl.RelativeTimeFormat(LOCALE, { numeric: 'auto' }).format(days, 'day');
  return days < 0 ? ended(text) : text;
}

/** Shows beside each end of the page how many days are left. The page itself may be older than a day. */
export function showDaysLeft(): void {
  for (const element of document.querySelectorAll(`[${END_DAY}]`))
    element.textContent = formatDaysLeft(element.getAttribute(END_DAY) ?? '');
}
