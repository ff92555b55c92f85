import { selectPlural } from '../../select-plural';
import { LOCALE } from '../locale';

export const fieldCount = (count: number): string =>
  selectPlural(LOCALE, count, { one: `${count} champ`, other: `${count} champs` });
export const placeCount = (count: number): string =>
  selectPlural(LOCALE, count, { one: `${count} position`, other: `${count} positions` });
export const formCount = (count: number): string =>
  selectPlural(LOCALE, count, { one: `${count} variante`, other: `${count} variantes` });
export const choiceCount = (count: number): string => `${count} choix`;
export const valuesByName: string = 'valeurs par nom';
export const notAllowed: string = 'ce qui est exclu';
export const underConditions: string = 'ce qui vaut sous conditions';
export const eachItem: string = 'chaque élément';

export const again = (schema: string): string => `${schema} à nouveau`;
export const thisAgain: string = 'Le même schéma à nouveau';
export const againWith = (schema: string, inside: string): string =>
  `${schema} à nouveau\u00a0: ${inside}`;
export const thisAgainWith = (inside: string): string =>
  `Le même schéma à nouveau\u00a0: ${inside}`;
export const repeats = (schema: string): string => `${schema} se répète ici.`;
export const thisRepeats: string = 'Ce schéma se répète ici.';

export const beforeLink: string = '{}\u00a0: ';
export const openLive: string = 'ouvrir dans le document actuel';
export const describedElsewhere: string = '{}, décrit là où le schéma est employé seul.';

export const variants = {
  oneOf: 'Une de ces variantes',
  anyOf: 'Une ou plusieurs de ces variantes',
  not: 'Exclu',
  when: 'Sous conditions',
};
export const sendOneOf: string = 'Envoyez une de ces variantes';
export const withEach: string = 'Avec chacune d’elles';

export const nestedFields: string = 'Champs imbriqués';
export const openNested: string = 'Ouvrir les champs imbriqués';
export const levels = {
  one: '1 niveau',
  two: '2 niveaux',
  all: 'Tous',
  none: 'Aucun',
};
export const levelsOf = (levels: string, of: string): string =>
  `${levels}\u00a0: champs imbriqués (${of})`;
export const allClosed: string = 'Tout est fermé';
export const fieldsShown = (count: number): string => {
  const number = count.toLocaleString(LOCALE);
  return selectPlural(LOCALE, count, {
    one: `${number} champ affiché`,
    other: `${number} champs affichés`,
  });
};
export const stoppedAt = (count: number): string =>
  `Arrêt à ${count.toLocaleString(LOCALE)} champs`;
