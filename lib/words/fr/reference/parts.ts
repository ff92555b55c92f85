import { selectPlural } from '../../select-plural';
import { LOCALE } from '../locale';

export const partOf = (part: string, of: string): string => `${part} (${of})`;
export const readMore: string = 'En savoir plus';
export const unread = (count: number): string =>
  selectPlural(LOCALE, count, {
    one: `${count} élément de ce document n’a pas pu être lu`,
    other: `${count} éléments de ce document n’ont pas pu être lus`,
  });
export const andMore = (count: number): string => `et ${count} de plus`;
export const usedIn: string = 'Utilisée dans {}';
export const step = (number: number): string => `, étape ${number}`;

export const serverParts: string = 'Parties de l’adresse du serveur';
export const hasNoDefault: string = ' n’a pas de valeur par défaut\u00a0: indiquez-la';
export const isDefault: string = ' vaut {}';
export const unless: string = ', sauf si vous choisissez {}';
export const andMoreChoices = (count: number): string => ` et ${count} de plus`;
