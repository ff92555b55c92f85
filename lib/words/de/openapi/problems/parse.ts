import { selectPlural } from '../../../select-plural';
import { LOCALE } from '../../locale';

/** Places in the text of a document. */
export const place = (line: number, column: number): string => `Zeile ${line}, Spalte ${column}`;
/** Problem at a place; the place begins with a capital. */
export const atPlace = (place: string, problem: string): string => `${place}: ${problem}`;

export const notUtf8 = (place: string): string =>
  `Das Dokument enthält Bytes, die kein UTF-8 sind, zuerst in ${place}; sie erscheinen als \uFFFD. Speichern Sie es als UTF-8.`;
export const noVersion: string = 'Das Dokument sagt nicht, welchem Standard es folgt.';
export const noPaths: string = 'Das Dokument enthält keine Pfade.';
export const notObject: string = 'Ein OpenAPI-Dokument ist ein Objekt; dies ist etwas anderes.';
export const unreadable: string = 'nicht lesbar';
export const notJson = (reason: string): string => `Das Dokument ist kein JSON: ${reason}`;
export const noYamlReader: string =
  'Der YAML-Leser wurde nicht geladen. Laden Sie diese Seite neu.';
export const emptyText: string = 'Das Dokument ist leer.';
export const markup = (start: string): string =>
  `Die Antwort ist eine Webseite oder XML (sie beginnt mit ${start}), kein Dokument in JSON oder YAML.`;
export const keyTwice = (key: string): string =>
  `„${key}“ steht hier zweimal; der letzte Eintrag gilt. Entfernen Sie einen der beiden.`;
export const moreKeysTwice = (count: number): string =>
  selectPlural(LOCALE, count, {
    one: `${count} weiterer Schlüssel steht zweimal in einem Objekt.`,
    other: `${count} weitere Schlüssel stehen zweimal in einem Objekt.`,
  });
