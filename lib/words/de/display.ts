export const display: string = 'Darstellung';
export const removeDisplay: string = 'Entfernen';
export const shownInColours: string = 'In den Farben eines Links angezeigt, dem Sie gefolgt sind';
export const shownInColoursOf = (partner: string): string => `In den Farben von ${partner}`;
export const shownWith = (partner: string): string => `Zusammen mit ${partner}`;
