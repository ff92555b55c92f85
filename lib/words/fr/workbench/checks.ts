export const bodyRequired: string = 'Un corps est obligatoire.';
export const fieldRequired = (field: string): string => `${field} est obligatoire.`;

export const noJson: string = 'le corps n’est pas du JSON';
export const noBody = (status: string): string =>
  `le document ne prévoit pas de corps pour ${status}`;
export const otherMedia = (media: string, documented: string): string =>
  `le type de média est ${media}\u00a0; documenté\u00a0: ${documented}`;
export const otherStatus = (status: string, documented: string): string =>
  `le statut ${status} n’est pas documenté\u00a0; documenté\u00a0: ${documented}`;
export const none: string = 'aucun';
