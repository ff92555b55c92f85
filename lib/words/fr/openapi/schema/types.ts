/** Types of schemas; `string`, `array` and the like are keywords, and stay. */
export const any: string = 'tout type';
export const never: string = 'aucune valeur';
export const wholeNumber: string = 'nombre entier';
export const decimal: string = 'nombre décimal';
export const number: string = 'nombre';
export const either = (type: string, other: string): string => `${type} ou ${other}`;
export const oneOf = (types: string): string => `l’un de ${types}`;
export const oneOfEach: string = 'l’un de chaque';
export const mapOf = (type: string): string => `map de ${type}`;
export const arrayOf = (type: string): string => `array de ${type}`;
