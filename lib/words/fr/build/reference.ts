import { selectPlural } from '../../select-plural';
import { LOCALE } from '../locale';

export const contents: string = 'Sommaire';
export const filterOperations: string = 'Filtrer les opérations';
export const shownOf = (shown: string, all: string): string => `${shown} opérations sur ${all}`;
export const facts = (version: string, operations: string, portal: string): string =>
  `Version ${version}, ${operations}. Source\u00a0: ${portal}.`;
export const operations = (count: number): string =>
  selectPlural(LOCALE, count, { one: `${count} opération`, other: `${count} opérations` });
