export const alerts = {
  note: 'Hinweis',
  tip: 'Tipp',
  hint: 'Hinweis',
  info: 'Info',
  important: 'Wichtig',
  success: 'Erfolg',
  example: 'Beispiel',
  attention: 'Achtung',
  caution: 'Vorsicht',
  warning: 'Warnung',
  danger: 'Gefahr',
  error: 'Fehler',
};
export const media = {
  img: 'Bild',
  iframe: 'Rahmen',
  embed: 'Datei',
  video: 'Video',
  audio: 'Ton',
};
export const leftOut = (count: string): string => `(${count} weitere Zeichen sind weggelassen.)`;
export const footnotes: string = 'Fußnoten';
export const backToReference = (number: string): string => `Zurück zum Verweis ${number}`;
