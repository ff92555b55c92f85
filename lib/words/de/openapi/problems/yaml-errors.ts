/** Advice on errors, by the code of the reader. */
export const fixes = {
  ALIAS_PROPS: 'Ein Alias steht allein: Entfernen Sie den Anker oder das Tag.',
  BAD_ALIAS:
    'Geben Sie dem Anker oder Alias einen Namen, und lassen Sie ein Leerzeichen vor dem Doppelpunkt.',
  BAD_DIRECTIVE: 'Entfernen Sie die Zeile, die mit % beginnt.',
  BAD_DQ_ESCAPE:
    'Schreiben Sie den Backslash doppelt, oder verwenden Sie einfache Anführungszeichen.',
  BAD_INDENT: 'Rücken Sie es so weit ein wie das, wozu es gehört.',
  BAD_SCALAR_START: 'Setzen Sie den Wert in Anführungszeichen.',
  BLOCK_AS_IMPLICIT_KEY:
    'Setzen Sie einen Wert mit Doppelpunkt und Leerzeichen in Anführungszeichen, oder beginnen Sie ihn in einer eigenen Zeile.',
  DUPLICATE_KEY: 'Entfernen Sie einen der beiden.',
  BLOCK_IN_FLOW:
    'Setzen Sie ein Komma zwischen die Einträge, oder einen Wert mit Doppelpunkt in Anführungszeichen.',
  KEY_OVER_1024_CHARS:
    'Setzen Sie langen Text in Anführungszeichen, oder nach Schlüssel und | in eigene Zeilen.',
  MISSING_CHAR: 'Ergänzen Sie es, oder setzen Sie den Text in Anführungszeichen.',
  MULTILINE_IMPLICIT_KEY:
    'Ein Schlüssel und sein Doppelpunkt gehören in eine Zeile; setzen Sie längeren Text in Anführungszeichen.',
  TAB_AS_INDENT: 'Verwenden Sie Leerzeichen.',
  UNEXPECTED_TOKEN: 'Entfernen Sie es, oder setzen Sie den Text in Anführungszeichen.',
};
/** `reason` is a sentence of the reader, in English. */
export const notYaml = (place: string, reason: string): string =>
  `Das Dokument ist kein YAML: ${place}: ${reason}`;
export const notJson = (place: string, reason: string): string =>
  `Das Dokument ist kein JSON: ${place}: ${reason}.`;
export const notJsonButYaml = (place: string, reason: string): string =>
  `Das Dokument ist kein JSON: ${place}: ${reason}. Es wurde als YAML gelesen.`;
export const tooDeep = (place: string): string =>
  `Das Dokument, ${place}: Es ist zu tief verschachtelt, um es zu lesen. Verschieben Sie innere Schemas nach „components“.`;
export const severalDocuments = (place: string): string =>
  `Nur das erste Dokument dieser Datei wird gelesen; ein weiteres beginnt in ${place}.`;
export const noKeys = (start: string): string =>
  `Der Text ist weder JSON noch YAML mit Schlüsseln: Er beginnt mit „${start}“.`;
export const tooManyAliases = (count: string): string =>
  `Aliasse wiederholen mehr als ${count} Werte. Ab hier sind sie ausgelassen: Schreiben Sie gemeinsame Teile als „components“ mit $ref.`;
export const aliasInItself = (alias: string): string =>
  `Der Alias *${alias} steht in seinem eigenen Anker. Verwenden Sie $ref für das, was auf sich selbst verweist.`;
export const aliasNotFound = (alias: string): string =>
  `Vor diesem Alias steht kein Anker &${alias}. Ergänzen Sie ihn, oder setzen Sie einen Wert, der mit * beginnt, in Anführungszeichen.`;
export const leadingZero = (number: string): string =>
  `${number} ohne Anführungszeichen liest jedes Programm als andere Zahl. Hier steht sie wie geschrieben; setzen Sie sie in Anführungszeichen.`;
export const mergeNotObject: string = '<< braucht den Alias eines Objekts oder eine Liste davon.';
export const keyNotText: string = 'Ein Schlüssel ist ein Text; dieser ist ausgelassen.';
