export const onThisPage: string = 'Auf dieser Seite';
export const nextPages: string = 'Als Nächstes';
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
export const startChat: string = 'Chat starten';
