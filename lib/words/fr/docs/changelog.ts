import { selectPlural } from '../../select-plural';
import { LOCALE } from '../locale';

export const formats: string = 'Abonnez-vous au {} ou lisez-le en {}.';
export const atomFeed: string = 'flux Atom';
export const noRelease: string = 'Il n’y a pas encore de version.';
export const comparedWith = (version: string): string => `par rapport à ${version}`;
export const breakingChanges: string = 'Changements incompatibles';
export const otherChanges: string = 'Autres changements';
export const changes: string = 'Changements';
export const breakingCount = (count: number): string =>
  selectPlural(LOCALE, count, {
    one: `${count} changement incompatible`,
    other: `${count} changements incompatibles`,
  });
export const releaseTitle = (release: string, count: string): string =>
  `${release}\u00a0: ${count}`;
export const changeOf = (name: string, change: string): string => `${name}\u00a0: ${change}`;
export const inOperations = (count: number): string => `dans ${count} opérations`;
export const inOperationsOrMore = (count: number): string => `dans ${count} opérations ou plus`;
export const breaksSenders: string = 'touche les programmes qui l’envoient';
export const breaksReaders: string = 'touche les programmes qui le lisent';
export const breaksBoth: string = 'touche les programmes qui l’envoient ou le lisent';
export const since = (version: string): string => `depuis ${version}`;
export const requiredSince = (version: string): string => `obligatoire depuis ${version}`;
export const deprecatedSince = (version: string): string => `obsolète depuis ${version}`;
