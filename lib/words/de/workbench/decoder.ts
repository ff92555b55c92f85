import { selectPlural } from '../../select-plural';
import { LOCALE } from '../locale';

export const decoder: string = 'Antwort-Decoder';
export const field: string = 'Eine Antwort, eine Protokollzeile oder die Ausgabe von {}';
export const masking: string = 'Kartennummern werden maskiert, sobald sie hier stehen.';
export const masked = (count: number): string =>
  selectPlural(LOCALE, count, {
    one: 'Eine Kartennummer wurde maskiert.',
    other: `${count} Kartennummern wurden maskiert.`,
  });
export const explain: string = 'Erklären';
export const clear: string = 'Leeren';

export const noResponse: string = 'Keine Antwort in diesem Text';
export const whatToPaste: string =
  'Fügen Sie einen JSON-Body, eine Protokollzeile mit einem solchen oder die Ausgabe von curl ein.';
export const noCode: string = 'Kein Code dieser Seite ist darin';
export const howCodesAreFound: string =
  'Codes werden an den Namen ihrer Felder erkannt, wie sie in den Listen unten stehen.';
export const body: string = 'Body';
export const guide: string = 'Anleitung: {}';
