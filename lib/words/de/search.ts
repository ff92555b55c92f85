export const search: string = 'In Doku und API suchen';
export const close: string = 'Suche schließen';
export const keyChoose: string = 'wählen';
export const keyOpen: string = 'öffnen';
export const keyClose: string = 'schließen';
export const unreachable: string =
  'Die Suche wurde nicht geladen. Prüfen Sie die Verbindung, und laden Sie die Seite neu.';
