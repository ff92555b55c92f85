/** Problems of one operation. */
export const idTwice = (id: string, operation: string): string =>
  `"${id}" is the operationId of ${operation}, too.`;
export const encodingNeedsForm = (key: string): string =>
  `${key} says how the parts of a part are sent, and counts only where its contentType is a form: give it one, or remove ${key}.`;
export const encodingNeedsMultipart = (key: string): string =>
  `${key} says how the parts of a part are sent, and counts only where its contentType is multipart: give it one, or remove ${key}.`;
export const bodyTwice: string = 'An operation has one body; the last one counts.';
export const formBesideBody = (name: string): string =>
  `Where there is a body it is all that is sent, and "${name}" is not.`;
export const exampleWithoutValue: string = 'The example holds no value.';

export const parameterTwice = (name: string): string =>
  `"${name}" is listed more than once; the last one counts.`;
export const parameterUnused = (name: string): string =>
  `The path has no ${name} that this parameter could stand for.`;
export const parameterMissing = (name: string): string =>
  `The path has ${name}, but no path parameter of this name is described.`;
export const parameterWithoutName: string = 'A parameter needs a name.';
export const parameterWithoutIn: string =
  'A parameter needs "in": path, query, querystring, header or cookie.';
export const parameterWithOtherIn = (location: string): string =>
  `A parameter needs "in": path, query, querystring, header or cookie, not "${location}".`;
export const schemaAndContent: string =
  'What has a schema needs no content: its schema counts. Remove one of them.';
export const severalContents: string =
  'A parameter or header has one media type: the first one counts.';
export const headerIgnored = (name: string): string =>
  `The header ${name} is no parameter in OpenAPI 3: it follows from security and media types.`;
export const otherStyle = (style: string, location: string, written: string): string =>
  `The style "${style}" is not for a ${location} parameter: it is written in the style "${written}".`;

export const schemeNotFound = (name: string): string => `No security scheme is named "${name}".`;
export const linkToNothing = (link: string): string =>
  `The link "${link}" leads to no operation of this document.`;
export const linkToRef = (link: string, ref: string): string =>
  `The link "${link}" leads to no operation of this document: none is known at ${ref}.`;
export const linkToId = (link: string, id: string): string =>
  `The link "${link}" leads to no operation of this document: none is called "${id}".`;
