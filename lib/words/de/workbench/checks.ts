export const bodyRequired: string = 'Ein Body ist erforderlich.';
export const fieldRequired = (field: string): string => `${field} ist erforderlich.`;

export const noJson: string = 'der Body ist kein JSON';
export const noBody = (status: string): string =>
  `das Dokument sieht für ${status} keinen Body vor`;
export const otherMedia = (media: string, documented: string): string =>
  `der Medientyp ist ${media}; dokumentiert: ${documented}`;
export const otherStatus = (status: string, documented: string): string =>
  `der Status ${status} ist nicht dokumentiert; dokumentiert: ${documented}`;
export const none: string = 'keiner';
