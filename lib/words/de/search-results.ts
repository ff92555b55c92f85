import { selectPlural } from '../select-plural';
import { LOCALE } from './locale';

export const home: string = 'Start';
export const explainResponse: string = 'Alle Codes dieser Antwort erklären';
export const canFind: string =
  'Finden Sie eine Anleitung, eine Operation, ein Feld oder einen Ergebniscode.';
export const forExample: string = ' Zum Beispiel:';
export const tryOther: string =
  'Versuchen Sie es mit dem Namen eines Feldes, dem Namen einer Operation oder weniger Wörtern.';
export const tryOtherLike: string =
  'Versuchen Sie es mit dem Namen eines Feldes wie {}, dem Namen einer Operation oder weniger Wörtern.';
export const otherWays: string = 'Über diese Seiten ist weiterhin alles zu erreichen.';
export const tryAgain: string = 'Erneut versuchen';
export const unavailable: string = 'Die Suche ist nicht verfügbar: Ihr Index wurde nicht geladen.';
export const searching: string = 'Suche läuft…';
export const noPage = (term: string): string => `Keine Seite enthält „${term}“.`;
export const pages = (count: number): string =>
  selectPlural(LOCALE, count, { one: `${count} Seite`, other: `${count} Seiten` });
export const resultsFor = (term: string, count: string): string =>
  `Ergebnisse für „${term}“: ${count}`;
export const soFar = (count: string): string => `Bisher ${count}`;
export const showMore: string = 'Mehr Seiten anzeigen';
export const searchOriginal = (term: string): string => `Stattdessen nach „${term}“ suchen`;
export const shiftEnter: string = 'Umschalt ↵';
