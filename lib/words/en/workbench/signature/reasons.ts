export const lineEndAdded: string = 'The body has a line end after it that was not sent.';
export const markAdded: string = 'The body begins with a byte order mark that was not sent.';
export const spaceAdded: string = 'The body has white space around it that was not sent.';
export const lineEndMissing: string = 'A line end after the body was sent, and is missing here.';
export const crlfMissing: string =
  'A line end (CRLF) after the body was sent, and is missing here.';
export const lfToCrlf: string = 'The line ends of the body were LF, and are CRLF here.';
export const crlfToLf: string = 'The line ends of the body were CRLF, and are LF here.';
/** With what `layouts`, `sorted` and the escapes below say. */
export const rewritten = (form: string): string =>
  `The body was parsed and written anew. What was signed is ${form}.`;
export const rewrittenWithLineEnd = (form: string): string =>
  `The body was parsed and written anew. What was signed is ${form}, with a line end after it.`;
/** Line breaks and spaces of JSON. */
export const layouts: Readonly<
  Record<'compact' | 'twoSpaces' | 'python' | 'colons' | 'fourSpaces' | 'tabs', string>
> = {
  compact: 'compact',
  twoSpaces: 'indented by 2 spaces',
  python: 'with spaces after commas and colons, as Python prints it',
  colons: 'with a space after each colon',
  fourSpaces: 'indented by 4 spaces',
  tabs: 'indented by tabs',
};
export const sorted = (layout: string): string => `${layout} and with sorted keys`;
export const unicodeEscaped = (form: string): string => `${form}, with \\u escapes`;
export const slashesEscaped = (form: string): string =>
  `${form}, with escaped slashes, as PHP prints it`;
export const markupEscaped = (form: string): string =>
  `${form}, with escaped <, > and &, as Go prints it`;

export const secretHasSpace: string =
  'The secret has white space around it that does not belong to it.';
export const secretIsQuoted: string = 'The secret stands in quotes that do not belong to it.';
export const secretHadLineEnd: string = 'The signature was made with a line end after the secret.';
export const secretWasHex: string =
  'The signature was made with the bytes that the secret is the hex of.';
export const secretWasBase64: string =
  'The signature was made with the bytes that the secret is the Base64 of.';

export const signatureIsQuoted: string = 'The signature stands in quotes that do not belong to it.';
export const signatureHasPrefix: string = 'The signature has a prefix that does not belong to it.';
export const signatureIsForAddresses: string =
  'The signature is Base64 for addresses, or lost its padding.';
export const signatureIsHex: string = 'The signature is hex, and should be Base64.';
export const signatureIsBase64: string = 'The signature is Base64, and should be hex.';
export const signatureIsOfDigits: string =
  'The signature is Base64 of the hex digits, not of the bytes.';
export const otherHash = (hash: string, right: string): string =>
  `The signature was made with ${hash}, and should be with ${right}.`;
export const otherEvent = (event: string): string =>
  `The signature is that of the example of ${event}, and the body is another one.`;
