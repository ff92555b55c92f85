/** Parts of a schema without a name. */
export const eachItem: string = 'jedes Element';
export const eachFurtherItem: string = 'jedes weitere Element';
export const anyName: string = 'beliebiger Name';
export const anyOtherName: string = 'jeder andere Name';
export const item = (position: number): string => `Element ${position}`;
export const form = (position: number): string => `Form ${position}`;
export const namesLike = (pattern: string): string => `Namen wie ${pattern}`;

/** Variants of a schema. */
export const option = (position: number): string => `Option ${position}`;
export const withNames = (names: string): string => `Mit ${names}`;
export const ifThis: string = 'Wenn dies gilt';
export const thenThis: string = 'Dann auch dies';
export const elseThis: string = 'Sonst dies';
export const withName = (name: string): string => `Mit ${name} auch dies`;
export const someItems: string = 'Einige Elemente sind so';
export const itsNames: string = 'Die Namen sind so';
export const textHolds: string = 'Der Text enthält dies';

/** Follows the name of an example. */
export const asSent = (name: string): string => `${name}, wie gesendet`;
/** Code sample without a name. */
export const sample: string = 'Beispiel';
