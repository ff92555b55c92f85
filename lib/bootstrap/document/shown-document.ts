import { LOCALE } from '@/.generated/words/locale';

/** Attribute of a page's content: id of the document that it shows. */
export const SHOWN_DOCUMENT = 'data-shown-document';

/** Attribute of the words that say that a document was saved with its page. */
export const SAVED_NOTE = 'data-saved-note';

/** Time of day at which a document was loaded, in the reader's time zone: `2:03 PM`. */
export function formatLoadTime(date: Date): string {
  return date.toLocaleTimeString(LOCALE, { hour: 'numeric', minute: '2-digit' });
}
