export const downloading = (plugin: string): string => `Downloading ${plugin} Plugin`;
/** With `downloadFile` in it. */
export const startsItself: string = 'The download starts by itself. If it does not, {}.';
export const downloadFile: string = 'download the file';
export const withoutScript: string =
  'Without JavaScript it does not: the plugin’s page lists the file under Releases.';
export const goToPage: string = 'Go to the plugin’s page';
