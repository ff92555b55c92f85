import { selectPlural } from '../../select-plural';
import { LOCALE } from '../locale';

export const send: string = 'Send';
export const sendAsIs: string = 'Send it as it is';
export const sendAgain: string = 'Send again safely';
export const cancel: string = 'Cancel';
/** With the address of an API in it. */
export const to: string = 'to {}';
export const sending = (host: string): string => `Sending to ${host} …`;
export const notSent = (values: number): string =>
  selectPlural(LOCALE, values, {
    one: `Not sent: ${values} value does not fit the document.`,
    other: `Not sent: ${values} values do not fit the document.`,
  });
export const cancelled: string = 'Cancelled. The sandbox may have carried it out all the same.';
export const received = (status: number): string => `${status}. The response has a tab of its own.`;

export const body: string = 'Body';
export const line = (number: number): string => `Line ${number}`;
export const outcome: string = 'Outcome';
export const chooseData: string = 'Choose test data';
export const optional: string = 'optional';
/** With a value in it. */
export const offer = (field: string, operation: string): string =>
  `Use {}, the ${field} of ${operation}`;
export const localResponse: string = 'Response of the local API host';
export const byRequest: string = 'By the request';

export const key: string = 'Sandbox key';
/** With `key` in it. */
export const keyIsKept: string = '{} kept in the memory of this page';
export const forgetKey: string = 'Forget key';
/** With the address of an API in it. */
export const keyHelp: string =
  'For {} only. This page forgets it when you leave or reload it, and after 15 minutes without use.';

export const printed: string = 'What it printed';
export const noResponse: string = 'No response is in this text.';
