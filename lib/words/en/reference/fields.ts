import { selectPlural } from '../../select-plural';
import { LOCALE } from '../locale';

/** Chips of a field. */
export const required: string = 'required';
export const conditional: string = 'conditional';
export const deprecated: string = 'deprecated';
export const defaultValue = (value: string): string => `default ${value}`;
export const constant = (value: string): string => `always ${value}`;
/** Examples of a field in its line. */
export const example = (values: string): string => `example ${values}`;
export const refused = (value: string): string => `${value} (does not fit the schema)`;

export const requiredWhen: string = 'Required when {} is sent.';
export const requiredWhenMore = (count: number): string =>
  `Required when {} or one of ${count} more is sent.`;
/** Between names and values. */
export const or: string = ' or ';
export const orOneOfMore = (count: number): string => ` or one of ${count} more`;
export const orNoneOfThese: string = ', any other, or none';

export const valueCount = (count: number): string => `${count} values`;
export const valuesOf = (name: string): string => `Values of ${name}`;
export const exampleCount = (count: number): string =>
  selectPlural(LOCALE, count, { one: `${count} example`, other: `${count} examples` });
export const examplesOf = (name: string): string => `Examples of ${name}`;
export const deprecatedFields = (count: number): string =>
  selectPlural(LOCALE, count, {
    one: `${count} deprecated field`,
    other: `${count} deprecated fields`,
  });
export const deprecatedParameters = (count: number): string =>
  selectPlural(LOCALE, count, {
    one: `${count} deprecated parameter`,
    other: `${count} deprecated parameters`,
  });
export const deprecatedHeaders = (count: number): string =>
  selectPlural(LOCALE, count, {
    one: `${count} deprecated header`,
    other: `${count} deprecated headers`,
  });

/** Names of what is read out of context. */
export const nameOf = (name: string, outer: string): string => `${name} of ${outer}`;
export const nameIn = (name: string, status: string): string => `${name} in ${status}`;
export const theBody: string = 'the body';
export const theRequestBody: string = 'the request body';
/** Name of a body that is no object. */
export const body: string = 'body';
