import { readPages, readWorkflows } from '@/lib/content/read-content';
import { SECTIONS } from '@/lib/content/schemas/page';
import { pageAddress } from '@/lib/content/validate/addresses';
import { getOperationPath } from '@/lib/routes/operation-paths';
import { urls } from '@/lib/routes/urls';
import { readActivePlugins } from './plugin-view';
import { readOperations } from './read-apis';

/** Reads the paths, without base path, of all pages that search engines should index. */
export function readSitemapPaths(): readonly string[] {
  const pages = SECTIONS.flatMap(readPages).map(pageAddress);
  const workflows = readWorkflows().map(({ name }) => urls.workflow(name));
  const plugins = readActivePlugins().map(({ url }) => urls.plugin(url));
  const operations = readOperations().map(({ entry }) => getOperationPath(entry));
  const fixed = [
    urls.home,
    urls.solutions,
    urls.guides,
    urls.workflows,
    urls.libs,
    urls.api,
    urls.apiChangelog,
    urls.styleGuide,
  ];
  return [...fixed, ...pages, ...workflows, ...plugins, ...operations];
}
