/** How several values are written in a parameter or a part. */
export const byCommas: string = 'valeurs séparées par des virgules';
export const bySpaces: string = 'valeurs séparées par des espaces';
export const byBars: string = 'valeurs séparées par |';
export const byTabs: string = 'valeurs séparées par des tabulations';
export const inEach = (separated: string): string => `dans chacune, ${separated}`;
export const repeated: string = 'répété pour chaque valeur';
export const writtenAs = (form: string): string => `sous la forme ${form}`;
export const writtenAsEither = (form: string, other: string): string =>
  `sous la forme ${form} ou ${other}`;
export const writtenWithoutName = (form: string): string =>
  `sous la forme ${form}, sans son propre nom`;
export const writtenAsCookie: string = 'écrit comme dans un en-tête Cookie';
export const writtenAsMedia = (media: string): string => `écrit en ${media}`;
export const wholeQuery: string = 'toute la chaîne de requête';
export const reservedStay: string = 'les caractères réservés restent tels quels';
export const mayBeEmpty: string = 'peut être vide';
export const sentAs = (media: string): string => `envoyé en ${media}`;
export const withHeader = (header: string): string => `avec l’en-tête ${header}`;
export const withHeaders = (headers: string): string => `avec les en-têtes ${headers}`;
/** Header with what is known of it. */
export const described = (header: string, description: string): string =>
  `${header}\u00a0: ${description}`;
