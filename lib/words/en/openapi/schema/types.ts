/** Types of schemas; `string`, `array` and the like are keywords, and stay. */
export const any: string = 'any';
export const never: string = 'never';
export const wholeNumber: string = 'whole number';
export const decimal: string = 'decimal';
export const number: string = 'number';
export const either = (type: string, other: string): string => `${type} or ${other}`;
export const oneOf = (types: string): string => `one of ${types}`;
export const oneOfEach: string = 'one of each';
export const mapOf = (type: string): string => `map of ${type}`;
export const arrayOf = (type: string): string => `array of ${type}`;
