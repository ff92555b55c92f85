export const goLive = (guide: string): string => `Mise en production\u00a0: ${guide}`;
export const download = (version: string, file: string): string =>
  `Version ${version}, ${file}. SHA-1 et SHA-256`;
export const compareHash: string = 'Comparez le SHA-256 du fichier';
