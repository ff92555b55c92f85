import { selectPlural } from '../../../select-plural';
import { LOCALE } from '../../locale';

/** Numbers with what they count; `text` is the number as it is printed. */
export const characters = (count: number, text: string): string =>
  selectPlural(LOCALE, count, { one: `${text} character`, other: `${text} characters` });
export const digits = (count: number, text: string): string =>
  selectPlural(LOCALE, count, { one: `${text} digit`, other: `${text} digits` });
export const items = (count: number, text: string): string =>
  selectPlural(LOCALE, count, { one: `${text} item`, other: `${text} items` });
export const properties = (count: number, text: string): string =>
  selectPlural(LOCALE, count, { one: `${text} property`, other: `${text} properties` });
/** Items of a list that are of a type. */
export const itemsAre = (count: number, text: string, type: string): string =>
  selectPlural(LOCALE, count, {
    one: `${text} item is ${type}`,
    other: `${text} items are ${type}`,
  });

/** Limits of a number, or of what is counted. */
export const atLeast = (counted: string): string => `at least ${counted}`;
export const noMoreThan = (counted: string): string => `at most ${counted}`;
export const moreThan = (number: string): string => `more than ${number}`;
export const lessThan = (number: string): string => `less than ${number}`;
export const exactly = (counted: string): string => `exactly ${counted}`;
export const upTo = (counted: string): string => `up to ${counted}`;
export const range = (min: string, max: string): string => `${min} to ${max}`;
