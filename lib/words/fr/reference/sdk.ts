export const currentDocument: string = 'Le document affiché';
export const title: string = 'Votre propre SDK';
export const text: string =
  'OpenAPI Generator écrit une bibliothèque cliente à partir du document affiché dans cette référence. Il nécessite Node et Java.';
export const leftOut = (setting: string): string =>
  `${setting} est ignoré\u00a0: sa valeur n’est pas un nom de paquet. Un tel nom comporte des lettres, des chiffres, des traits d’union et des tirets bas, avec des points ou des barres obliques inverses entre ses parties.`;
export const document: string = 'Document';
export const language: string = 'Langage';
export const command: string = 'Commande';
export const configuration: string =
  'La même chose en fichier de configuration, pour -c config.json';
