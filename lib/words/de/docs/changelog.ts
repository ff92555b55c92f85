import { selectPlural } from '../../select-plural';
import { LOCALE } from '../locale';

export const formats: string = 'Abonnieren Sie das als {}, oder lesen Sie es als {}.';
export const atomFeed: string = 'Atom-Feed';
export const noRelease: string = 'Es gibt noch keine Version.';
export const comparedWith = (version: string): string => `verglichen mit ${version}`;
export const breakingChanges: string = 'Inkompatible Änderungen';
export const otherChanges: string = 'Andere Änderungen';
export const changes: string = 'Änderungen';
export const breakingCount = (count: number): string =>
  selectPlural(LOCALE, count, {
    one: `${count} inkompatible Änderung`,
    other: `${count} inkompatible Änderungen`,
  });
export const releaseTitle = (release: string, count: string): string => `${release}: ${count}`;
export const changeOf = (name: string, change: string): string => `${name}: ${change}`;
export const inOperations = (count: number): string => `in ${count} Operationen`;
export const inOperationsOrMore = (count: number): string => `in ${count} oder mehr Operationen`;
export const breaksSenders: string = 'trifft Programme, die es senden';
export const breaksReaders: string = 'trifft Programme, die es lesen';
export const breaksBoth: string = 'trifft Programme, die es senden oder lesen';
export const since = (version: string): string => `seit ${version}`;
export const requiredSince = (version: string): string => `erforderlich seit ${version}`;
export const deprecatedSince = (version: string): string => `veraltet seit ${version}`;
