export const title: string = 'Testzustellung senden';
export const about: string =
  'Das dokumentierte Beispiel eines Ereignisses mit der aktuellen Zeit, signiert mit dem Secret oben. Ohne Secret wird mit dem bekannten signiert, mit dem der Empfänger dieser Anleitung startet.';
export const event: string = 'Ereignis';
export const receiver: string = 'Ihr Empfänger';
export const sign: string = 'Signieren';
export const signed = (event: string): string => `${event} ist signiert.`;
export const withKnownSecret = (event: string): string => `${event}, mit dem bekannten Secret`;
export const withYourSecret = (event: string): string => `${event}, mit Ihrem Secret`;
export const secretIsOut: string = 'Das Secret ist nicht enthalten.';
export const allFields: string = 'Alle Felder dieses Ereignisses';
