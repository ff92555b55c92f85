export const skipList: string = 'Liste der Operationen überspringen';
export const operations: string = 'API-Operationen';
export const filter: string = 'Operationen filtern';
export const filterBy: string =
  'Operationen nach Name, Pfad, Methode, Tag, Beschreibung oder Feld filtern';
export const sortByName: string = 'A–Z: nach Namen sortieren';
export const noOperations: string = 'Keine Operationen';
export const thisDocument: string = 'Dieses Dokument';
export const listFrom = (name: string, first: number): string => `${name}, ab ${first}`;
export const overview: string = 'Übersicht';
