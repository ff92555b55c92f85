import { selectPlural } from '../../select-plural';
import { LOCALE } from '../locale';

export const whichFits: string = 'Quelle version convient à ma boutique\u00a0?';
export const hint: string =
  'Saisissez les versions que vous utilisez. Elles ne sont ni envoyées ni conservées.';
export const enterVersions = (count: number, products: string): string =>
  selectPlural(LOCALE, count, {
    one: `Saisissez la version de ${products} pour voir quelle version du plugin convient.`,
    other: `Saisissez les versions de ${products} pour voir quelle version du plugin convient.`,
  });
export const unreadable = (products: string): string =>
  `${products}\u00a0: saisissez une version sous forme de nombres séparés par des points, comme 6.6. Omettez les mots comme «\u00a0beta\u00a0».`;
export const install = (version: string): string => `Installez ${version}`;
export const latestNeeds = (latest: string, product: string, version: string): string =>
  `Pas ${latest}, la plus récente\u00a0: elle nécessite ${product} ${version} ou ultérieur.`;
export const latestIsTested = (latest: string, product: string, version: string): string =>
  `Pas ${latest}, la plus récente\u00a0: elle est testée jusqu’à ${product} ${version}.`;
export const noneFits: string = 'Aucune version ne convient';
export const tooOld = (product: string, yours: string, release: string, atLeast: string): string =>
  `${product} ${yours} est trop ancien pour ${release}. Mettez ${product} à jour vers ${atLeast} au moins.`;
export const tooNew = (product: string, yours: string, release: string, upTo: string): string =>
  `${product} ${yours} est trop récent pour ${release}, qui est testée jusqu’à ${upTo}. Cela peut fonctionner, mais personne ne l’a testé\u00a0: essayez d’abord sur une copie de la boutique.`;
