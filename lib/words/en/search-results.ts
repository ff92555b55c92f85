import { selectPlural } from '../select-plural';
import { LOCALE } from './locale';

export const home: string = 'Home';
export const explainResponse: string = 'Explain every code of this response';
export const canFind: string = 'Find a guide, an operation, a field or a result code.';
/** Follows `canFind` before examples. */
export const forExample: string = ' For example:';
export const tryOther: string = 'Try a field name, the name of an operation, or fewer words.';
/** The same with an example of a field. */
export const tryOtherLike: string =
  'Try a field name such as {}, the name of an operation, or fewer words.';
export const otherWays: string = 'Everything can still be reached from these pages.';
export const tryAgain: string = 'Try again';
export const unavailable: string = 'The search is not available: its index did not load.';
export const searching: string = 'Searching…';
export const noPage = (term: string): string => `No page has “${term}”.`;
export const pages = (count: number): string =>
  selectPlural(LOCALE, count, { one: `${count} page`, other: `${count} pages` });
export const resultsFor = (term: string, count: string): string =>
  `Results for “${term}”: ${count}`;
export const soFar = (count: string): string => `${count} so far`;
export const showMore: string = 'Show more pages';
export const searchOriginal = (term: string): string => `Search for “${term}” instead`;
export const shiftEnter: string = 'Shift ↵';
