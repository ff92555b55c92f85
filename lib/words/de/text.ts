export const noName: string = '(ohne Namen)';
export const shownOf = (shown: string, all: string): string => `${shown} von ${all} Zeichen`;
