export const currentDocument: string = 'Das angezeigte Dokument';
export const title: string = 'Ihr eigenes SDK';
export const text: string =
  'OpenAPI Generator schreibt eine Clientbibliothek aus dem Dokument, das diese Referenz zeigt. Dafür sind Node und Java nötig.';
export const leftOut = (setting: string): string =>
  `${setting} wird weggelassen: Der Wert ist kein Paketname. Ein Paketname besteht aus Buchstaben, Ziffern, Bindestrichen und Unterstrichen; zwischen seinen Teilen dürfen Punkte oder umgekehrte Schrägstriche stehen.`;
export const document: string = 'Dokument';
export const language: string = 'Sprache';
export const command: string = 'Befehl';
export const configuration: string = 'Dasselbe als Konfigurationsdatei, für -c config.json';
