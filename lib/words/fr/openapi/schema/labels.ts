/** Parts of a schema without a name. */
export const eachItem: string = 'chaque élément';
export const eachFurtherItem: string = 'chaque élément suivant';
export const anyName: string = 'tout nom';
export const anyOtherName: string = 'tout autre nom';
export const item = (position: number): string => `élément ${position}`;
export const form = (position: number): string => `forme ${position}`;
export const namesLike = (pattern: string): string => `noms comme ${pattern}`;

/** Variants of a schema. */
export const option = (position: number): string => `Option ${position}`;
export const withNames = (names: string): string => `Avec ${names}`;
export const ifThis: string = 'Si ceci est vrai';
export const thenThis: string = 'Alors ceci aussi';
export const elseThis: string = 'Sinon ceci';
export const withName = (name: string): string => `Avec ${name}, ceci aussi`;
export const someItems: string = 'Certains éléments sont ainsi';
export const itsNames: string = 'Ses noms sont ainsi';
export const textHolds: string = 'Le texte contient ceci';

/** Follows the name of an example. */
export const asSent = (name: string): string => `${name}, tel qu’envoyé`;
/** Code sample without a name. */
export const sample: string = 'Exemple';
