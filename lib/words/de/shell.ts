export const skip: string = 'Zum Inhalt springen';
export const menu: string = 'Menü';
export const primary: string = 'Hauptnavigation';
export const more: string = ': mehr';
export const overview = (name: string): string => `${name}: Übersicht`;
export const operationsOf = (name: string): string => `${name}: Operationen`;
export const methods = {
  get: 'Abrufen',
  post: 'Anlegen',
  update: 'Ändern',
  delete: 'Löschen',
  other: 'Weitere',
};
export const switchTheme: string = 'Zwischen Hell und Dunkel wechseln';
export const beta: string = 'Beta';
export const footer: string = 'Fußzeile';
export const resources: string = 'Ressourcen';
export const privacy: string = 'Datenschutzerklärung';
export const breadcrumb: string = 'Brotkrumennavigation';
export const copyAsMarkdown: string = 'Als Markdown kopieren';
export const view: string = 'Ansehen';
export const asMarkdown: string = ' als Markdown';

export const withPartner = (partner: string): string => `mit ${partner}`;

export const supportChat: string = 'Support-Chat';
export const chat: string = 'Chat';
export const openingChat: string = 'Der Chat wird geöffnet…';
export const chatFailed: string =
  'Der Chat ließ sich nicht öffnen. Er ist vielleicht blockiert oder gestört. Versuchen Sie es noch einmal, oder schreiben Sie an {}.';

export const resolving: string = 'Diese Adresse wird in den aktuellen Dokumenten gesucht';
