export const chooseFile: string = 'Datei wählen';
export const chooseOther: string = 'Andere Datei wählen';
export const letGo: string = 'Zum Prüfen loslassen.';
export const orDrop: string = 'Oder ziehen Sie sie auf eine beliebige Stelle dieser Seite.';
export const staysHere: string = 'Die Datei bleibt auf Ihrem Gerät: Nichts wird hochgeladen.';
export const cannotRead: string =
  'Diese Seite kann hier keine Dateien lesen: Browser berechnen Prüfsummen nur auf Seiten, die über HTTPS ausgeliefert werden. Verwenden Sie stattdessen die Befehle unten.';
export const reading = (file: string): string => `${file} wird gelesen …`;
export const notRead: string = 'Die Datei konnte nicht gelesen werden';
export const notReadReason = (file: string): string =>
  `${file} ist nicht mehr vorhanden, oder dieser Browser darf sie nicht öffnen. Wenn es ein Ordner ist, wählen Sie die ZIP-Datei so, wie sie heruntergeladen wurde.`;

export const unknown: string = 'Keine unserer Versionen';
export const unknownReason = (file: string, count: number): string =>
  `Die Prüfsumme von ${file} gehört zu keiner unserer ${count} Versionen. Installieren Sie die Datei nicht.`;
export const takeAgain: string =
  'Wählen Sie die ZIP-Datei so, wie sie heruntergeladen wurde, nicht eine entpackte und neu gepackte, oder laden Sie sie noch einmal von der {} herunter.';
export const pluginPage: string = 'Seite des Plugins';

export const intact = (plugin: string, version: string): string =>
  `Unverändert: ${plugin} ${version}`;
export const sameSums: string = 'SHA-1 und SHA-256 sind die dieser Version.';
export const latest: string = 'Es ist die neueste.';
export const newer: string = 'Es gibt eine neuere: {}.';
export const noLonger: string = 'Dieses Plugin wird nicht mehr angeboten oder unterstützt.';

export const different = (plugin: string, version: string): string =>
  `Verändert: Das ist nicht ${plugin} ${version}, wie wir es veröffentlichen`;
export const incomplete = (size: string, whole: string): string =>
  `Die Datei ist unvollständig oder wurde geändert: ${size} von ${whole}.`;
export const changed: string = 'Der Inhalt wurde geändert.';
export const doNotInstall: string = 'Installieren Sie die Datei nicht.';
export const downloadAgain: string =
  'Löschen Sie sie, und laden Sie sie von der Seite {} erneut herunter.';
export const differsToo: string = 'Wenn auch diese abweicht, {}.';
export const tellUs: string = 'sagen Sie es uns';

export const oneFile: string = 'Bitte nur eine Datei';
export const nothingRead: string =
  'Es wurde nichts gelesen. Ziehen Sie eine einzelne ZIP-Datei hierher.';
export const folder = (name: string): string => `${name} ist ein Ordner`;
export const folderReason: string =
  'Eine Prüfsumme gehört zur ZIP-Datei. Safari entpackt, was es herunterlädt, solange in den Einstellungen „Sichere Dateien nach dem Laden öffnen“ eingeschaltet ist: Schalten Sie das aus, und laden Sie die Datei erneut herunter.';
export const tooLarge = (file: string): string => `${file} ist zu groß`;
export const tooLargeReason = (limit: string): string =>
  `Die Datei wurde nicht gelesen: Die Grenze liegt bei ${limit}, und alle unsere Versionen sind weit kleiner.`;

export const file: string = 'Datei';
export const published: string = 'Veröffentlicht';
