import { selectPlural } from '../../../select-plural';
import { LOCALE } from '../../locale';

/** Numbers with what they count; `text` is the number as it is printed. */
export const characters = (_count: number, text: string): string => `${text} Zeichen`;
export const digits = (count: number, text: string): string =>
  selectPlural(LOCALE, count, { one: `${text} Ziffer`, other: `${text} Ziffern` });
export const items = (count: number, text: string): string =>
  selectPlural(LOCALE, count, { one: `${text} Element`, other: `${text} Elemente` });
export const properties = (count: number, text: string): string =>
  selectPlural(LOCALE, count, { one: `${text} Eigenschaft`, other: `${text} Eigenschaften` });
/** Items of a list that are of a type. */
export const itemsAre = (count: number, text: string, type: string): string =>
  selectPlural(LOCALE, count, {
    one: `${text} Element ist ${type}`,
    other: `${text} Elemente sind ${type}`,
  });

/** Limits of a number, or of what is counted. */
export const atLeast = (counted: string): string => `mindestens ${counted}`;
export const noMoreThan = (counted: string): string => `höchstens ${counted}`;
export const moreThan = (number: string): string => `mehr als ${number}`;
export const lessThan = (number: string): string => `weniger als ${number}`;
export const exactly = (counted: string): string => `genau ${counted}`;
export const upTo = (counted: string): string => `höchstens ${counted}`;
export const range = (min: string, max: string): string => `${min} bis ${max}`;
