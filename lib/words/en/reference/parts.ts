import { selectPlural } from '../../select-plural';
import { LOCALE } from '../locale';

/** Accessible name of a part that opens: what it shows, and of what. */
export const partOf = (part: string, of: string): string => `${part} of ${of}`;
export const readMore: string = 'Read more';
export const unread = (count: number): string =>
  selectPlural(LOCALE, count, {
    one: `${count} thing in this document could not be read`,
    other: `${count} things in this document could not be read`,
  });
export const andMore = (count: number): string => `and ${count} more`;
/** Before a list of pages that call an operation. */
export const usedIn: string = 'Used in {}';
/** Follows the name of a page. */
export const step = (number: number): string => `, step ${number}`;

export const serverParts: string = "Parts of the server's address";
/** These follow the name of a part. */
export const hasNoDefault: string = ' has no default: fill it in';
export const isDefault: string = ' is {}';
export const unless: string = ' unless you choose {}';
/** Follows choices. */
export const andMoreChoices = (count: number): string => ` and ${count} more`;
