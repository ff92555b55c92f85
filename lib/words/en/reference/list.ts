export const skipList: string = 'Skip the list of operations';
export const operations: string = 'API operations';
export const filter: string = 'Filter operations';
export const filterBy: string =
  'Filter operations by name, path, method, tag, description or field';
/** Accessible name of a button that shows `A–Z`. */
export const sortByName: string = 'A–Z: sort by name';
export const noOperations: string = 'No operations to list';
export const thisDocument: string = 'This document';
/** Label of a part of a long list; `first` is the number of its first operation. */
export const listFrom = (name: string, first: number): string => `${name}, from ${first}`;
/** Link to the first page of the API area, in the list. */
export const overview: string = 'Overview';
