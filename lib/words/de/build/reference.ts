import { selectPlural } from '../../select-plural';
import { LOCALE } from '../locale';

export const contents: string = 'Inhalt';
export const filterOperations: string = 'Operationen filtern';
export const shownOf = (shown: string, all: string): string => `${shown} von ${all} Operationen`;
export const facts = (version: string, operations: string, portal: string): string =>
  `Version ${version}, ${operations}. Von ${portal}.`;
export const operations = (count: number): string =>
  selectPlural(LOCALE, count, { one: `${count} Operation`, other: `${count} Operationen` });
