import { selectPlural } from '../../select-plural';
import { LOCALE } from '../locale';

export const contents: string = 'Contents';
export const filterOperations: string = 'Filter operations';
/** Rows that a filter shows; values of a program. */
export const shownOf = (shown: string, all: string): string => `${shown} of ${all} operations`;
/** Below the title; `portal` is a link. */
export const facts = (version: string, operations: string, portal: string): string =>
  `Version ${version}, ${operations}. From ${portal}.`;
export const operations = (count: number): string =>
  selectPlural(LOCALE, count, { one: `${count} operation`, other: `${count} operations` });
