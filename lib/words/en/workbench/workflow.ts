import { selectPlural } from '../../select-plural';
import { LOCALE } from '../locale';

export const runAll: string = 'Run all';
export const runStep: string = 'Run this step';
export const steps = (count: number): string =>
  selectPlural(LOCALE, count, {
    one: `${count} step against the sandbox`,
    other: `${count} steps against the sandbox, one after the other`,
  });
export const met: string = 'met';
export const notMetMissing: string = 'not met: not there';
/** With a value in it. */
export const notMet: string = 'not met: it is {}';
/** With a value in it. */
export const now: string = 'now {}';
