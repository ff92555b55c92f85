/** Types of values that a document has. */
export const found = {
  nothing: 'nichts',
  null: 'null',
  list: 'eine Liste',
  object: 'ein Objekt',
  number: 'eine Zahl',
  string: 'ein Text',
  boolean: 'ein Wahrheitswert',
};
export const foundText = (text: string): string => `der Text „${text}“`;
export const foundNumber = (number: string): string => `die Zahl ${number}`;
/** Types of values that keywords take. */
export const types = {
  text: 'ein Text',
  flag: 'true oder false',
  object: 'ein Objekt',
  number: 'eine Zahl',
  count: 'eine ganze Zahl ab 0',
  limit: 'eine Zahl oder true',
  texts: 'ein Text oder eine Liste von Texten',
  list: 'eine Liste',
  names: 'eine Liste von Namen',
};
