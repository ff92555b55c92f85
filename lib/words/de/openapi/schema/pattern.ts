/** Sets of characters, one of them and several. */
export const lowerHex = { one: 'kleine Hexadezimalziffer', many: 'kleine Hexadezimalziffern' };
export const upperHex = { one: 'große Hexadezimalziffer', many: 'große Hexadezimalziffern' };
export const hex = { one: 'Hexadezimalziffer', many: 'Hexadezimalziffern' };
export const letter = { one: 'Buchstabe', many: 'Buchstaben' };
export const upperLetter = { one: 'Großbuchstabe', many: 'Großbuchstaben' };
export const lowerLetter = { one: 'Kleinbuchstabe', many: 'Kleinbuchstaben' };
export const digit = { one: 'Ziffer', many: 'Ziffern' };
export const onOneLine = { one: 'Zeichen in einer Zeile', many: 'Zeichen in einer Zeile' };
export const noWhiteSpace = { one: 'Zeichen ohne Leerraum', many: 'Zeichen ohne Leerraum' };

/** Names of marks, one of them and several. */
export const mark = {
  space: 'Leerzeichen',
  dot: 'Punkt',
  underscore: 'Unterstrich',
  hyphen: 'Bindestrich',
  slash: 'Schrägstrich',
  backslash: 'Backslash',
  colon: 'Doppelpunkt',
  semicolon: 'Semikolon',
  comma: 'Komma',
  plus: 'Pluszeichen',
  equals: 'Gleichheitszeichen',
  at: 'At-Zeichen',
  number: 'Rautezeichen',
  percent: 'Prozentzeichen',
  dollar: 'Dollarzeichen',
  ampersand: 'Et-Zeichen',
  asterisk: 'Sternchen',
  apostrophe: 'Apostroph',
  quotation: 'Anführungszeichen',
  exclamation: 'Ausrufezeichen',
  question: 'Fragezeichen',
  bar: 'senkrechter Strich',
  tilde: 'Tilde',
};
export const marks = {
  space: 'Leerzeichen',
  dot: 'Punkte',
  underscore: 'Unterstriche',
  hyphen: 'Bindestriche',
  slash: 'Schrägstriche',
  backslash: 'Backslashes',
  colon: 'Doppelpunkte',
  semicolon: 'Semikolons',
  comma: 'Kommas',
  plus: 'Pluszeichen',
  equals: 'Gleichheitszeichen',
  at: 'At-Zeichen',
  number: 'Rautezeichen',
  percent: 'Prozentzeichen',
  dollar: 'Dollarzeichen',
  ampersand: 'Et-Zeichen',
  asterisk: 'Sternchen',
  apostrophe: 'Apostrophe',
  quotation: 'Anführungszeichen',
  exclamation: 'Ausrufezeichen',
  question: 'Fragezeichen',
  bar: 'senkrechte Striche',
  tilde: 'Tilden',
};
export const quoted = (text: string): string => `„${text}“`;
export const empty: string = 'leer';
export const digitFrom = (first: string, last: string): string => `Ziffer von ${first} bis ${last}`;
export const digitsFrom = (first: string, last: string): string =>
  `Ziffern von ${first} bis ${last}`;
/** In the nominative, which fits whatever stands before it. */
export const otherThan = (marks: string): string => `anderes Zeichen als ${marks}`;
export const othersThan = (marks: string): string => `andere Zeichen als ${marks}`;
/** Before the last of several. */
export const and: string = 'und';
export const or: string = 'oder';

export const anyNumberOf = (many: string): string => `beliebig viele ${many}`;
export const pairOf = (many: string): string => `Paar ${many}`;
export const pairsOf = (many: string): string => `Paare ${many}`;
export const groupOf = (many: string): string => `Gruppe à ${many}`;
export const groupsOf = (many: string): string => `Gruppen à ${many}`;
export const maybe = (parts: string): string => `eventuell ${parts}`;
export const andThen = (parts: string, last: string): string => `${parts}, dann ${last}`;
export const orElse = (choice: string, other: string): string => `${choice}, oder ${other}`;

export const beginsWith = (texts: string): string => `beginnt mit ${texts}`;
export const endsWith = (texts: string): string => `endet mit ${texts}`;
export const contains = (texts: string): string => `enthält ${texts}`;
/** The same with one character of a kind, which stands in the nominative. */
export const beginsWithOne = (noun: string): string => `am Anfang 1 ${noun}`;
export const endsWithOne = (noun: string): string => `am Ende 1 ${noun}`;
export const containsOne = (noun: string): string => `darin 1 ${noun}`;
