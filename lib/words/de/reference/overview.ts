export const title: string = 'API-Referenz';
export const beforeYouCall: string = 'Vor dem ersten Aufruf';
export const operations: string = 'Operationen';

export const documents: string = 'Dokumente';
export const document: string = 'Dokument';
export const baseAddresses: string = 'Basisadressen';
export const wholeReference = (file: string): string => `Vollständige Referenz (${file})`;
export const sandbox: string = 'Sandbox: {}';
export const production: string = 'Produktion: {}';
