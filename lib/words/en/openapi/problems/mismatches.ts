/** Where a value does not fit its schema; they begin in small letters, or with what is quoted. */
export const noField = (name: string): string => `there is no field "${name}".`;
export const noFieldIn = (name: string, place: string): string =>
  `there is no field "${name}" in "${place}".`;
export const didYouMean = (message: string, name: string): string =>
  `${message} Did you mean ${name}?`;
export const missing = (name: string): string => `the field "${name}" is missing`;
export const missingIn = (name: string, place: string): string =>
  `the field "${name}" is missing in "${place}"`;
export const doesNotFit = (value: string): string => `the value does not fit its schema: ${value}`;
export const doesNotFitAt = (place: string, value: string): string =>
  `"${place}" does not fit its schema: ${value}`;
