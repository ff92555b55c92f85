/** Attribute of the dialog of the search. */
export const SEARCH_DIALOG = 'data-search-dialog';

/** Attribute of buttons that open the search. */
export const SEARCH_OPENER = 'data-search-opener';

/** Attribute of the button that closes the search. */
export const SEARCH_CLOSER = 'data-search-closer';

/** Attribute of the message that the script of the results does not come. */
export const SEARCH_MISSING = 'data-search-missing';

/**
 * Attribute of the dialog: what was asked for before the script of the results was there, `open` (Enter) or `focus`
 * (an arrow key), with a space and the query.
 */
export const SEARCH_INTENT = 'data-search-intent';

/** Attribute of the element for results: JSON of the queries to begin with. */
export const SEARCH_RESULTS = 'data-search-results';
