import { selectPlural } from '../../select-plural';
import { LOCALE } from '../locale';

export const fieldCount = (count: number): string =>
  selectPlural(LOCALE, count, { one: `${count} Feld`, other: `${count} Felder` });
export const placeCount = (count: number): string =>
  selectPlural(LOCALE, count, { one: `${count} Stelle`, other: `${count} Stellen` });
export const formCount = (count: number): string =>
  selectPlural(LOCALE, count, { one: `${count} Variante`, other: `${count} Varianten` });
export const choiceCount = (count: number): string => `${count} Auswahlgruppen`;
export const valuesByName: string = 'Werte nach Namen';
export const notAllowed: string = 'was es nicht sein darf';
export const underConditions: string = 'was unter Bedingungen gilt';
export const eachItem: string = 'jedes Element';

export const again = (schema: string): string => `wieder ${schema}`;
export const thisAgain: string = 'Wieder dasselbe Schema';
export const againWith = (schema: string, inside: string): string => `Wieder ${schema}: ${inside}`;
export const thisAgainWith = (inside: string): string => `Wieder dasselbe Schema: ${inside}`;
export const repeats = (schema: string): string => `${schema} wiederholt sich hier.`;
export const thisRepeats: string = 'Dieses Schema wiederholt sich hier.';

export const beforeLink: string = '{}: ';
export const openLive: string = 'im aktuellen Dokument öffnen';
export const describedElsewhere: string =
  '{}, beschrieben an der Stelle, an der das Schema für sich steht.';

export const variants = {
  oneOf: 'Eine dieser Varianten',
  anyOf: 'Eine oder mehrere dieser Varianten',
  not: 'Darf nicht sein',
  when: 'Unter Bedingungen',
};
export const sendOneOf: string = 'Senden Sie eine dieser Varianten';
export const withEach: string = 'Mit jeder von ihnen';

export const nestedFields: string = 'Verschachtelte Felder';
export const openNested: string = 'Verschachtelte Felder öffnen';
export const levels = {
  one: '1 Ebene',
  two: '2 Ebenen',
  all: 'Alle',
  none: 'Keine',
};
export const levelsOf = (levels: string, of: string): string =>
  `${levels}: verschachtelte Felder (${of})`;
export const allClosed: string = 'Alle geschlossen';
export const fieldsShown = (count: number): string => {
  const number = count.toLocaleString(LOCALE);
  return selectPlural(LOCALE, count, {
    one: `${number} Feld angezeigt`,
    other: `${number} Felder angezeigt`,
  });
};
export const stoppedAt = (count: number): string =>
  `Bei ${count.toLocaleString(LOCALE)} Feldern angehalten`;
