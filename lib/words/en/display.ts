export const display: string = 'Display';
export const removeDisplay: string = 'Remove';
export const shownInColours: string = 'Shown in the colours of a link you followed';
export const shownInColoursOf = (partner: string): string => `Shown in ${partner}’s colours`;
export const shownWith = (partner: string): string => `Shown with ${partner}`;
