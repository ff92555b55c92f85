import { selectPlural } from '../../select-plural';
import { LOCALE } from '../locale';

export const whichFits: string = 'Welche Version passt zu meinem Shop?';
export const hint: string =
  'Geben Sie die Versionen ein, die Sie einsetzen. Sie werden weder gesendet noch gespeichert.';
export const enterVersions = (count: number, products: string): string =>
  selectPlural(LOCALE, count, {
    one: `Geben Sie die Version von ${products} ein, um zu sehen, welche Plugin-Version passt.`,
    other: `Geben Sie die Versionen von ${products} ein, um zu sehen, welche Plugin-Version passt.`,
  });
export const unreadable = (products: string): string =>
  `${products}: Geben Sie eine Version als Zahlen mit Punkten ein, zum Beispiel 6.6. Lassen Sie Wörter wie „beta“ weg.`;
export const install = (version: string): string => `${version} installieren`;
export const latestNeeds = (latest: string, product: string, version: string): string =>
  `Nicht ${latest}, die neueste: Sie benötigt ${product} ab ${version}.`;
export const latestIsTested = (latest: string, product: string, version: string): string =>
  `Nicht ${latest}, die neueste: Sie ist bis ${product} ${version} getestet.`;
export const noneFits: string = 'Keine Version passt';
export const tooOld = (product: string, yours: string, release: string, atLeast: string): string =>
  `${product} ${yours} ist zu alt für ${release}. Aktualisieren Sie ${product} mindestens auf ${atLeast}.`;
export const tooNew = (product: string, yours: string, release: string, upTo: string): string =>
  `${product} ${yours} ist zu neu für ${release}, getestet bis ${upTo}. Es kann funktionieren, aber niemand hat es getestet: Versuchen Sie es zuerst mit einer Kopie des Shops.`;
