import { selectPlural } from '../../select-plural';
import { LOCALE } from '../locale';

/** What is inside a schema. */
export const fieldCount = (count: number): string =>
  selectPlural(LOCALE, count, { one: `${count} field`, other: `${count} fields` });
export const placeCount = (count: number): string =>
  selectPlural(LOCALE, count, { one: `${count} place`, other: `${count} places` });
export const formCount = (count: number): string =>
  selectPlural(LOCALE, count, { one: `${count} form`, other: `${count} forms` });
export const choiceCount = (count: number): string => `${count} choices`;
export const valuesByName: string = 'values by name';
export const notAllowed: string = 'what it must not be';
export const underConditions: string = 'what holds under conditions';
export const eachItem: string = 'each item';

/** A schema inside itself. */
export const again = (schema: string): string => `${schema} again`;
export const thisAgain: string = 'This again';
export const againWith = (schema: string, inside: string): string => `${schema} again: ${inside}`;
export const thisAgainWith = (inside: string): string => `This again: ${inside}`;
export const repeats = (schema: string): string => `${schema} repeats here.`;
export const thisRepeats: string = 'This repeats here.';

/** What a page that was built leaves out; a link follows the first. */
export const beforeLink: string = '{}: ';
export const openLive: string = 'open in the live document';
export const describedElsewhere: string = '{}, described where it is used by itself.';

export const variants = {
  oneOf: 'One of',
  anyOf: 'Any of',
  not: 'Must not be',
  when: 'Under conditions',
};
export const sendOneOf: string = 'Send one of these';
export const withEach: string = 'With each of them';

export const nestedFields: string = 'Nested fields';
export const openNested: string = 'Open nested fields';
export const levels = {
  one: '1 level',
  two: '2 levels',
  all: 'All',
  none: 'None',
};
export const levelsOf = (levels: string, of: string): string =>
  `${levels} of the nested fields in ${of}`;
export const allClosed: string = 'All closed';
export const fieldsShown = (count: number): string => {
  const number = count.toLocaleString(LOCALE);
  return selectPlural(LOCALE, count, {
    one: `${number} field shown`,
    other: `${number} fields shown`,
  });
};
export const stoppedAt = (count: number): string =>
  `Stopped at ${count.toLocaleString(LOCALE)} fields`;
