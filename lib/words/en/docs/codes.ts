/** Whether the same request may be sent again; a full stop, or a colon and an advice, follow. */
export const retryLabels = {
  done: 'Nothing to do',
  now: 'Repeat it',
  later: 'Retry later',
  changed: 'Correct it first',
  no: 'Do not retry',
  never: 'Never retry',
  depends: 'It depends',
};
/** A retry label with an advice: `Correct it first:`. */
export const retryThen = (label: string): string => `${label}:`;
export const meaning: string = 'Meaning';
export const retry: string = 'Retry';
export const inSandbox: string = 'In the sandbox';
export const httpStatus: string = 'HTTP status';
export const notReproducible: string = 'Not reproducible';
