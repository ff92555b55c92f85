export const search: string = 'Search docs and API';
export const close: string = 'Close search';
/** What the keys do that stand before them. */
export const keyChoose: string = 'choose';
export const keyOpen: string = 'open';
export const keyClose: string = 'close';
export const unreachable: string =
  'The search did not load. Check the connection, then reload the page.';
