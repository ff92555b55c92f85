/**
 * The address of a download: the storage base of content/site.json, its plugin folder, the file.
 * @param storageBase path or absolute address, with or without a slash at the end
 * @example downloadUrl('/storage', 'zencart-1.0.0.zip') // '/storage/plugins/zencart-1.0.0.zip'
 */
export function downloadUrl(storageBase: string, file: string): string {
  return `${storageBase.replace(/\/+$/, '')}/plugins/${encodeURIComponent(file)}`;
}
