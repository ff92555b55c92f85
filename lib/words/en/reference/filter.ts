import { selectPlural } from '../../select-plural';
import { LOCALE } from '../locale';

export const noHits: string =
  'No operation has all of this in its name, path, method, tag, description or fields.';
export const hits = (count: number, all: number): string =>
  selectPlural(LOCALE, all, {
    one: `${count} of ${all} operation`,
    other: `${count} of ${all} operations`,
  });
export const moreByField = (count: number): string => `+${count} by field`;
export const moreInAnswers = (count: number): string => `+${count} in answers`;
/** What readers type to find webhooks. */
export const webhookTerms: string = 'event webhook';
/** Below the row of an operation that was found by a field. */
export const foundField = (name: string): string => `field ${name}`;
