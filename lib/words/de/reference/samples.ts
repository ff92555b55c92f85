export const request: string = 'Anfrage';
export const response: string = 'Antwort';
export const example: string = 'Beispiel';
export const allFields: string = 'Alle Felder';
