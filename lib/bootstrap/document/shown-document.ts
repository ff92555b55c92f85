import { LOCALE } from '@/.generated/words/locale';

/** Attribute of a page's content: ids of the documents that it shows, with spaces between them. */
export const SHOWN_DOCUMENTS = 'data-shown-documents';

/** Attribute of the words that say that a document was saved with its page. */
export const SAVED_NOTE = 'data-saved-note';

/** Time of day at which a document was loaded, in the reader's time zone: `2:03 PM`. */
export function formatLoadTime(date: Date): string {
  return date.toLocaleTimeString(LOCALE, { hour: 'numeric', minute: '2-digit' });
}
