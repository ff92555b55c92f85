export const copied: string = 'Copied';
export const notCopied: string = 'Not copied';
export const pressKey = (key: string): string => `Press ${key}`;
export const controlKey: string = 'Ctrl';
export const notLoaded: string = 'This did not load. Check your connection, then try again.';

export const keepOffline: string = 'Keep this portal offline';
export const keptOffline = (size: string): string => `Kept offline: ${size}.`;
export const cannotKeep: string = 'This browser cannot keep it.';
export const noConnection: string = 'There is no connection.';
export const sizeOfCopy = (size: string): string =>
  `All pages, the search and the documents take ${size}.`;
export const megabytes: string = 'MB';
export const keep: string = 'Keep';
export const cancel: string = 'Cancel';
export const sizeSoFar = (arrived: string, size: string): string => `${arrived} of ${size}`;
export const notKept: string = 'It was not kept.';
export const remove: string = 'Remove';
export const removed: string = 'Removed.';

export const doneOf = (done: number, all: number): string => `${done} of ${all} done`;
export const undo: string = 'Undo';
export const clearAll: string = 'Clear all';
export const thanks: string = 'Thank you.';
export const notSent: string = 'Not sent. Try again later.';
