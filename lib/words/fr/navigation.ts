export const sections = {
  solutions: 'Solutions',
  guides: 'Guides',
  api: 'API',
  libs: 'Bibliothèques',
};
export const workflows: string = 'Parcours';
export const documents: string = 'Documents';
export const plugins: string = 'Plugins';
export const sdks: string = 'SDK';
export const allLibraries: string = 'Toutes les bibliothèques';
export const allOperations: string = 'Toutes les opérations';
export const getStarted: string = 'Premiers pas';
