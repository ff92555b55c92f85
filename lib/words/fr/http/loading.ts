export const noConnection: string = 'Vérifiez la connexion Internet';
export const refused = (status: number): string => `${status} Refusé`;
export const serverError = (status: number): string => `${status} Erreur du serveur`;
export const otherHost = (host: string): string => `Redirigé vers un autre hôte\u00a0: ${host}`;
