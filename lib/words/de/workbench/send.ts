import { selectPlural } from '../../select-plural';
import { LOCALE } from '../locale';

export const send: string = 'Senden';
export const sendAsIs: string = 'Trotzdem senden';
export const sendAgain: string = 'Gefahrlos noch einmal senden';
export const cancel: string = 'Abbrechen';
export const to: string = 'an {}';
export const sending = (host: string): string => `Wird an ${host} gesendet …`;
export const notSent = (values: number): string =>
  selectPlural(LOCALE, values, {
    one: `Nicht gesendet: ${values} Wert passt nicht zum Dokument.`,
    other: `Nicht gesendet: ${values} Werte passen nicht zum Dokument.`,
  });
export const cancelled: string =
  'Abgebrochen. Die Sandbox hat die Anfrage möglicherweise trotzdem ausgeführt.';
export const received = (status: number): string => `${status}. Die Antwort hat einen eigenen Tab.`;

export const body: string = 'Body';
export const line = (number: number): string => `Zeile ${number}`;
export const outcome: string = 'Ergebnis';
export const chooseData: string = 'Testdaten wählen';
export const optional: string = 'optional';
export const offer = (field: string, operation: string): string =>
  `{} verwenden, ${field} aus ${operation}`;
export const localResponse: string = 'Antwort des lokalen API-Hosts';
export const byRequest: string = 'Je nach Anfrage';

export const key: string = 'Sandbox-Schlüssel';
export const keyIsKept: string = '{} im Speicher dieser Seite';
export const forgetKey: string = 'Schlüssel vergessen';
export const keyHelp: string =
  'Nur für {}. Diese Seite vergisst ihn, wenn Sie sie verlassen oder neu laden, und nach 15 Minuten ohne Nutzung.';

export const printed: string = 'Ausgabe des Befehls';
export const noResponse: string = 'Dieser Text enthält keine Antwort.';
