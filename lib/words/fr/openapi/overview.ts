import { selectPlural } from '../../select-plural';
import { LOCALE } from '../locale';

export const contact: string = 'Contact';
export const mail: string = 'E-mail';
export const license: string = 'Licence';
export const terms: string = 'Conditions';

export const operations = (count: number): string =>
  selectPlural(LOCALE, count, { one: `${count} opération`, other: `${count} opérations` });
export const webhooks = (count: number): string =>
  selectPlural(LOCALE, count, { one: `${count} webhook`, other: `${count} webhooks` });
export const both = (operations: string, webhooks: string): string =>
  `${operations} et ${webhooks}`;
export const apiArea = (counts: string): string =>
  `${counts}\u00a0: ce que vous envoyez, ce qui revient, et chaque code en chemin.`;
/** Follows where pages load live documents. */
export const liveDocuments: string =
  'Chaque page montre le document en direct dès qu’il est chargé.';
