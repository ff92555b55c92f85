import { selectPlural } from '../../select-plural';
import { LOCALE } from '../locale';

export const runAll: string = 'Tout exécuter';
export const runStep: string = 'Exécuter cette étape';
export const steps = (count: number): string =>
  selectPlural(LOCALE, count, {
    one: `${count} étape dans la sandbox`,
    other: `${count} étapes dans la sandbox, l’une après l’autre`,
  });
export const met: string = 'remplie';
export const notMetMissing: string = 'non remplie\u00a0: valeur absente';
export const notMet: string = 'non remplie\u00a0: la valeur est {}';
export const now: string = 'maintenant {}';
