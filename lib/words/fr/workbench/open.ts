export const sendToSandbox: string = 'Envoyer à la sandbox';
export const buttonFor = (button: string, request: string): string => `${button}\u00a0: ${request}`;
export const loadingForm: string = 'Chargement du formulaire…';
export const writingSample: string = 'Écriture de l’exemple…';
export const sampleNotLoaded: string =
  'Cet exemple n’a pas pu être chargé. Celui pour curl est ici.';
