export const title: string = 'API reference';
export const beforeYouCall: string = 'Before you call';
export const operations: string = 'Operations';

export const documents: string = 'Documents';
export const document: string = 'Document';
export const baseAddresses: string = 'Base addresses';
/** Holds the kind and the size of a file. */
export const wholeReference = (file: string): string => `Whole reference (${file})`;
/** Before an address. */
export const sandbox: string = 'Sandbox: {}';
export const production: string = 'Production: {}';
