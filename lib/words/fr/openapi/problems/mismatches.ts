/** Where a value does not fit its schema; they begin in small letters, or with what is quoted. */
export const noField = (name: string): string => `il n’y a pas de champ «\u00a0${name}\u00a0».`;
export const noFieldIn = (name: string, place: string): string =>
  `il n’y a pas de champ «\u00a0${name}\u00a0» dans «\u00a0${place}\u00a0».`;
export const didYouMean = (message: string, name: string): string =>
  `${message} Vouliez-vous dire ${name}\u00a0?`;
export const missing = (name: string): string => `le champ «\u00a0${name}\u00a0» manque`;
export const missingIn = (name: string, place: string): string =>
  `le champ «\u00a0${name}\u00a0» manque dans «\u00a0${place}\u00a0»`;
export const doesNotFit = (value: string): string =>
  `la valeur ne correspond pas à son schéma\u00a0: ${value}`;
export const doesNotFitAt = (place: string, value: string): string =>
  `«\u00a0${place}\u00a0» ne correspond pas à son schéma\u00a0: ${value}`;
