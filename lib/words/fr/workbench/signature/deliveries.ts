export const title: string = 'Envoyer une livraison de test';
export const about: string =
  'L’exemple documenté d’un événement, à l’heure actuelle, signé avec le secret ci-dessus. Sans secret, il est signé avec le secret connu, celui avec lequel démarre le récepteur de ce guide.';
export const event: string = 'Événement';
export const receiver: string = 'Votre récepteur';
export const sign: string = 'Signer';
export const signed = (event: string): string => `${event} est signé.`;
export const withKnownSecret = (event: string): string => `${event}, avec le secret connu`;
export const withYourSecret = (event: string): string => `${event}, avec votre secret`;
export const secretIsOut: string = 'Le secret n’y figure pas.';
export const allFields: string = 'Tous les champs de cet événement';
