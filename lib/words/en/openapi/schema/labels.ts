/** Parts of a schema without a name. */
export const eachItem: string = 'each item';
export const eachFurtherItem: string = 'each further item';
export const anyName: string = 'any name';
export const anyOtherName: string = 'any other name';
export const item = (position: number): string => `item ${position}`;
export const form = (position: number): string => `form ${position}`;
export const namesLike = (pattern: string): string => `names like ${pattern}`;

/** Variants of a schema. */
export const option = (position: number): string => `Option ${position}`;
export const withNames = (names: string): string => `With ${names}`;
export const ifThis: string = 'If this holds';
export const thenThis: string = 'Then this, too';
export const elseThis: string = 'Otherwise this';
export const withName = (name: string): string => `With ${name} this, too`;
export const someItems: string = 'Some items are like this';
export const itsNames: string = 'Its names are like this';
export const textHolds: string = 'The text holds this';

/** Follows the name of an example. */
export const asSent = (name: string): string => `${name}, as it is sent`;
/** Code sample without a name. */
export const sample: string = 'Sample';
