import { selectPlural } from '../../select-plural';
import { LOCALE } from '../locale';

export const whichFits: string = 'Which version fits my shop?';
export const hint: string = 'Type the versions you run. They are not sent or kept.';
export const enterVersions = (count: number, products: string): string =>
  selectPlural(LOCALE, count, {
    one: `Enter the version of ${products} to see which release fits.`,
    other: `Enter the versions of ${products} to see which release fits.`,
  });
export const unreadable = (products: string): string =>
  `${products}: type a version as numbers with dots, such as 6.6. Leave out words such as “beta”.`;
export const install = (version: string): string => `Install ${version}`;
export const latestNeeds = (latest: string, product: string, version: string): string =>
  `Not ${latest}, the latest: it needs ${product} ${version} or newer.`;
export const latestIsTested = (latest: string, product: string, version: string): string =>
  `Not ${latest}, the latest: it is tested up to ${product} ${version}.`;
export const noneFits: string = 'No release fits';
export const tooOld = (product: string, yours: string, release: string, atLeast: string): string =>
  `${product} ${yours} is too old for ${release}. Update ${product} to at least ${atLeast}.`;
export const tooNew = (product: string, yours: string, release: string, upTo: string): string =>
  `${product} ${yours} is too new for ${release}, which is tested up to ${upTo}. It may work, but nobody has tested it: try it on a copy of the shop first.`;
