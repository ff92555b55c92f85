export const onThisPage: string = 'Auf dieser Seite';
export const nextPages: string = 'Als Nächstes';
export const next: string = 'Weiter';
export const previous: string = 'Zurück';
export const neighbours: string = 'Vorherige und nächste Seite';
export const lastUpdated: string = 'Zuletzt geändert am {}';
export const edit: string = 'Diese Seite bearbeiten';
export const feedback: string = 'Rückmeldung';
export const helpful: string = 'War diese Seite hilfreich?';
export const yes: string = 'Ja';
export const no: string = 'Nein';
export const allPages = (section: string): string => `${section}: alle Seiten`;
export const startHere: string = 'Hier anfangen';
export const operations: string = 'Operationen';
export const groupIsGone: string =
  'Das aktuelle Dokument hat diese Gruppe von Operationen nicht mehr. Was es hat, steht in der Liste der API-Operationen.';

export const solutionTitle = (title: string): string => `${title} – Lösung`;
export const guideTitle = (title: string): string => `${title} – Anleitung`;
export const embedTitle = (title: string): string => `${title}, zum Einbetten`;

export const chatNeedsScript: string =
  'Der Chat braucht JavaScript, das in diesem Browser ausgeschaltet ist: Schreiben Sie uns stattdessen.';
export const writeToUs: string = 'Schreiben Sie uns';
export const firstCall: string = 'Ihr erster Aufruf';
