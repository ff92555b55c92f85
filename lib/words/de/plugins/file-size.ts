import { selectPlural } from '../../select-plural';
import { LOCALE } from '../locale';

export const inBytes = (count: number): string =>
  selectPlural(LOCALE, count, { one: `${count} Byte`, other: `${count} Byte` });
export const inKilobytes = (count: string): string => `${count} KB`;
export const inMegabytes = (count: string): string => `${count} MB`;
