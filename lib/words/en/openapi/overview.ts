import { selectPlural } from '../../select-plural';
import { LOCALE } from '../locale';

export const contact: string = 'Contact';
export const mail: string = 'Mail';
export const license: string = 'License';
export const terms: string = 'Terms';

export const operations = (count: number): string =>
  selectPlural(LOCALE, count, { one: `${count} operation`, other: `${count} operations` });
export const webhooks = (count: number): string =>
  selectPlural(LOCALE, count, { one: `${count} webhook`, other: `${count} webhooks` });
export const both = (operations: string, webhooks: string): string =>
  `${operations} and ${webhooks}`;
export const apiArea = (counts: string): string =>
  `${counts}: what to send, what comes back, and every code on the way.`;
/** Follows where pages load live documents. */
export const liveDocuments: string = 'Each page shows the live document once it has loaded.';
