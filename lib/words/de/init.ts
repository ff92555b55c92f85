export const tagline: string = 'Entwickler';
export const apiReference: string = 'API-Referenz';
export const firstRequest: string = 'Erste Anfrage';
export const startGuides: string = 'Schritt für Schritt, ab der ersten Anfrage';
export const startReference: string = 'Alle Operationen und ihre Felder';
export const buildWith = (name: string): string => `Entwickeln mit ${name}`;
export const lead: string =
  'Von der ersten Anfrage bis zur Produktion: Anleitungen und alle Operationen der API.';
export const sendRequest: string = 'Anfrage senden';
export const browseApi: string = 'API ansehen';
export const sendFirst: string = 'Senden Sie Ihre erste Anfrage';
export const sendFirstText: string =
  'Die [erste Anleitung](/guides/first-request/) zeigt eine Anfrage, ihre Antwort und woraus beide bestehen.';
export const findOperation: string = 'Finden Sie Ihre Operation';
export const findOperationText: string =
  'Die [API-Referenz](/api/) hat jede Operation mit ihren Feldern, ihren Antworten und einer Anfrage in Ihrer Programmiersprache.';
export const questions: string = 'Fragen?';
export const writeTo: string = 'Schreiben Sie an [{email}](mailto:{email}).';
export const guideDescription: string =
  'Was Sie für eine erste Anfrage brauchen und was zurückkommt. Es dauert einige Minuten und braucht ein Terminal.';
export const beforeYouStart: string = 'Bevor Sie beginnen';
export const askForAccess: string =
  'Bitten Sie [{email}](mailto:{email}) um Zugang. Schlüssel gehören auf Ihren Server: nie in einen Browser, eine App oder ein Repository.';
export const sendIt: string = 'Senden';
export const needsLeast: string =
  'Der Aufruf unten braucht am wenigsten. Seine Seite zeigt jedes Feld und eine Anfrage in Ihrer Programmiersprache.';
export const noDocument: string = 'Dieses Portal hat noch kein API-Dokument.';
export const goOn: string = 'Weiter';
export const referenceLists: string =
  'Die [API-Referenz](/api/) führt alle Operationen nach Themen auf.';
