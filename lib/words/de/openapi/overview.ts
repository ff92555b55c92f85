import { selectPlural } from '../../select-plural';
import { LOCALE } from '../locale';

export const contact: string = 'Kontakt';
export const mail: string = 'E-Mail';
export const license: string = 'Lizenz';
export const terms: string = 'Nutzungsbedingungen';

export const operations = (count: number): string =>
  selectPlural(LOCALE, count, { one: `${count} Operation`, other: `${count} Operationen` });
export const webhooks = (count: number): string =>
  selectPlural(LOCALE, count, { one: `${count} Webhook`, other: `${count} Webhooks` });
export const both = (operations: string, webhooks: string): string =>
  `${operations} und ${webhooks}`;
export const apiArea = (counts: string): string =>
  `${counts}: was Sie senden, was zurückkommt, und jeder Code auf dem Weg.`;
/** Follows where pages load live documents. */
export const liveDocuments: string = 'Jede Seite zeigt das Live-Dokument, sobald es geladen ist.';
