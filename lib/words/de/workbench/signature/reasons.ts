export const lineEndAdded: string = 'Nach dem Body steht ein Zeilenende, das nicht gesendet wurde.';
export const markAdded: string =
  'Der Body beginnt mit einem Byte Order Mark, das nicht gesendet wurde.';
export const spaceAdded: string = 'Um den Body steht Leerraum, der nicht gesendet wurde.';
export const lineEndMissing: string =
  'Nach dem Body wurde ein Zeilenende gesendet, das hier fehlt.';
export const crlfMissing: string =
  'Nach dem Body wurde ein Zeilenende (CRLF) gesendet, das hier fehlt.';
export const lfToCrlf: string = 'Die Zeilenenden des Bodys waren LF und sind hier CRLF.';
export const crlfToLf: string = 'Die Zeilenenden des Bodys waren CRLF und sind hier LF.';
export const rewritten = (form: string): string =>
  `Der Body wurde geparst und neu geschrieben. Signiert wurde er ${form}.`;
export const rewrittenWithLineEnd = (form: string): string =>
  `Der Body wurde geparst und neu geschrieben. Signiert wurde er ${form}, mit einem Zeilenende danach.`;
export const layouts: Readonly<
  Record<'compact' | 'twoSpaces' | 'python' | 'colons' | 'fourSpaces' | 'tabs', string>
> = {
  compact: 'kompakt',
  twoSpaces: 'mit 2 Leerzeichen eingerückt',
  python: 'mit Leerzeichen nach Kommas und Doppelpunkten, wie Python ihn ausgibt',
  colons: 'mit einem Leerzeichen nach jedem Doppelpunkt',
  fourSpaces: 'mit 4 Leerzeichen eingerückt',
  tabs: 'mit Tabulatoren eingerückt',
};
export const sorted = (layout: string): string => `${layout}, mit sortierten Schlüsseln`;
export const unicodeEscaped = (form: string): string => `${form}, mit \\u-Escapes`;
export const slashesEscaped = (form: string): string =>
  `${form}, mit maskierten Schrägstrichen, wie PHP ihn ausgibt`;
export const markupEscaped = (form: string): string =>
  `${form}, mit maskierten <, > und &, wie Go ihn ausgibt`;

export const secretHasSpace: string = 'Um das Secret steht Leerraum, der nicht dazugehört.';
export const secretIsQuoted: string =
  'Das Secret steht in Anführungszeichen, die nicht dazugehören.';
export const secretHadLineEnd: string =
  'Die Signatur wurde mit einem Zeilenende nach dem Secret erstellt.';
export const secretWasHex: string =
  'Die Signatur wurde mit den Bytes erstellt, deren Hex-Darstellung das Secret ist.';
export const secretWasBase64: string =
  'Die Signatur wurde mit den Bytes erstellt, deren Base64-Darstellung das Secret ist.';

export const signatureIsQuoted: string =
  'Die Signatur steht in Anführungszeichen, die nicht dazugehören.';
export const signatureHasPrefix: string = 'Die Signatur hat ein Präfix, das nicht dazugehört.';
export const signatureIsForAddresses: string =
  'Die Signatur ist Base64 für Adressen oder hat ihr Padding verloren.';
export const signatureIsHex: string = 'Die Signatur ist Hex und müsste Base64 sein.';
export const signatureIsBase64: string = 'Die Signatur ist Base64 und müsste Hex sein.';
export const signatureIsOfDigits: string =
  'Die Signatur ist Base64 der Hex-Ziffern, nicht der Bytes.';
export const otherHash = (hash: string, right: string): string =>
  `Die Signatur wurde mit ${hash} erstellt und müsste mit ${right} erstellt sein.`;
export const otherEvent = (event: string): string =>
  `Die Signatur ist die des Beispiels von ${event}, der Body aber ein anderer.`;
