import { readPages } from '@/lib/content/read-pages';
import { readParts } from '@/lib/content/read-parts';
import { readWorkflows } from '@/lib/content/read-workflows';
import { SECTIONS } from '@/lib/content/schemas/page';
import { pageAddress, splitPartAddresses } from '@/lib/content/validate/addresses';
import { getOperationPath } from '@/lib/routes/operation-paths';
import { PROOF_PATH } from '@/lib/routes/proof-files';
import { urls } from '@/lib/routes/urls';
import { readActivePlugins } from './plugin-view';
import { readOperations } from './read-apis';

/** Reads the paths, without base path, of all pages that search engines should index. */
export function readSitemapPaths(): readonly string[] {
  const pages = SECTIONS.flatMap(readPages).map(pageAddress);
  const workflows = readWorkflows().map(({ name }) => urls.workflow(name));
  const plugins = readActivePlugins().map(({ url }) => urls.plugin(url));
  const operations = readOperations().map(({ entry }) => getOperationPath(entry));
  const areas = splitPartAddresses(readParts()).present;
  const fixed = [urls.home, ...areas, PROOF_PATH];
  return [...new Set([...fixed, ...pages, ...workflows, ...plugins, ...operations])];
}
