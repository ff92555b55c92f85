import { selectPlural } from '../../select-plural';
import { LOCALE } from '../locale';

export const required: string = 'erforderlich';
export const conditional: string = 'bedingt';
export const deprecated: string = 'veraltet';
export const defaultValue = (value: string): string => `Standard ${value}`;
export const constant = (value: string): string => `immer ${value}`;
export const example = (values: string): string => `Beispiel ${values}`;
export const refused = (value: string): string => `${value} (passt nicht zum Schema)`;

export const requiredWhen: string = 'Erforderlich, wenn {} gesendet wird.';
export const requiredWhenMore = (count: number): string =>
  `Erforderlich, wenn {} oder eines von ${count} weiteren Feldern gesendet wird.`;
export const or: string = ' oder ';
export const orOneOfMore = (count: number): string => ` oder einer von ${count} weiteren Werten`;
export const orNoneOfThese: string = ', jeder andere oder keiner';

export const valueCount = (count: number): string => `${count} Werte`;
export const valuesOf = (name: string): string => `Werte von ${name}`;
export const exampleCount = (count: number): string =>
  selectPlural(LOCALE, count, { one: `${count} Beispiel`, other: `${count} Beispiele` });
export const examplesOf = (name: string): string => `Beispiele für ${name}`;
export const deprecatedFields = (count: number): string =>
  selectPlural(LOCALE, count, {
    one: `${count} veraltetes Feld`,
    other: `${count} veraltete Felder`,
  });
export const deprecatedParameters = (count: number): string =>
  selectPlural(LOCALE, count, {
    one: `${count} veralteter Parameter`,
    other: `${count} veraltete Parameter`,
  });
export const deprecatedHeaders = (count: number): string =>
  selectPlural(LOCALE, count, {
    one: `${count} veralteter Header`,
    other: `${count} veraltete Header`,
  });

export const nameOf = (name: string, outer: string): string => `${name} von ${outer}`;
export const nameIn = (name: string, status: string): string => `${name} in ${status}`;
export const theBody: string = 'Body';
export const theRequestBody: string = 'Anfrage-Body';
export const body: string = 'Body';
