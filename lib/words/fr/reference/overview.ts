export const title: string = 'Référence de l’API';
export const beforeYouCall: string = 'Avant d’appeler l’API';
export const operations: string = 'Opérations';

export const documents: string = 'Documents';
export const document: string = 'Document';
export const baseAddresses: string = 'Adresses de base';
export const wholeReference = (file: string): string => `Référence complète (${file})`;
export const sandbox: string = 'Sandbox\u00a0: {}';
export const production: string = 'Production\u00a0: {}';
