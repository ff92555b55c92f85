/** Where a value does not fit its schema; they begin in small letters, or with what is quoted. */
export const noField = (name: string): string => `es gibt kein Feld „${name}“.`;
export const noFieldIn = (name: string, place: string): string =>
  `es gibt kein Feld „${name}“ in „${place}“.`;
export const didYouMean = (message: string, name: string): string =>
  `${message} Meinten Sie ${name}?`;
export const missing = (name: string): string => `das Feld „${name}“ fehlt`;
export const missingIn = (name: string, place: string): string =>
  `das Feld „${name}“ fehlt in „${place}“`;
export const doesNotFit = (value: string): string =>
  `der Wert passt nicht zu seinem Schema: ${value}`;
export const doesNotFitAt = (place: string, value: string): string =>
  `„${place}“ passt nicht zu seinem Schema: ${value}`;
