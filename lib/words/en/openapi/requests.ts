import { selectPlural } from '../../select-plural';
import { LOCALE } from '../locale';

/** Remarks on the sample of a request or a response. */
export const root: string = 'its root';
export const andAtMore = (position: string, count: number): string =>
  `${position} and at ${count} more`;
export const shortened = (positions: string, name: string): string =>
  `Shortened at ${positions}: see the fields of ${name}.`;
export const shortenedBody = (positions: string): string =>
  `Shortened at ${positions}: see the fields of the body.`;
export const exampleDoesNotFit: string =
  'The document’s example does not fit its schema: this is made to fit.';
export const mayNotFit = (positions: string, name: string): string =>
  `May not fit its schema at ${positions}: see the fields of ${name}.`;
export const mayNotFitBody = (positions: string): string =>
  `May not fit its schema at ${positions}: see the fields of the body.`;
export const valueMayNotFit = (name: string): string =>
  `May not fit its schema: the value of ${name}.`;

export const parametersLeftOut = (shown: number, all: number): string =>
  `Shortened: it has ${shown} of ${all} parameters.`;
export const invalidHeaders = (names: string): string =>
  `Headers that the code leaves out, as their names are not valid: ${names}.`;
export const clientHeaders = (names: string): string =>
  `Headers that the client sets itself: ${names}.`;
export const onlyFirstHeaders = (count: number): string =>
  `Only the first ${count} headers are sent.`;
export const encodedHeaders = (count: number, names: string): string =>
  selectPlural(LOCALE, count, {
    one: `Headers are ASCII: the value of ${names} is percent-encoded, which both sides must know.`,
    other: `Headers are ASCII: the values of ${names} are percent-encoded, which both sides must know.`,
  });
export const oneKey = (scheme: string): string => `${scheme} (Authorization holds one key)`;
export const together = (scheme: string, other: string): string => `${scheme} and ${other}`;
export const schemesLeftOut = (schemes: string): string =>
  `Authentication that the code leaves out: ${schemes}.`;
