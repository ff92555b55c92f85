import { readContent } from './read-content';
import type { Site } from './kinds/site';

/** `content/site.json`. @throws {InvalidContentError} when any content file is at fault. */
export function readSite(): Site {
  return readContent().site;
}
