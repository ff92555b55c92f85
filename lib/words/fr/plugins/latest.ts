export const downloading = (plugin: string): string => `Téléchargement du plugin ${plugin}`;
export const startsItself: string = 'Le téléchargement démarre tout seul. Sinon, {}.';
export const downloadFile: string = 'téléchargez le fichier';
export const withoutScript: string =
  'Sans JavaScript, il ne démarre pas\u00a0: la page du plugin indique le fichier sous «\u00a0Versions\u00a0».';
export const goToPage: string = 'Aller à la page du plugin';
