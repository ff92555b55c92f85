import { readFileSync } from 'node:fs';
import { type Site, siteSchema } from '@/lib/content/schemas/site';

/**
 * Reads `content/site.json` alone, for the commands that build downloads and pictures: the content
 * check would report the pictures that they have yet to make.
 * @throws {ZodError} for an invalid file
 */
export function readSiteFile(file = 'content/site.json'): Site {
  return siteSchema.parse(JSON.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/, '')));
}
