export const onThisPage: string = 'Sur cette page';
export const nextPages: string = 'Ensuite';
export const allPages = (section: string): string => `${section}\u00a0: toutes les pages`;
export const startHere: string = 'Commencez ici';
export const operations: string = 'Opérations';
export const groupIsGone: string =
  'Le document actuel n’a plus ce groupe d’opérations. Celles qu’il a figurent dans la liste des opérations de l’API.';

export const solutionTitle = (title: string): string => `${title} – solution`;
export const guideTitle = (title: string): string => `${title} – guide`;
export const embedTitle = (title: string): string => `${title}, à intégrer`;

export const chatNeedsScript: string =
  'Le chat a besoin de JavaScript, désactivé dans ce navigateur\u00a0: écrivez-nous plutôt.';
export const writeToUs: string = 'Écrivez-nous';
export const firstCall: string = 'Votre premier appel';
export const startChat: string = 'Démarrer un chat';
