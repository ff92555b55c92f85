export const stale: string =
  'Dies ist das aktuelle Dokument, wie es zuvor geladen wurde. Erneut geladen wurde es nicht:';
export const saved: string =
  'Dies ist die mit der Seite gespeicherte Kopie. Das aktuelle Dokument wurde nicht geladen:';
export const unknownAddress: string =
  'Keine Seite hat diese Adresse. Ein aktuelles Dokument, das sie kennen könnte, wurde nicht geladen:';
export const listIsStale: string =
  'Die Operationen stehen hier, wie sie zuvor geladen wurden. Erneut geladen wurden sie nicht:';
export const listIsPartlySaved: string =
  'Einige Operationen stehen hier, wie sie mit der Seite gespeichert wurden. Ein aktuelles Dokument wurde nicht geladen:';
export const listIsSaved: string =
  'Die Operationen stehen hier, wie sie mit der Seite gespeichert wurden. Das aktuelle Dokument wurde nicht geladen:';
export const listsAreSaved: string =
  'Die Operationen stehen hier, wie sie mit der Seite gespeichert wurden. Die aktuellen Dokumente wurden nicht geladen:';
export const operationIsGone: string =
  'Das aktuelle Dokument hat diese Operation nicht mehr. Dies ist die mit der Seite gespeicherte Kopie.';
export const noAnswer: string = 'bisher kam keine Antwort';
export const noPaths: string = 'Das Dokument enthält keine Pfade.';
export const notOpenApi: string = 'Dies ist kein OpenAPI-Dokument.';

export const close: string = 'Schließen';
export const tryAgain: string = 'Erneut versuchen';
export const trying: string = 'Neuer Versuch …';
export const triedAgain = (time: string): string => `Erneut versucht um ${time}.`;

export const from = (address: string): string => `Aus ${address}`;
export const foreign = (host: string): string =>
  `Dieses Dokument kommt von ${host}. Es ist kein eigenes Dokument dieses Anbieters.`;
export const loading: string = 'Das Dokument wird geladen';
export const notCome: string = 'Das Dokument ist noch nicht da';
export const shownOnceHere: string = 'Es wird angezeigt, sobald es da ist.';
export const notShown: string = 'Dieses Dokument wird nicht angezeigt';
export const notLoaded: string = 'Das Dokument konnte nicht geladen werden';
export const hostAnswers: string = 'So sehen Sie, was der Host antwortet:';
export const unreachableOrCors: string =
  'Ein Browser sagt nicht, ob der Host nicht erreichbar war oder diese Seite abgewiesen hat (CORS). So sehen Sie, was es war:';
export const openReference: string = 'API-Referenz öffnen';

export const operationFailed: string = 'Diese Operation kann nicht angezeigt werden';
export const operationFailedText: string =
  'Das Dokument beschreibt sie auf eine Art, die diese Seite nicht versteht, oder ein Teil dieser Seite wurde nicht geladen.';
export const overviewFailed: string =
  'Von diesem Dokument kann keine Übersicht angezeigt werden. Seine Operationen stehen in der Liste.';
export const refusals = {
  hiddenCharacter:
    'Dieses Dokument wird nicht geladen: Die Adresse enthält ein Zeichen, das in keiner Adresse stehen darf.',
  otherHost: 'Dieses Dokument wird nicht geladen: Die Adresse nennt einen anderen Host.',
  noSlash: 'Dieses Dokument wird nicht geladen: Die Adresse muss mit einem Schrägstrich beginnen.',
  noWebAddress: 'Dieses Dokument wird nicht geladen: Die Adresse ist keine Webadresse.',
  credentials:
    'Dieses Dokument wird nicht geladen: Die Adresse enthält einen Benutzernamen oder ein Passwort.',
  noApi: 'Dieses Dokument wird nicht geladen: Dieses Portal lädt keine Dokumente von seiner API.',
  leavesFolder: 'Dieses Dokument wird nicht geladen: Die Adresse verlässt den Ordner der API.',
  leavesApi: 'Dieses Dokument wird nicht geladen: Die Adresse führt von der API weg.',
};
export const hostNotAllowed = (host: string): string =>
  `Dieses Dokument wird nicht geladen: Dokumente von ${host} sind hier nicht erlaubt.`;
