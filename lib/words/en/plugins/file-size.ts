import { selectPlural } from '../../select-plural';
import { LOCALE } from '../locale';

export const inBytes = (count: number): string =>
  selectPlural(LOCALE, count, { one: `${count}\u00a0byte`, other: `${count}\u00a0bytes` });
export const inKilobytes = (count: string): string => `${count}\u00a0KB`;
export const inMegabytes = (count: string): string => `${count}\u00a0MB`;
