import { selectPlural } from '../../select-plural';
import { LOCALE } from '../locale';

export const inBytes = (count: number): string =>
  selectPlural(LOCALE, count, { one: `${count}\u00a0octet`, other: `${count}\u00a0octets` });
export const inKilobytes = (count: string): string => `${count}\u00a0Ko`;
export const inMegabytes = (count: string): string => `${count}\u00a0Mo`;
