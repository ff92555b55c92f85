export const languages = { bash: 'Shell', text: 'Texte' };
export const codeOf = (heading: string): string => `Code de «\u00a0${heading}\u00a0»`;
export const fieldsOf: string = 'Champs de {}';
export const builtWith: string = 'Pour ce que vous avez réalisé avec le guide «\u00a0{}\u00a0».';
export const footnotes: string = 'Notes de bas de page';
export const backToReference = (number: string): string => `Retour à l’appel de note ${number}`;
