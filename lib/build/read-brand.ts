import { readFileSync } from 'node:fs';
import { type Site, siteSchema } from '@/lib/content/schemas/site';

/**
 * `content/site.json` alone. The build tools of the storage run before the rest of the content is sound:
 * a picture they have yet to make would already be a fault there.
 * @throws {ZodError} when the file breaks its schema
 */
export function readBrand(file = 'content/site.json'): Site {
  return siteSchema.parse(JSON.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/, '')));
}
