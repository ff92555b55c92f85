import type { HostSite } from '../host-site';

/** Header of pages: by it a server chooses between HTML and Markdown. */
export const VARY = ['Vary', 'Accept'] as const;

/** Media types of text that servers compress; text/html is compressed everywhere. */
export const COMPRESSED_TYPES = [
  'application/linkset+json',
  'text/css',
  'text/javascript',
  'text/markdown',
  'text/plain',
  'text/xml',
  'application/javascript',
  'application/json',
  'application/xml',
  'image/svg+xml',
] as const;

/** Lists the sections that have a not-found page of their own: folder and page, as addresses. */
export function listNotFoundPages({ basePath, sections }: HostSite) {
  return sections.map((section) => ({
    folder: `${basePath}/${section}/`,
    page: `${basePath}/${section}/404.html`,
  }));
}
