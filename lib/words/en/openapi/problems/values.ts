/** Types of values that a document has. */
export const found = {
  nothing: 'nothing',
  null: 'null',
  list: 'a list',
  object: 'an object',
  number: 'a number',
  string: 'a string',
  boolean: 'a boolean',
};
export const foundText = (text: string): string => `the text "${text}"`;
export const foundNumber = (number: string): string => `the number ${number}`;
/** Types of values that keywords take. */
export const types = {
  text: 'a text',
  flag: 'true or false',
  object: 'an object',
  number: 'a number',
  count: 'a whole number from 0',
  limit: 'a number or true',
  texts: 'a text or a list of texts',
  list: 'a list',
  names: 'a list of names',
};
