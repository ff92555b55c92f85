export const display: string = 'Affichage';
export const removeDisplay: string = 'Retirer';
export const shownInColours: string = 'Affiché aux couleurs d’un lien que vous avez suivi';
export const shownInColoursOf = (partner: string): string => `Affiché aux couleurs de ${partner}`;
export const shownWith = (partner: string): string => `Affiché avec ${partner}`;
