/** Attribute of a page's content: id of the document that it shows. */
export const SHOWN_DOCUMENT = 'data-shown-document';

/** Attribute of the words that say that a document was saved with its page. */
export const SAVED_NOTE = 'data-saved-note';
