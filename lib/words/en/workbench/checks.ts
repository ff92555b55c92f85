export const bodyRequired: string = 'A body is required.';
export const fieldRequired = (field: string): string => `${field} is required.`;

export const noJson: string = 'the body is no JSON';
export const noBody = (status: string): string => `the document gives ${status} no body`;
export const otherMedia = (media: string, documented: string): string =>
  `the media type is ${media}; documented: ${documented}`;
export const otherStatus = (status: string, documented: string): string =>
  `the status ${status} is not documented; documented: ${documented}`;
/** Where nothing is documented. */
export const none: string = 'none';
