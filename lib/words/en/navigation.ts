/** Names of sections, beside their pages. */
export const sections = {
  solutions: 'Solutions',
  guides: 'Guides',
  api: 'API',
  libs: 'Libraries',
};
export const workflows: string = 'Workflows';
export const documents: string = 'Documents';
export const plugins: string = 'Plugins';
export const sdks: string = 'SDKs';
export const allLibraries: string = 'All libraries';
export const allOperations: string = 'All operations';
export const getStarted: string = 'Get Started';
