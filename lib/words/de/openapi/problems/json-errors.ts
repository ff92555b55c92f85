/** What JSON has at a place of a text. */
export const expected = {
  value: 'ein Wert',
  firstValue: 'ein Wert oder "]"',
  key: 'ein Schlüssel in doppelten Anführungszeichen',
  firstKey: 'ein Schlüssel in doppelten Anführungszeichen oder "}"',
  colon: 'ein Doppelpunkt',
  afterValue: 'ein Komma oder die schließende Klammer',
  nothing: 'nichts mehr',
};
export const endOfFile: string = 'das Ende der Datei';
export const received = (expected: string, found: string): string =>
  `erwartet wird ${expected}, gefunden wurde ${found}`;
/** The same with advice. */
export const receivedAfterComma = (expected: string, found: string): string =>
  `erwartet wird ${expected}, gefunden wurde ${found}. Entfernen Sie das Komma davor`;
export const receivedComment = (expected: string, found: string): string =>
  `erwartet wird ${expected}, gefunden wurde ${found}. JSON hat keine Kommentare: Entfernen Sie ihn`;
export const notJson = (reason: string): string => `kein JSON: ${reason}`;
