export const noConnection: string = 'Prüfen Sie die Internetverbindung';
export const refused = (status: number): string => `${status} Abgelehnt`;
export const serverError = (status: number): string => `${status} Fehler des Servers`;
export const otherHost = (host: string): string => `An einen anderen Host weitergeleitet: ${host}`;
