import { selectPlural } from '../../select-plural';
import { LOCALE } from '../locale';

export const codeSamples: string = 'Codebeispiele';
export const ownSamples = (count: number): string =>
  selectPlural(LOCALE, count, {
    one: `${count} Codebeispiel aus dem Dokument`,
    other: `${count} Codebeispiele aus dem Dokument`,
  });
export const whatWeSend: string = 'Was wir senden';
export const exampleCount = (count: number): string =>
  selectPlural(LOCALE, count, { one: `${count} Beispiel`, other: `${count} Beispiele` });
export const example: string = 'Beispiel';
export const exampleTitle = (title: string): string => `Beispiel: ${title}`;
export const refused: string = 'Passt nicht zu seinem Schema.';
export const source = (page: string): string => `Quelle: ${page}`;
