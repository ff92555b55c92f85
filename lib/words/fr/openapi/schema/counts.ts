import { selectPlural } from '../../../select-plural';
import { LOCALE } from '../../locale';

/** Numbers with what they count; `text` is the number as it is printed. */
export const characters = (count: number, text: string): string =>
  selectPlural(LOCALE, count, { one: `${text} caractère`, other: `${text} caractères` });
export const digits = (count: number, text: string): string =>
  selectPlural(LOCALE, count, { one: `${text} chiffre`, other: `${text} chiffres` });
export const items = (count: number, text: string): string =>
  selectPlural(LOCALE, count, { one: `${text} élément`, other: `${text} éléments` });
export const properties = (count: number, text: string): string =>
  selectPlural(LOCALE, count, { one: `${text} propriété`, other: `${text} propriétés` });
/** Items of a list that are of a type. */
export const itemsAre = (count: number, text: string, type: string): string =>
  selectPlural(LOCALE, count, {
    one: `${text} élément est ${type}`,
    other: `${text} éléments sont ${type}`,
  });

/** Limits of a number, or of what is counted. */
export const atLeast = (counted: string): string => `au moins ${counted}`;
export const noMoreThan = (counted: string): string => `au plus ${counted}`;
export const moreThan = (number: string): string => `plus de ${number}`;
export const lessThan = (number: string): string => `moins de ${number}`;
export const exactly = (counted: string): string => `exactement ${counted}`;
export const upTo = (counted: string): string => `jusqu’à ${counted}`;
export const range = (min: string, max: string): string => `de ${min} à ${max}`;
