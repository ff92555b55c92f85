/** What JSON has at a place of a text. */
export const expected = {
  value: 'a value',
  firstValue: 'a value or "]"',
  key: 'a key in double quotes',
  firstKey: 'a key in double quotes or "}"',
  colon: 'a colon',
  afterValue: 'a comma or the closing bracket',
  nothing: 'nothing more',
};
export const endOfFile: string = 'the end of the file';
export const received = (expected: string, found: string): string =>
  `expected ${expected}, received ${found}`;
/** The same with advice. */
export const receivedAfterComma = (expected: string, found: string): string =>
  `expected ${expected}, received ${found}. Take the comma before it away`;
export const receivedComment = (expected: string, found: string): string =>
  `expected ${expected}, received ${found}. JSON has no comments: take it away`;
export const notJson = (reason: string): string => `not JSON: ${reason}`;
