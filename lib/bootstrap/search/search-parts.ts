/** Attribute of the dialog of the search. */
export const SEARCH_DIALOG = 'data-search-dialog';

/** Attribute of buttons that open the search. */
export const SEARCH_OPENER = 'data-search-opener';

/** Attribute of the button that closes the search. */
export const SEARCH_CLOSER = 'data-search-closer';

/** Attribute of the message that the script of the results does not come. */
export const SEARCH_MISSING = 'data-search-missing';

/** Attribute of the dialog: the query for which Enter was pressed, until the script of the results is there. */
export const SEARCH_ENTERED = 'data-search-entered';

/** Attribute of the element for results: JSON of the queries to begin with. */
export const SEARCH_RESULTS = 'data-search-results';
