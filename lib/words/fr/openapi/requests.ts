import { selectPlural } from '../../select-plural';
import { LOCALE } from '../locale';

/** Remarks on the sample of a request or a response. */
export const root: string = 'la racine';
export const andAtMore = (position: string, count: number): string =>
  selectPlural(LOCALE, count, {
    one: `${position} et à ${count} autre endroit`,
    other: `${position} et à ${count} autres endroits`,
  });
export const shortened = (positions: string, name: string): string =>
  `Abrégé à ${positions}\u00a0: voir les champs de ${name}.`;
export const shortenedBody = (positions: string): string =>
  `Abrégé à ${positions}\u00a0: voir les champs du corps.`;
export const exampleDoesNotFit: string =
  'L’exemple du document ne correspond pas à son schéma\u00a0: celui-ci a été adapté.';
export const mayNotFit = (positions: string, name: string): string =>
  `Ne correspond peut-être pas à son schéma à ${positions}\u00a0: voir les champs de ${name}.`;
export const mayNotFitBody = (positions: string): string =>
  `Ne correspond peut-être pas à son schéma à ${positions}\u00a0: voir les champs du corps.`;
export const valueMayNotFit = (name: string): string =>
  `Ne correspond peut-être pas à son schéma\u00a0: la valeur de ${name}.`;

export const parametersLeftOut = (shown: number, all: number): string =>
  `Abrégé\u00a0: ${shown} paramètres sur ${all}.`;
export const invalidHeaders = (names: string): string =>
  `En-têtes que le code omet, car leurs noms ne sont pas valides\u00a0: ${names}.`;
export const clientHeaders = (names: string): string =>
  `En-têtes que le client définit lui-même\u00a0: ${names}.`;
export const onlyFirstHeaders = (count: number): string =>
  `Seuls les ${count} premiers en-têtes sont envoyés.`;
export const encodedHeaders = (count: number, names: string): string =>
  selectPlural(LOCALE, count, {
    one: `Les en-têtes sont en ASCII\u00a0: la valeur de ${names} est encodée en pour cent, ce que les deux côtés doivent savoir.`,
    other: `Les en-têtes sont en ASCII\u00a0: les valeurs de ${names} sont encodées en pour cent, ce que les deux côtés doivent savoir.`,
  });
export const oneKey = (scheme: string): string =>
  `${scheme} (Authorization contient une seule clé)`;
export const together = (scheme: string, other: string): string => `${scheme} et ${other}`;
export const schemesLeftOut = (schemes: string): string =>
  `Authentification que le code omet\u00a0: ${schemes}.`;
