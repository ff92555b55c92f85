/** How several values are written in a parameter or a part. */
export const byCommas: string = 'Werte durch Kommas getrennt';
export const bySpaces: string = 'Werte durch Leerzeichen getrennt';
export const byBars: string = 'Werte durch | getrennt';
export const byTabs: string = 'Werte durch Tabulatoren getrennt';
export const inEach = (separated: string): string => `darin jeweils ${separated}`;
export const repeated: string = 'für jeden Wert wiederholt';
export const writtenAs = (form: string): string => `geschrieben als ${form}`;
export const writtenAsEither = (form: string, other: string): string =>
  `geschrieben als ${form} oder ${other}`;
export const writtenWithoutName = (form: string): string =>
  `geschrieben als ${form}, ohne den eigenen Namen`;
export const writtenAsCookie: string = 'geschrieben wie in einem Cookie-Header';
export const writtenAsMedia = (media: string): string => `geschrieben als ${media}`;
export const wholeQuery: string = 'der ganze Query-String';
export const reservedStay: string = 'reservierte Zeichen bleiben, wie sie sind';
export const mayBeEmpty: string = 'darf leer sein';
export const sentAs = (media: string): string => `gesendet als ${media}`;
export const withHeader = (header: string): string => `mit dem Header ${header}`;
export const withHeaders = (headers: string): string => `mit den Headern ${headers}`;
/** Header with what is known of it. */
export const described = (header: string, description: string): string =>
  `${header}: ${description}`;
