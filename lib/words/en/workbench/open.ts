export const sendToSandbox: string = 'Send to sandbox';
/** Name of a button where several on a page have the same, for screen readers. */
export const buttonFor = (button: string, request: string): string => `${button}: ${request}`;
export const loadingForm: string = 'Loading the form …';
export const writingSample: string = 'Writing the sample …';
export const sampleNotLoaded: string = 'This sample could not be loaded. The one for curl is here.';
