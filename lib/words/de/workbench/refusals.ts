export const nothingSent: string = 'Es wurde nichts gesendet.';

export const otherServer = (base: string): string =>
  `Das Dokument nennt einen anderen Server als die Sandbox dieses Portals, ${base}.`;
export const production: string =
  'Als Sandbox dieses Portals ist der Produktions-Host eingestellt: Sagen Sie dem Betreiber Bescheid.';
export const leadsElsewhere: string = 'Die Adresse führt woandershin, als sie angibt.';
export const badAddress: string =
  'Die Adresse enthält ein Zeichen, das in keiner Adresse stehen darf.';
export const emptySegment: string = 'Ein Teil des Pfads ist leer.';
export const badEncoding = (segment: string): string =>
  `Der Teil „${segment}“ des Pfads ist keine gültige Prozentkodierung.`;
export const otherPath = (segment: string): string =>
  `Der Teil „${segment}“ des Pfads führt zu einem anderen Pfad.`;
export const slash = (segment: string): string =>
  `Der Teil „${segment}“ des Pfads enthält einen Schrägstrich.`;
export const invisible = (segment: string): string =>
  `Der Teil „${segment}“ des Pfads enthält ein unsichtbares Zeichen.`;
export const template = (segment: string): string =>
  `Der Teil „${segment}“ des Pfads ist eine Vorlage ohne Wert.`;
export const badQuery: string = 'Die Query enthält ein unsichtbares Zeichen.';

export const needsFile: string =
  'Zu dieser Anfrage gehört eine Datei von Ihnen: Senden Sie sie mit dem curl-Befehl.';
export const needsCookie: string =
  'Ein Browser sendet von hier kein Cookie: Verwenden Sie den curl-Befehl.';

export const cardInBody = (end: string): string =>
  `Die Nummer im Body, die auf ${end} endet, könnte die einer echten Karte sein, daher wurde nichts gesendet.`;
export const cardInAddress = (end: string): string =>
  `Die Nummer in der Adresse, die auf ${end} endet, könnte die einer echten Karte sein, daher wurde nichts gesendet.`;
export const cardInCookie = (end: string): string =>
  `Die Nummer in einem Cookie, die auf ${end} endet, könnte die einer echten Karte sein, daher wurde nichts gesendet.`;
export const cardInHeader = (end: string, name: string): string =>
  `Die Nummer im Header „${name}“, die auf ${end} endet, könnte die einer echten Karte sein, daher wurde nichts gesendet.`;
export const cardInField = (end: string, name: string): string =>
  `Die Nummer in „${name}“, die auf ${end} endet, könnte die einer echten Karte sein, daher wurde nichts gesendet.`;
export const useTestCard = (card: string): string => `Verwenden Sie die Testkarte ${card}.`;

export const enterKey: string = 'Geben Sie Ihren Sandbox-Schlüssel ein.';
export const productionKey: string =
  'Das ist ein Produktionsschlüssel, den diese Seite niemals sendet. Geben Sie einen Sandbox-Schlüssel ein, und ersetzen Sie den Produktionsschlüssel, falls ihn jemand gesehen haben könnte.';
export const badKey: string =
  'Ein Schlüssel besteht nur aus Buchstaben, Ziffern und Zeichen ohne Leerzeichen: Kopieren Sie ihn noch einmal.';
