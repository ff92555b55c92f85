import type { Disk } from '../source/disk';

/** Folders of content that the export has as they are, and where: pictures, downloads, and any other files at its root. */
const STATIC_FOLDERS = {
  'content/images': 'images',
  'content/storage': 'storage',
  'content/public': '',
} as const;

/** Folders of `public` that the build fills from other sources. */
const BUILT = /^\/(?:openapi|reference|scripts)\//;
const PICTURE_OR_DOWNLOAD = /^\/(?:images|storage)\//;

/** Path of the file that stands at an address of the portal, from the project's root: `content/images/a.svg`. */
export function staticFilePath(address: string): string {
  if (BUILT.test(address)) return `public${address}`;
  return PICTURE_OR_DOWNLOAD.test(address) ? `content${address}` : `content/public${address}`;
}

/** Whether the portal has a file, which is no page, at an address: one of content, or one that the build writes. */
export function hasStaticFile(disk: Disk, address: string): boolean {
  if (disk.has(staticFilePath(address))) return true;
  // What lies in `public` of these two is a copy, maybe of a file that is gone.
  return !PICTURE_OR_DOWNLOAD.test(address) && disk.has(`public${address}`);
}

/** Path in the export of a file of content that is copied there; `undefined` for any other. */
export function getStaticTarget(file: string): string | undefined {
  const found = Object.entries(STATIC_FOLDERS).find(([folder]) => file.startsWith(`${folder}/`));
  return found && `${found[1]}${file.slice(found[0].length)}`.replace(/^\//, '');
}
