/** Types of schemas; `string`, `array` and the like are keywords, and stay. */
export const any: string = 'beliebig';
export const never: string = 'kein Wert';
export const wholeNumber: string = 'ganze Zahl';
export const decimal: string = 'Dezimalzahl';
export const number: string = 'Zahl';
export const either = (type: string, other: string): string => `${type} oder ${other}`;
export const oneOf = (types: string): string => `eines von ${types}`;
export const oneOfEach: string = 'je eines';
export const mapOf = (type: string): string => `map mit ${type}`;
export const arrayOf = (type: string): string => `array mit ${type}`;
