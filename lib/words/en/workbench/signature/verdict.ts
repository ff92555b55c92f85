import { selectPlural } from '../../../select-plural';
import { LOCALE } from '../../locale';

export const noSignature: string = 'There is no signature to verify';
/** With the name of a header in it. */
export const pasteHeader: string = 'Paste the value of {}. A request without it is not from us.';
export const noMatch: string = 'No signature matches';
/** Before the reasons. */
export const noMatchBecause: string = 'No signature matches, because';
export const unexplained: string =
  'None of the usual changes explains it: line ends, white space, JSON written anew, hex for Base64, another hash, the example of another event.';
export const likely: string =
  'Most likely the secret is that of another webhook, or the body is not the one that this header came with.';
export const saveBody: string = 'If both are right, save the raw body and verify the file.';

export const signedByUs: string = 'Signed by us';
export const madeWithSecret: string = 'The signature was made with the secret.';
export const madeWithFormer: string = 'The signature was made with the secret before the rotation.';
export const oneMadeWithSecret = (number: number, count: number): string =>
  `Signature ${number} of ${count} was made with the secret. One match is enough.`;
export const oneMadeWithFormer = (number: number, count: number): string =>
  `Signature ${number} of ${count} was made with the secret before the rotation. One match is enough.`;
export const formerEnds: string =
  'It ends when its time is over: put the new one into your receiver.';
export const timeIsOff: string = 'Its time is not what a receiver expects';

export const justNow: string = 'The event happened less than a minute ago.';
/** With a time like `3 hours ago`. */
export const happened = (ago: string): string => `The event happened ${ago}.`;
/** The same of a time that is too long ago. */
export const replay = (ago: string, hours: number): string =>
  `The event happened ${ago}. Nothing is sent again after ${hours} hours: treat it as a replay.`;
export const inMinutes = (count: number): string =>
  selectPlural(LOCALE, count, {
    one: `${count} minute from now`,
    other: `${count} minutes from now`,
  });
export const inHours = (count: number): string =>
  selectPlural(LOCALE, count, { one: `${count} hour from now`, other: `${count} hours from now` });
export const inDays = (count: number): string =>
  selectPlural(LOCALE, count, { one: `${count} day from now`, other: `${count} days from now` });
/** With one of the three above. */
export const happens = (when: string): string =>
  `The event happens ${when}: the clock of this device is off, or the body was made up.`;
