import { z } from 'zod';
import { workflowFilePath } from '@/lib/content/load/load-workflow-file';
import { readPages } from '@/lib/content/read-pages';
import { readPlugins } from '@/lib/content/read-plugins';
import { readWorkflows } from '@/lib/content/read-workflows';
import { getPagePath, SECTIONS } from '@/lib/content/schemas/page';
import { pluginFilePath } from '@/lib/content/schemas/plugin';
import { createDisk } from '@/lib/content/source/disk';
import { pageAddress } from '@/lib/content/validate/addresses';
import { urls } from '@/lib/routes/urls';

/** File with the day of the last commit of each file of `content`, from the project root. */
export const CONTENT_DATES_FILE = '.generated/content-dates.json';

const datesSchema = z.record(z.string(), z.string());

/**
 * Path, from the project root, of the file that a page is written in.
 * @param path path of the page: `/guides/webhooks/`.
 * @returns `undefined` for a page that no single file makes, such as an operation.
 */
export function getPageFile(path: string): string | undefined {
  const page = SECTIONS.flatMap(readPages).find((one) => pageAddress(one) === path);
  // The text of a tag's page without a file is that of the document.
  if (page) return page.file === '' ? undefined : getPagePath(page);
  const workflow = readWorkflows().find(({ name }) => urls.workflow(name) === path);
  if (workflow) return workflowFilePath(workflow.name);
  const plugin = readPlugins().find(({ url }) => urls.plugin(url) === path);
  return plugin && pluginFilePath(plugin.url);
}

/**
 * Day of the last commit of a page's file: `2026-11-20`.
 * @returns `undefined` where nobody can say: no single file, changes that are not committed, a shallow clone, no git.
 */
export function readPageDate(path: string): string | undefined {
  const file = getPageFile(path);
  if (file === undefined) return undefined;
  const text = createDisk(process.cwd()).readText(CONTENT_DATES_FILE);
  return text === undefined ? undefined : datesSchema.parse(JSON.parse(text))[file];
}
