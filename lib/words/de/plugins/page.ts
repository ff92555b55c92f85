export const headings: Readonly<
  Record<'download' | 'compatibility' | 'check-the-download' | 'releases', string>
> = {
  download: 'Herunterladen',
  compatibility: 'Kompatibilität',
  'check-the-download': 'Download prüfen',
  releases: 'Versionen',
};
export const download = (version: string): string => `${version} herunterladen`;
export const zip = (size: string): string => `zip, ${size}`;
export const version: string = 'Version';
export const versionOf = (version: string): string => `Version ${version}`;
export const file: string = 'Datei';
export const size: string = 'Größe';
export const supportedUntil: string = 'Unterstützt bis';
export const supportedUntilDay: string = 'Unterstützt bis {}';

export const compatibilityTable: string = 'Tabelle der Kompatibilität';
export const worksWith: string = 'Läuft mit';
export const from: string = 'Ab';
export const upTo: string = 'Bis';
export const anyVersion: string = 'jede Version';
export const newest: string = 'die neueste';
export const fromTo = (product: string, min: string, max: string): string =>
  `${product} ${min} bis ${max}`;
export const only = (product: string, version: string): string => `${product} ${version}`;
export const upToVersion = (product: string, max: string): string => `${product} bis ${max}`;
export const orNewer = (product: string, min: string): string => `${product} ab ${min}`;
export const any = (product: string): string => `${product} in jeder Version`;

export const compareByHand: string =
  'Um selbst zu vergleichen, führen Sie diesen Befehl im Ordner der Datei aus. Seine Ausgabe muss der SHA-256-Wert unter {} sein; ist sie es nicht, löschen Sie die Datei und laden Sie sie erneut herunter.';
export const command: string = 'Befehl';
export const careful: string = 'Vorsicht.';
export const step = (group: string, number: number): string => `${group}, Schritt ${number}`;
export const screen = (step: string): string => `Bildschirm: ${step}`;
