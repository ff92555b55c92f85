export const solutionsLead: string = 'Beginnen Sie mit dem, was Sie bauen wollen.';
export const guidesLead: string = 'Schritt für Schritt, von der ersten Anfrage bis zur Produktion.';
export const librariesLead: string =
  'Plugins zum Installieren und SDKs für Ihre Programmiersprache.';
export const workflowsLead: string = 'Ganze Aufgaben, von der ersten Anfrage bis zur letzten.';
export const changelog: string = 'Änderungen';
export const changelogLead: string = 'Was sich mit jeder Version der API-Dokumente geändert hat.';
export const login: string = 'Anmelden an der Sandbox';
export const signup: string = 'Konto erstellen';
