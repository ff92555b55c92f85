export const noHits: string =
  'Keine Operation hat all das in Name, Pfad, Methode, Tag, Beschreibung oder Feldern.';
export const hits = (count: number, all: number): string =>
  all === 1 ? `${count} von ${all} Operation` : `${count} von ${all} Operationen`;
export const moreByField = (count: number): string => `+${count} nach Feld`;
export const moreInAnswers = (count: number): string => `+${count} in Antworten`;
export const webhookTerms: string = 'event webhook ereignis';
export const foundField = (name: string): string => `Feld ${name}`;
