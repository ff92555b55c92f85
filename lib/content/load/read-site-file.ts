import { type Site, siteSchema } from '../schemas/site';
import { InvalidContentError } from '../source/content-error';
import { createDisk } from '../source/disk';
import { createLoader } from '../source/loader';

/**
 * Reads `content/site.json` alone: for programs that need no page (reading all content takes seconds), or
 * that make the files which the content check would miss.
 * @param root absolute path of the project.
 * @throws {InvalidContentError} with every error of this file.
 */
export function readSiteFile(root = process.cwd()): Site {
  const loader = createLoader(createDisk(root));
  const site = loader.load(siteSchema, 'content/site.json', {});
  if (!site) throw new InvalidContentError(loader.errors);
  return site;
}
