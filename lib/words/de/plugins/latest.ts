export const downloading = (plugin: string): string => `Plugin für ${plugin} wird heruntergeladen`;
export const startsItself: string = 'Der Download beginnt von selbst. Falls nicht, {}.';
export const downloadFile: string = 'laden Sie die Datei herunter';
export const withoutScript: string =
  'Ohne JavaScript beginnt er nicht: Die Seite des Plugins führt die Datei unter „Versionen“ auf.';
export const goToPage: string = 'Zur Seite des Plugins';
