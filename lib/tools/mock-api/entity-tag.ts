import type { IncomingMessage } from 'node:http';

/** Whether a reader has the file with this ETag already: weak and strong tags compare alike (RFC 9110, 13.1.2). */
export function isNotModified({ headers }: IncomingMessage, etag: string): boolean {
  const strip = (tag: string) => tag.trim().replace(/^W\//, '');
  const known = (headers['if-none-match'] ?? '').split(',').map(strip);
  return known.includes('*') || known.includes(strip(etag));
}
