import type { IncomingMessage } from 'node:http';

/** Whether the client has the file with this ETag, by weak comparison (RFC 9110 13.1.2). */
export function isNotModified({ headers }: IncomingMessage, etag: string): boolean {
  const strip = (tag: string) => tag.trim().replace(/^W\//, '');
  const known = (headers['if-none-match'] ?? '').split(',').map(strip);
  return known.includes('*') || known.includes(strip(etag));
}
