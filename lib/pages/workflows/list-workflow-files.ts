import { readSite } from '@/lib/content/read-site';
import {
  readWorkflowAttachment,
  readWorkflows,
  readWorkflowText,
} from '@/lib/content/read-workflows';
import { publishSources } from '@/lib/content/workflows/source-urls';
import { fillValues, getSiteValues } from '@/lib/markdown/remark-site-values.mjs';
import { withBasePath, workflowFiles } from '@/lib/routes/urls';
import { buildPostmanCollection } from './postman-collection';
import { readWorkflow } from './workflow-view';

/** Name of a file in the folder of its workflow: `postman.json`. */
function getName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** Names of the two files that every workflow has. */
const ARAZZO = getName(workflowFiles.arazzo(''));
const POSTMAN = getName(workflowFiles.postman(''));

/** Lists the files beside the pages of workflows: what runs them, and what they send. */
export function listWorkflowFiles(): readonly { workflow: string; file: string }[] {
  return readWorkflows().flatMap(({ name, steps }) => {
    const files = new Set([ARAZZO, POSTMAN, ...steps.flatMap((step) => step.files ?? [])]);
    return [...files].map((file) => ({ workflow: name, file }));
  });
}

/**
 * Reads the Arazzo file of a workflow as readers download it: the values of the site are filled in,
 * and the documents are those that the portal publishes, whatever names them in the file.
 */
function readArazzo(name: string): string {
  const site = readSite();
  const documents = `${site.url}${withBasePath('/openapi/')}`;
  return publishSources(fillValues(readWorkflowText(name), getSiteValues(site)), documents);
}

/**
 * Reads a file of `listWorkflowFiles` as readers get it.
 * @throws {Error} for an unknown one; {InvalidContentError}
 */
export function readWorkflowFile(
  name: string,
  file: string,
): { readonly body: string | Uint8Array<ArrayBuffer>; readonly type: string } {
  if (file === ARAZZO) return { body: readArazzo(name), type: 'application/yaml; charset=utf-8' };
  if (file === POSTMAN)
    return {
      body: JSON.stringify(buildPostmanCollection(readWorkflow(name))),
      type: 'application/json',
    };
  return { body: readWorkflowAttachment(file), type: 'application/octet-stream' };
}
