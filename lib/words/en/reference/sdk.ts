export const currentDocument: string = 'The document on show';
export const title: string = 'SDK of your own';
export const text: string =
  'OpenAPI Generator writes a client library from the document that this reference shows. It needs Node and Java.';
export const leftOut = (setting: string): string =>
  `${setting} is left out: its value is not a package name. Letters, digits, hyphens and underscores may stand in one, with dots or backslashes between its parts.`;
export const document: string = 'Document';
export const language: string = 'Language';
export const command: string = 'Command';
export const configuration: string = 'The same as a configuration file, for -c config.json';
