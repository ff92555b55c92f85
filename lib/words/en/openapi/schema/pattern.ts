/** Sets of characters, one of them and several. */
export const lowerHex = { one: 'lower-case hex character', many: 'lower-case hex characters' };
export const upperHex = { one: 'upper-case hex character', many: 'upper-case hex characters' };
export const hex = { one: 'hex character', many: 'hex characters' };
export const letter = { one: 'letter', many: 'letters' };
export const upperLetter = { one: 'upper-case letter', many: 'upper-case letters' };
export const lowerLetter = { one: 'lower-case letter', many: 'lower-case letters' };
export const digit = { one: 'digit', many: 'digits' };
export const onOneLine = { one: 'character on one line', many: 'characters on one line' };
export const noWhiteSpace = {
  one: 'character but no white space',
  many: 'characters but no white space',
};

/** Names of marks, one of them and several. */
export const mark = {
  space: 'space',
  dot: 'dot',
  underscore: 'underscore',
  hyphen: 'hyphen',
  slash: 'slash',
  backslash: 'backslash',
  colon: 'colon',
  semicolon: 'semicolon',
  comma: 'comma',
  plus: 'plus sign',
  equals: 'equals sign',
  at: 'at sign',
  number: 'number sign',
  percent: 'percent sign',
  dollar: 'dollar sign',
  ampersand: 'ampersand',
  asterisk: 'asterisk',
  apostrophe: 'apostrophe',
  quotation: 'quotation mark',
  exclamation: 'exclamation mark',
  question: 'question mark',
  bar: 'vertical bar',
  tilde: 'tilde',
};
export const marks = {
  space: 'spaces',
  dot: 'dots',
  underscore: 'underscores',
  hyphen: 'hyphens',
  slash: 'slashes',
  backslash: 'backslashes',
  colon: 'colons',
  semicolon: 'semicolons',
  comma: 'commas',
  plus: 'plus signs',
  equals: 'equals signs',
  at: 'at signs',
  number: 'number signs',
  percent: 'percent signs',
  dollar: 'dollar signs',
  ampersand: 'ampersands',
  asterisk: 'asterisks',
  apostrophe: 'apostrophes',
  quotation: 'quotation marks',
  exclamation: 'exclamation marks',
  question: 'question marks',
  bar: 'vertical bars',
  tilde: 'tildes',
};
export const quoted = (text: string): string => `“${text}”`;
export const empty: string = 'empty';
export const digitFrom = (first: string, last: string): string => `digit from ${first} to ${last}`;
export const digitsFrom = (first: string, last: string): string =>
  `digits from ${first} to ${last}`;
export const otherThan = (marks: string): string => `character other than ${marks}`;
export const othersThan = (marks: string): string => `characters other than ${marks}`;
/** Before the last of several. */
export const and: string = 'and';
export const or: string = 'or';

export const anyNumberOf = (many: string): string => `any number of ${many}`;
export const pairOf = (many: string): string => `pair of ${many}`;
export const pairsOf = (many: string): string => `pairs of ${many}`;
export const groupOf = (many: string): string => `group of ${many}`;
export const groupsOf = (many: string): string => `groups of ${many}`;
export const maybe = (parts: string): string => `maybe ${parts}`;
export const andThen = (parts: string, last: string): string => `${parts}, then ${last}`;
export const orElse = (choice: string, other: string): string => `${choice}, or ${other}`;

export const beginsWith = (texts: string): string => `begins with ${texts}`;
export const endsWith = (texts: string): string => `ends with ${texts}`;
export const contains = (texts: string): string => `contains ${texts}`;
/** The same with one character of a kind. */
export const beginsWithOne = (noun: string): string => `begins with 1 ${noun}`;
export const endsWithOne = (noun: string): string => `ends with 1 ${noun}`;
export const containsOne = (noun: string): string => `contains 1 ${noun}`;
