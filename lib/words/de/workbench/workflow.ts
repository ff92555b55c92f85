import { selectPlural } from '../../select-plural';
import { LOCALE } from '../locale';

export const runAll: string = 'Alle ausführen';
export const runStep: string = 'Diesen Schritt ausführen';
export const steps = (count: number): string =>
  selectPlural(LOCALE, count, {
    one: `${count} Schritt in der Sandbox`,
    other: `${count} Schritte in der Sandbox, nacheinander`,
  });
export const met: string = 'erfüllt';
export const notMetMissing: string = 'nicht erfüllt: nicht vorhanden';
export const notMet: string = 'nicht erfüllt: Der Wert ist {}';
export const now: string = 'jetzt {}';
