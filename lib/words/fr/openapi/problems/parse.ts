import { selectPlural } from '../../../select-plural';
import { LOCALE } from '../../locale';

/** Places in the text of a document. */
export const place = (line: number, column: number): string => `ligne ${line}, colonne ${column}`;
/** Problem at a place; the place begins with a capital. */
export const atPlace = (place: string, problem: string): string => `${place}\u00a0: ${problem}`;

export const notUtf8 = (place: string): string =>
  `Le document contient des octets qui ne sont pas en UTF-8 (premier\u00a0: ${place})\u00a0; ils apparaissent comme \uFFFD. Enregistrez-le en UTF-8.`;
export const noVersion: string = 'Le document ne dit pas quelle norme il suit.';
export const noPaths: string = 'Le document ne contient aucun chemin.';
export const notObject: string = 'Un document OpenAPI est un objet\u00a0; ceci est autre chose.';
export const unreadable: string = 'illisible';
export const notJson = (reason: string): string => `Le document n’est pas du JSON\u00a0: ${reason}`;
export const noYamlReader: string = 'Le lecteur de YAML n’a pas été chargé. Rechargez cette page.';
export const emptyText: string = 'Le document est vide.';
export const markup = (start: string): string =>
  `La réponse est une page web ou du XML (elle commence par ${start}), et non un document en JSON ou YAML.`;
export const keyTwice = (key: string): string =>
  `«\u00a0${key}\u00a0» figure ici deux fois\u00a0; la dernière compte. Supprimez l’une des deux.`;
export const moreKeysTwice = (count: number): string =>
  selectPlural(LOCALE, count, {
    one: `${count} autre clé figure deux fois dans un objet.`,
    other: `${count} autres clés figurent deux fois dans un objet.`,
  });
