import { join } from 'node:path';
import { bundledDocumentPath } from '@/lib/content/source/disk';
import type { Workflow, WorkflowFile } from '../schemas/workflow';
import type { ApiLookup } from '../source/api-lookup';
import type { Report } from '../source/fill';
import type { Loader } from '../source/loader';
import { adviseName } from '../source/messages';
import type { CheckLink, CheckText } from '../validate/check-references';
import { checkWorkflow } from '../validate/check-workflow';
import { buildWorkflow } from '../workflows/build-workflow';
import type { PageContext } from './load-pages';
import {
  createFind,
  listWorkflowNames,
  loadWorkflowFile,
  WORKFLOW_FOLDER,
  workflowFilePath,
} from './load-workflow-file';

/**
 * Reads the workflows, sorted by `order`, and checks each against the documents. Empty while the
 * documents are not bundled.
 */
export function loadWorkflows(loader: Loader, { api, values }: PageContext): readonly Workflow[] {
  if (!api) return [];
  const workflows = listWorkflowNames(loader).flatMap((name) => {
    const report = loader.reporter(workflowFilePath(name));
    const file = loadWorkflowFile(name, loader, values);
    if (!file) return [];
    checkFile(name, file, api, report, loader.disk);
    const workflow = buildWorkflow(name, file, createFind(api));
    for (const [index, { files = [] }] of workflow.steps.entries())
      for (const one of files.filter((path) => !loader.disk.has(`${WORKFLOW_FOLDER}/${path}`)))
        report(
          `workflows.0.steps.${index}.requestBody.payload`,
          `"${one}" is not beside the workflow`,
        );
    checkWorkflow(workflow, api, report);
    return [workflow];
  });
  return workflows.toSorted((one, other) => one.order - other.order);
}

/** Checks the guides that workflows name, and the Markdown of their steps. */
export function checkWorkflowTexts(
  workflows: readonly Workflow[],
  checkLink: CheckLink,
  checkText: CheckText,
): void {
  for (const { name, guide, steps } of workflows) {
    const file = workflowFilePath(name);
    checkLink(guide, file, 'info.x-page.guide');
    for (const [index, { text }] of steps.entries())
      checkText(text, file, `workflows.0.steps.${index}.description`);
  }
}

/** Reports a name, a document or an operation that does not exist. */
function checkFile(
  name: string,
  { workflows: [workflow], sourceDescriptions }: WorkflowFile,
  api: ApiLookup,
  report: Report,
  disk: Loader['disk'],
): void {
  if (workflow && workflow.workflowId !== name)
    report(
      'workflows.0.workflowId',
      `expected the name of the file, "${name}", received "${workflow.workflowId}"`,
    );
  const ids = [...api.operationIds.keys()];
  for (const [index, source] of sourceDescriptions.entries()) {
    const at = `sourceDescriptions.${index}`;
    const bundle = `../../${bundledDocumentPath(source.name)}`;
    const isSource =
      source.url.startsWith(`../openapi/${source.name}/`) &&
      disk.has(join(WORKFLOW_FOLDER, source.url));
    if (!ids.includes(source.name)) {
      const suggestion = adviseName(source.name, ids);
      report(`${at}.name`, `content/site.json has no document "${source.name}".${suggestion}`);
    } else if (![bundle, source.name].includes(source.url) && !isSource) {
      report(
        `${at}.url`,
        `expected the id of the document, "${source.name}", or a relative path to it, "${bundle}" or its source in content/openapi/${source.name}, received "${source.url}"`,
      );
    }
  }
  const find = createFind(api);
  const sources = sourceDescriptions.map((one) => one.name);
  for (const [index, step] of (workflow?.steps ?? []).entries()) {
    const found = find(sources, step.operationId);
    if ('error' in found) report(`workflows.0.steps.${index}.operationId`, found.error);
  }
}
