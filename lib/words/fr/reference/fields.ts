import { selectPlural } from '../../select-plural';
import { LOCALE } from '../locale';

export const required: string = 'obligatoire';
export const conditional: string = 'conditionnel';
export const deprecated: string = 'obsolète';
export const defaultValue = (value: string): string => `par défaut ${value}`;
export const constant = (value: string): string => `toujours ${value}`;
export const example = (values: string): string => `exemple ${values}`;
export const refused = (value: string): string => `${value} (non conforme au schéma)`;

export const requiredWhen: string = 'Obligatoire si {} est envoyé.';
export const requiredWhenMore = (count: number): string =>
  `Obligatoire si {} ou l’un des ${count} autres champs est envoyé.`;
export const or: string = ' ou ';
export const orOneOfMore = (count: number): string => ` ou l’une des ${count} autres valeurs`;
export const orNoneOfThese: string = ', toute autre valeur ou aucune';

export const valueCount = (count: number): string => `${count} valeurs`;
export const valuesOf = (name: string): string => `Valeurs de ${name}`;
export const exampleCount = (count: number): string =>
  selectPlural(LOCALE, count, { one: `${count} exemple`, other: `${count} exemples` });
export const examplesOf = (name: string): string => `Exemples pour ${name}`;
export const deprecatedFields = (count: number): string =>
  selectPlural(LOCALE, count, {
    one: `${count} champ obsolète`,
    other: `${count} champs obsolètes`,
  });
export const deprecatedParameters = (count: number): string =>
  selectPlural(LOCALE, count, {
    one: `${count} paramètre obsolète`,
    other: `${count} paramètres obsolètes`,
  });
export const deprecatedHeaders = (count: number): string =>
  selectPlural(LOCALE, count, {
    one: `${count} en-tête obsolète`,
    other: `${count} en-têtes obsolètes`,
  });

export const nameOf = (name: string, outer: string): string => `${name} de ${outer}`;
export const nameIn = (name: string, status: string): string => `${name} dans ${status}`;
export const theBody: string = 'corps';
export const theRequestBody: string = 'corps de la requête';
export const body: string = 'corps';
