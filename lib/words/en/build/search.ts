/** Title of the checklist of a guide. */
export const goLive = (guide: string): string => `Go live: ${guide}`;
/** Text of the download of a plugin. */
export const download = (version: string, file: string): string =>
  `Version ${version}, ${file}. SHA-1 and SHA-256`;
export const compareHash: string = 'Compare the SHA-256 of the file';
