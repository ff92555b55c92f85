export const compose: string = 'Composer une requête';
export const outcome: string = 'Résultat';
export const send: string = 'Envoyer';
export const youGet: string = 'Vous obtenez {}';
export const later: string = '\u00a0; plus tard, la transaction a {}';
export const httpStatus: string = 'statut HTTP';
export const request: string = 'Requête';
