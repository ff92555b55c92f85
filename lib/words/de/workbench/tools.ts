export const openDecoder: string = 'Antwort-Decoder öffnen';
export const aboutDecoder: string =
  'Was Sie einfügen, bleibt auf dieser Seite: Nichts wird gesendet oder gespeichert.';
export const openLab: string = 'Signaturlabor öffnen';
export const aboutLab: string =
  'Body und Secret bleiben auf dieser Seite: Nichts wird gesendet oder gespeichert.';
export const notLoaded: string =
  'Das Werkzeug wurde nicht geladen. Prüfen Sie die Verbindung, und versuchen Sie es noch einmal.';
