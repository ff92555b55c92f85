export const sections = {
  solutions: 'Lösungen',
  guides: 'Anleitungen',
  api: 'API',
  libs: 'Bibliotheken',
};
export const workflows: string = 'Abläufe';
export const documents: string = 'Dokumente';
export const plugins: string = 'Plugins';
export const sdks: string = 'SDKs';
export const allLibraries: string = 'Alle Bibliotheken';
export const allOperations: string = 'Alle Operationen';
export const getStarted: string = 'Erste Schritte';
