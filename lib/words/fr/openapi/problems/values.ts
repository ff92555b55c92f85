/** Types of values that a document has. */
export const found = {
  nothing: 'rien',
  null: 'null',
  list: 'une liste',
  object: 'un objet',
  number: 'un nombre',
  string: 'un texte',
  boolean: 'un booléen',
};
export const foundText = (text: string): string => `le texte «\u00a0${text}\u00a0»`;
export const foundNumber = (number: string): string => `le nombre ${number}`;
/** Types of values that keywords take. */
export const types = {
  text: 'un texte',
  flag: 'true ou false',
  object: 'un objet',
  number: 'un nombre',
  count: 'un nombre entier à partir de 0',
  limit: 'un nombre ou true',
  texts: 'un texte ou une liste de textes',
  list: 'une liste',
  names: 'une liste de noms',
};
