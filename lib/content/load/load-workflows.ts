import { formatSuggestion } from '@/lib/text/edit-distance';
import { type Workflow, type WorkflowFile, workflowSchema } from '../schemas/workflow';
import { type ApiLookup, bundledDocumentPath } from '../source/api-lookup';
import { fillData, type Report } from '../source/fill';
import type { Loader } from '../source/loader';
import { parseData, parseYamlText } from '../source/parse';
import { checkWorkflow } from '../validate/check-workflow';
import { buildWorkflow, type FindOperation } from '../workflows/build-workflow';
import type { PageContext } from './load-pages';

/** Folder of the workflows, and of the files that they send. */
export const WORKFLOW_FOLDER = 'content/workflows';
/** End of a workflow's file name. */
const ENDING = '.arazzo.yaml';

/** Path of a workflow's file from the project root. */
export function workflowFilePath(name: string): string {
  return `${WORKFLOW_FOLDER}/${name}${ENDING}`;
}

/** Names of all workflows, invalid ones too. */
export function listWorkflowNames({ disk }: Loader): readonly string[] {
  return disk.list(WORKFLOW_FOLDER, ENDING).map((file) => file.slice(0, -ENDING.length));
}

/**
 * Reads the workflows, sorted by `order`, and checks each against the documents. Empty while the
 * documents are not bundled.
 */
export function loadWorkflows(loader: Loader, { api, values }: PageContext): readonly Workflow[] {
  if (!api) return [];
  const workflows = listWorkflowNames(loader).flatMap((name) => {
    const report = loader.reporter(workflowFilePath(name));
    const text = loader.disk.readText(workflowFilePath(name)) ?? '';
    const data = parseYamlText(text, report);
    const file =
      data === undefined
        ? undefined
        : parseData(workflowSchema, fillData(data, values, report), report);
    if (!file) return [];
    checkFile(name, file, api, report);
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

/** Reports a name, a document or an operation that does not exist. */
function checkFile(
  name: string,
  { workflows: [workflow], sourceDescriptions }: WorkflowFile,
  api: ApiLookup,
  report: Report,
): void {
  if (workflow && workflow.workflowId !== name)
    report(
      'workflows.0.workflowId',
      `expected the name of the file, "${name}", received "${workflow.workflowId}"`,
    );
  const ids = [...api.operationIds.keys()];
  for (const [index, source] of sourceDescriptions.entries()) {
    const at = `sourceDescriptions.${index}`;
    const url = `../../${bundledDocumentPath(source.name)}`;
    if (!ids.includes(source.name)) {
      const suggestion = formatSuggestion(source.name, ids);
      report(`${at}.name`, `content/site.json has no document "${source.name}".${suggestion}`);
    } else if (source.url !== url) {
      report(`${at}.url`, `expected "${url}", received "${source.url}"`);
    }
  }
  const find = createFind(api);
  const sources = sourceDescriptions.map((one) => one.name);
  for (const [index, step] of (workflow?.steps ?? []).entries()) {
    const found = find(sources, step.operationId);
    if ('error' in found) report(`workflows.0.steps.${index}.operationId`, found.error);
  }
}

/** Creates the search for operations by the names that steps give them. */
function createFind(api: ApiLookup): FindOperation {
  return (sources, written) => {
    const [, prefix, name = written] =
      /^\$sourceDescriptions\.([\w-]+)\.(\S+)$/.exec(written) ?? [];
    const source = prefix ?? sources[0] ?? '';
    if (prefix === undefined && sources.length > 1)
      return {
        error: `expected "$sourceDescriptions.<name>.${name}", because the file has several documents`,
      };
    if (!sources.includes(source))
      return { error: `no source has the name "${source}".${formatSuggestion(source, sources)}` };
    const known = api.operationIds.get(source) ?? new Map<string, string>();
    const id = known.get(name);
    return id === undefined
      ? { error: `"${source}" has no operation "${name}".${formatSuggestion(name, known.keys())}` }
      : { id };
  };
}
