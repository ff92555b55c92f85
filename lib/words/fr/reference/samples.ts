export const request: string = 'Requête';
export const response: string = 'Réponse';
export const example: string = 'Exemple';
export const allFields: string = 'Tous les champs';
