export const copied: string = 'Copié';
export const notCopied: string = 'Non copié';
export const pressKey = (key: string): string => `Appuyez sur ${key}`;
export const controlKey: string = 'Ctrl';
export const notLoaded: string =
  'Le chargement a échoué. Vérifiez votre connexion, puis réessayez.';

export const keepOffline: string = 'Garder ce portail hors ligne';
export const keptOffline = (size: string): string => `Disponible hors ligne\u00a0: ${size}.`;
export const cannotKeep: string = 'Ce navigateur ne peut pas le garder.';
export const noConnection: string = 'Il n’y a pas de connexion.';
export const sizeOfCopy = (size: string): string =>
  `Toutes les pages, la recherche et les documents occupent ${size}.`;
export const megabytes: string = 'Mo';
export const keep: string = 'Garder';
export const cancel: string = 'Annuler';
export const sizeSoFar = (arrived: string, size: string): string => `${arrived} sur ${size}`;
export const notKept: string = 'Le portail n’a pas été gardé.';
export const remove: string = 'Supprimer';
export const removed: string = 'Supprimé.';

export const doneOf = (done: number, all: number): string => `${done} sur ${all} effectués`;
export const undo: string = 'Annuler';
export const clearAll: string = 'Tout effacer';
export const thanks: string = 'Merci.';
export const notSent: string = 'Non envoyé. Réessayez plus tard.';
