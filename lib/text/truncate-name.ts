import { LOCALE } from '@/.generated/words/locale';
import { shownOf } from '@/.generated/words/ui/cut-text';
import { cutText } from './cut-text';

/** Longest shown name in characters: one of a million would block the page for seconds. */
const MAX_NAME_CHARS = 500;

/** Cuts a name after 500 characters and ends it with an ellipsis; a shorter one stays as it is. */
export function truncateName(name: string): string {
  return name.length > MAX_NAME_CHARS ? `${cutText(name, MAX_NAME_CHARS)}…` : name;
}

/**
 * Cuts a name behind a word, so that it has at most some characters with its ellipsis; a shorter one stays as it is.
 * @example shortenName('Payments and Refunds', 12) // 'Payments…'
 */
export function shortenName(name: string, max: number): string {
  const whole = name.trim();
  if (whole.length <= max) return whole;
  const start = cutText(whole, max - 1);
  const end = start.search(/[\s/][^\s/]*$/);
  return `${start.slice(0, end > max / 2 ? end : undefined).trimEnd()}…`;
}

/** Longest shown text in characters that is no description: a value, a pattern, a path. */
const MAX_TEXT_CHARS = 2_000;

/** Cuts a text after 2,000 characters and says so; a shorter one stays as it is. */
export function truncateText(text: string): string {
  if (text.length <= MAX_TEXT_CHARS) return text;
  const format = (count: number) => count.toLocaleString(LOCALE);
  const length = shownOf({ shown: format(MAX_TEXT_CHARS), all: format(text.length) });
  return `${cutText(text, MAX_TEXT_CHARS)}… (${length})`;
}
