import type { Json } from '../types';

/** What is sent of the kinds that have a usual one; of sounds, films and the like any bytes. */
const DEFAULT_MEDIA_TYPES: ReadonlyMap<string, string> = new Map([
  ['text', 'text/plain'],
  ['image', 'image/png'],
  ['multipart', 'multipart/form-data'],
]);

/**
 * The media type that a body is sent as: a single one (RFC 9110 8.3), where a document names a range of them
 * (OpenAPI 3.1 4.8.13).
 * @param file The body is a file of the reader's.
 */
export function concreteMediaType(media: string, value: Json, file: boolean): string {
  const name = media.replace(/;.*/s, '').trim().toLowerCase();
  if (!name.includes('*')) return media;
  const [, suffix] = /\+([a-z]+)$/.exec(name) ?? [];
  if (suffix !== undefined) return `application/${suffix}`;
  const [kind = ''] = name.split('/', 1);
  const isAny = kind === '*';
  if (file || !(isAny || kind === 'application'))
    return DEFAULT_MEDIA_TYPES.get(kind) ?? 'application/octet-stream';
  // Where anything goes a text is sent as it is: in JSON it would stand in quotes.
  return isAny && typeof value === 'string' ? 'text/plain' : 'application/json';
}
