export const goLive = (guide: string): string => `Livegang: ${guide}`;
export const download = (version: string, file: string): string =>
  `Version ${version}, ${file}. SHA-1 und SHA-256`;
export const compareHash: string = 'Vergleichen Sie den SHA-256 der Datei';
