import { readSite } from '@/lib/content/read-content';
import { readWorkflowText } from '@/lib/content/read-workflow-text';
import { fillValues, getSiteValues } from '@/lib/markdown/remark-site-values.mjs';
import { withBasePath } from '@/lib/routes/urls';

/**
 * Reads the Arazzo file of a workflow as readers download it: the values of the site are filled in,
 * and the documents are those that the portal publishes.
 */
export function readWorkflowFile(name: string): string {
  const site = readSite();
  const documents = `${site.url}${withBasePath('/openapi/')}`;
  return fillValues(readWorkflowText(name), getSiteValues(site)).replaceAll(
    '../../public/openapi/',
    documents,
  );
}
