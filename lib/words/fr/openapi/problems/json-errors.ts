/** What JSON has at a place of a text. */
export const expected = {
  value: 'une valeur',
  firstValue: 'une valeur ou "]"',
  key: 'une clé entre guillemets doubles',
  firstKey: 'une clé entre guillemets doubles ou "}"',
  colon: 'deux-points',
  afterValue: 'une virgule ou le crochet fermant',
  nothing: 'la fin du texte',
};
export const endOfFile: string = 'la fin du fichier';
/** What was found stands behind a colon, which needs no agreement. */
export const received = (expected: string, found: string): string =>
  `on attend ${expected}, trouvé\u00a0: ${found}`;
/** The same with advice. */
export const receivedAfterComma = (expected: string, found: string): string =>
  `on attend ${expected}, trouvé\u00a0: ${found}. Supprimez la virgule qui précède`;
export const receivedComment = (expected: string, found: string): string =>
  `on attend ${expected}, trouvé\u00a0: ${found}. JSON n’a pas de commentaires\u00a0: supprimez-le`;
export const notJson = (reason: string): string => `pas du JSON\u00a0: ${reason}`;
