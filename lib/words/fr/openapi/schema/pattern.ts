/** Sets of characters, one of them and several. */
export const lowerHex = {
  one: 'chiffre hexadécimal minuscule',
  many: 'chiffres hexadécimaux minuscules',
};
export const upperHex = {
  one: 'chiffre hexadécimal majuscule',
  many: 'chiffres hexadécimaux majuscules',
};
export const hex = { one: 'chiffre hexadécimal', many: 'chiffres hexadécimaux' };
export const letter = { one: 'lettre', many: 'lettres' };
export const upperLetter = { one: 'lettre majuscule', many: 'lettres majuscules' };
export const lowerLetter = { one: 'lettre minuscule', many: 'lettres minuscules' };
export const digit = { one: 'chiffre', many: 'chiffres' };
export const onOneLine = { one: 'caractère sur une ligne', many: 'caractères sur une ligne' };
export const noWhiteSpace = {
  one: 'caractère autre qu’une espace',
  many: 'caractères autres que des espaces',
};

/** Names of marks, one of them and several. */
export const mark = {
  space: 'espace',
  dot: 'point',
  underscore: 'tiret bas',
  hyphen: 'trait d’union',
  slash: 'barre oblique',
  backslash: 'barre oblique inverse',
  colon: 'deux-points',
  semicolon: 'point-virgule',
  comma: 'virgule',
  plus: 'signe plus',
  equals: 'signe égal',
  at: 'arobase',
  number: 'dièse',
  percent: 'signe pour cent',
  dollar: 'signe dollar',
  ampersand: 'esperluette',
  asterisk: 'astérisque',
  apostrophe: 'apostrophe',
  quotation: 'guillemet',
  exclamation: 'point d’exclamation',
  question: 'point d’interrogation',
  bar: 'barre verticale',
  tilde: 'tilde',
};
export const marks = {
  space: 'espaces',
  dot: 'points',
  underscore: 'tirets bas',
  hyphen: 'traits d’union',
  slash: 'barres obliques',
  backslash: 'barres obliques inverses',
  colon: 'deux-points',
  semicolon: 'points-virgules',
  comma: 'virgules',
  plus: 'signes plus',
  equals: 'signes égal',
  at: 'arobases',
  number: 'dièses',
  percent: 'signes pour cent',
  dollar: 'signes dollar',
  ampersand: 'esperluettes',
  asterisk: 'astérisques',
  apostrophe: 'apostrophes',
  quotation: 'guillemets',
  exclamation: 'points d’exclamation',
  question: 'points d’interrogation',
  bar: 'barres verticales',
  tilde: 'tildes',
};
export const quoted = (text: string): string => `«\u00a0${text}\u00a0»`;
export const empty: string = 'vide';
export const digitFrom = (first: string, last: string): string => `chiffre de ${first} à ${last}`;
export const digitsFrom = (first: string, last: string): string => `chiffres de ${first} à ${last}`;
export const otherThan = (marks: string): string => `caractère autre que ${marks}`;
export const othersThan = (marks: string): string => `caractères autres que ${marks}`;
/** Before the last of several. */
export const and: string = 'et';
export const or: string = 'ou';

/** Behind the noun, which may begin with a vowel. */
export const anyNumberOf = (many: string): string => `${many} en nombre quelconque`;
export const pairOf = (many: string): string => `groupe de 2 ${many}`;
export const pairsOf = (many: string): string => `groupes de 2 ${many}`;
export const groupOf = (many: string): string => `groupe de ${many}`;
export const groupsOf = (many: string): string => `groupes de ${many}`;
export const maybe = (parts: string): string => `éventuellement ${parts}`;
export const andThen = (parts: string, last: string): string => `${parts}, puis ${last}`;
export const orElse = (choice: string, other: string): string => `${choice}, ou ${other}`;

export const beginsWith = (texts: string): string => `commence par ${texts}`;
export const endsWith = (texts: string): string => `se termine par ${texts}`;
export const contains = (texts: string): string => `contient ${texts}`;
/** The same with one character of a kind. */
export const beginsWithOne = (noun: string): string => `commence par 1 ${noun}`;
export const endsWithOne = (noun: string): string => `se termine par 1 ${noun}`;
export const containsOne = (noun: string): string => `contient 1 ${noun}`;
