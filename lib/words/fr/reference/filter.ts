import { selectPlural } from '../../select-plural';
import { LOCALE } from '../locale';

export const noHits: string =
  'Aucune opération ne contient tout cela dans son nom, son chemin, sa méthode, son tag, sa description ou ses champs.';
export const hits = (count: number, all: number): string =>
  selectPlural(LOCALE, count, {
    one: `${count} opération sur ${all}`,
    other: `${count} opérations sur ${all}`,
  });
export const moreByField = (count: number): string => `+${count} par champ`;
export const moreInAnswers = (count: number): string => `+${count} dans les réponses`;
export const webhookTerms: string = 'event webhook événement';
export const foundField = (name: string): string => `champ ${name}`;
