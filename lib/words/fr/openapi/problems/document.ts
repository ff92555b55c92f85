import { selectPlural } from '../../../select-plural';
import { LOCALE } from '../../locale';

/** What was found stands behind a colon, which needs no agreement. */
export const wrongType = (expected: string, key: string, found: string): string =>
  `On attend ${expected} pour ${key}\u00a0; trouvé\u00a0: ${found}.`;
export const notObject = (found: string): string =>
  `On attend un objet\u00a0; trouvé\u00a0: ${found}.`;
export const notList = (found: string): string =>
  `On attend une liste\u00a0; trouvé\u00a0: ${found}.`;
export const moreKeywords = (count: number): string =>
  selectPlural(LOCALE, count, {
    one: `Il en va de même pour ${count} autre mot-clé, dont la valeur est d’un autre type que dans la norme.`,
    other: `Il en va de même pour ${count} autres mots-clés, dont les valeurs sont d’un autre type que dans la norme.`,
  });

export const refRemote = (ref: string): string => `La référence ${ref} mène hors du document.`;
export const refNotFound = (ref: string): string => `Il n’y a rien à ${ref}.`;
export const refLoop = (ref: string): string => `La référence ${ref} n’a pas de fin.`;
export const refToItself: string = 'La référence revient à elle-même.';
export const notSchema = (found: string): string =>
  `Un schéma est un objet, true ou false\u00a0; trouvé\u00a0: ${found}.`;
export const allOfTooDeep: string = 'allOf est trop imbriqué\u00a0; le reste est omis.';
export const mappingToNothing = (value: string): string =>
  `La valeur ${value} ne correspond à aucun schéma du document.`;
export const moreMappings = (count: number): string =>
  selectPlural(LOCALE, count, {
    one: `${count} autre ne correspond à aucun schéma du document.`,
    other: `${count} autres ne correspondent à aucun schéma du document.`,
  });

export const notMethod = (method: string): string =>
  `«\u00a0${method}\u00a0» n’est pas un nom de méthode.`;
export const methodInPath = (method: string): string =>
  `«\u00a0${method}\u00a0» figure déjà dans le chemin lui-même.`;
export const methodBelongs = (method: string, field: string): string =>
  `La place de «\u00a0${method}\u00a0» est dans le chemin lui-même, sous «\u00a0${field}\u00a0».`;
export const unknownMethod = (method: string): string =>
  `«\u00a0${method}\u00a0» n’est pas une méthode connue ici.`;
export const pathWithoutSlash: string = 'Un chemin commence par une barre oblique.';
export const pathTwice = (path: string): string =>
  `${path} est le même chemin\u00a0: les noms entre accolades ne distinguent pas les chemins. Décrivez les deux en un seul, avec les mêmes noms.`;
export const morePaths = (count: number): string =>
  selectPlural(LOCALE, count, {
    one: `Il en va de même pour ${count} autre chemin.`,
    other: `Il en va de même pour ${count} autres chemins.`,
  });
export const serverWithoutValue = (names: string): string =>
  `L’adresse du serveur n’a pas de valeur pour ${names}\u00a0: décrivez-la dans «\u00a0variables\u00a0», avec «\u00a0default\u00a0».`;
export const serverDefault = (value: string, name: string): string =>
  `«\u00a0${value}\u00a0» est la valeur par défaut de ${name}, mais aucune de ses valeurs.`;
export const serverWithQuery = (rest: string): string =>
  `L’adresse d’un serveur n’a ni requête ni fragment\u00a0: les chemins se placent avant «\u00a0${rest}\u00a0».`;
export const serverWithoutUrl: string = 'Un serveur a besoin de «\u00a0url\u00a0».';
export const tagWithoutName: string = 'Un tag a besoin d’un nom.';
export const tagNotText: string = 'Un tag est un nom\u00a0; celui-ci est omis.';
export const tagTwice = (name: string): string =>
  `Le tag «\u00a0${name}\u00a0» est déjà déclaré\u00a0: le texte du premier compte. Supprimez celui-ci.`;
export const moreTags = (count: number): string =>
  selectPlural(LOCALE, count, {
    one: `Il en va de même pour ${count} autre tag.`,
    other: `Il en va de même pour ${count} autres tags.`,
  });
