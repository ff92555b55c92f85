import { selectPlural } from '../../select-plural';
import { LOCALE } from '../locale';

export const decoder: string = 'Response decoder';
/** With a command in it. */
export const field: string = 'A response, the line of a log, or what {} printed';
export const masking: string = 'Card numbers are masked as soon as they stand here.';
export const masked = (count: number): string =>
  selectPlural(LOCALE, count, {
    one: 'A card number was masked.',
    other: `${count} card numbers were masked.`,
  });
export const explain: string = 'Explain';
export const clear: string = 'Clear';

export const noResponse: string = 'No response in this text';
export const whatToPaste: string =
  'Paste a body of JSON, the line of a log that has one, or what curl printed.';
export const noCode: string = 'No code of this page is in it';
export const howCodesAreFound: string =
  'Codes are found by the names of their fields, as they stand in the lists below.';
export const body: string = 'Body';
/** With the name of a guide in it. */
export const guide: string = 'Guide: {}';
