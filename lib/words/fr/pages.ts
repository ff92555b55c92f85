export const onThisPage: string = 'Sur cette page';
export const nextPages: string = 'Ensuite';
export const next: string = 'Suivant';
export const previous: string = 'Précédent';
export const neighbours: string = 'Page précédente et page suivante';
export const lastUpdated: string = 'Dernière mise à jour le {}';
export const edit: string = 'Modifier cette page';
export const feedback: string = 'Avis';
export const helpful: string = 'Cette page vous a-t-elle été utile ?';
export const yes: string = 'Oui';
export const no: string = 'Non';
export const allPages = (section: string): string => `${section} : toutes les pages`;
export const startHere: string = 'Commencez ici';
export const operations: string = 'Opérations';
export const groupIsGone: string =
  'Le document actuel n’a plus ce groupe d’opérations. Celles qu’il a figurent dans la liste des opérations de l’API.';

export const solutionTitle = (title: string): string => `${title} – solution`;
export const guideTitle = (title: string): string => `${title} – guide`;
export const embedTitle = (title: string): string => `${title}, à intégrer`;

export const chatNeedsScript: string =
  'Le chat a besoin de JavaScript, désactivé dans ce navigateur : écrivez-nous plutôt.';
export const writeToUs: string = 'Écrivez-nous';
export const firstCall: string = 'Votre premier appel';
