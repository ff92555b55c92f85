export const skipList: string = 'Passer la liste des opérations';
export const operations: string = 'Opérations de l’API';
export const filter: string = 'Filtrer les opérations';
export const filterBy: string =
  'Filtrer les opérations par nom, chemin, méthode, tag, description ou champ';
export const sortByName: string = 'A–Z\u00a0: trier par nom';
export const noOperations: string = 'Aucune opération à lister';
export const thisDocument: string = 'Ce document';
export const listFrom = (name: string, first: number): string => `${name}, à partir de ${first}`;
export const overview: string = 'Vue d’ensemble';
