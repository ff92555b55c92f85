/** Changes of the live document follow. */
export const newer: string = 'Newer than this page: {}';
export const close: string = 'Close';
