export const copy: string = 'Copier';
export const code: string = 'Code';
export const table: string = 'Tableau';
export const shownChars = (shown: string, all: string): string =>
  `${shown} caractères affichés sur ${all}, la copie les prend tous. Afficher plus`;
export const linkTo = (heading: string): string => `Lien vers ${heading}`;
export const newTab: string = ' (s’ouvre dans un nouvel onglet)';
export const notLoaded: string =
  'Une partie de cette page ne s’est pas chargée\u00a0: rechargez-la.';
export const failedTitle: string = 'Cette page n’a pas pu être affichée';
export const failed: string =
  'Une erreur s’est produite pendant l’affichage. Réessayez, ou repartez de la {}.';
export const firstPage: string = 'page d’accueil';
export const tryAgain: string = 'Réessayer';
