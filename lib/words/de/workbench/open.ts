export const sendToSandbox: string = 'An Sandbox senden';
export const buttonFor = (button: string, request: string): string => `${button}: ${request}`;
export const loadingForm: string = 'Formular wird geladen …';
export const writingSample: string = 'Beispiel wird geschrieben …';
export const sampleNotLoaded: string =
  'Dieses Beispiel konnte nicht geladen werden. Das für curl ist hier.';
