export const copied: string = 'Kopiert';
export const notCopied: string = 'Nicht kopiert';
export const pressKey = (key: string): string => `${key} drücken`;
export const controlKey: string = 'Strg';
export const notLoaded: string =
  'Das wurde nicht geladen. Prüfen Sie die Verbindung, und versuchen Sie es noch einmal.';

export const keepOffline: string = 'Dieses Portal offline behalten';
export const keptOffline = (size: string): string => `Offline verfügbar: ${size}.`;
export const cannotKeep: string = 'Dieser Browser kann es nicht behalten.';
export const noConnection: string = 'Es besteht keine Verbindung.';
export const sizeOfCopy = (size: string): string =>
  `Alle Seiten, die Suche und die Dokumente belegen ${size}.`;
export const megabytes: string = 'MB';
export const keep: string = 'Behalten';
export const cancel: string = 'Abbrechen';
export const sizeSoFar = (arrived: string, size: string): string => `${arrived} von ${size}`;
export const notKept: string = 'Es wurde nicht behalten.';
export const remove: string = 'Entfernen';
export const removed: string = 'Entfernt.';

export const doneOf = (done: number, all: number): string => `${done} von ${all} erledigt`;
export const undo: string = 'Rückgängig';
export const clearAll: string = 'Alle löschen';
export const thanks: string = 'Vielen Dank.';
export const notSent: string = 'Nicht gesendet. Versuchen Sie es später noch einmal.';
