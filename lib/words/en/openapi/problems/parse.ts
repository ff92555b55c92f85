/** Places in the text of a document. */
export const place = (line: number, column: number): string => `line ${line}, column ${column}`;
/** Problem at a place; the place begins with a capital. */
export const atPlace = (place: string, problem: string): string => `${place}: ${problem}`;

export const notUtf8 = (place: string): string =>
  `The document holds bytes that are no UTF-8, first at ${place}; they are shown as \uFFFD. Save it as UTF-8.`;
export const noVersion: string = 'The document does not say which standard it follows.';
export const noPaths: string = 'The document lists no paths.';
export const notObject: string = 'An OpenAPI document is an object; this is something else.';
export const unreadable: string = 'unreadable';
export const notJson = (reason: string): string => `The document is not JSON: ${reason}`;
export const noYamlReader: string = 'The reader for YAML did not load. Load this page again.';
export const emptyText: string = 'The document is empty.';
export const markup = (start: string): string =>
  `The answer is a web page or XML (it begins with ${start}), not a document in JSON or YAML.`;
export const keyTwice = (key: string): string =>
  `"${key}" stands here twice; the last one counts. Remove one of them.`;
export const moreKeysTwice = (count: number): string =>
  `${count} more keys stand twice in an object.`;
