import { selectPlural } from '../select-plural';
import { LOCALE } from './locale';

export const home: string = 'Accueil';
export const explainResponse: string = 'Expliquer chaque code de cette réponse';
export const canFind: string = 'Trouvez un guide, une opération, un champ ou un code de résultat.';
export const forExample: string = ' Par exemple\u00a0:';
export const tryOther: string =
  'Essayez le nom d’un champ, le nom d’une opération ou moins de mots.';
export const tryOtherLike: string =
  'Essayez le nom d’un champ, comme {}, le nom d’une opération ou moins de mots.';
export const otherWays: string = 'Tout reste accessible depuis ces pages.';
export const tryAgain: string = 'Réessayer';
export const unavailable: string =
  'La recherche n’est pas disponible\u00a0: son index ne s’est pas chargé.';
export const searching: string = 'Recherche…';
export const noPage = (term: string): string => `Aucune page ne contient «\u00a0${term}\u00a0».`;
export const pages = (count: number): string =>
  selectPlural(LOCALE, count, { one: `${count} page`, other: `${count} pages` });
export const resultsFor = (term: string, count: string): string =>
  `Résultats pour «\u00a0${term}\u00a0»\u00a0: ${count}`;
export const soFar = (count: string): string => `${count} pour l’instant`;
export const showMore: string = 'Afficher plus de pages';
export const searchOriginal = (term: string): string => `Rechercher plutôt «\u00a0${term}\u00a0»`;
export const shiftEnter: string = 'Maj ↵';
