import { type WorkflowFile, workflowSchema } from '../schemas/workflow';
import type { ApiOutline } from '../source/api-outline';
import { fillData, type SiteValues } from '../source/fill';
import { checkEncoding, checkLetters } from '../source/letters';
import type { Loader } from '../source/loader';
import { adviseName } from '../source/messages';
import { parseData, parseYamlText } from '../source/parse';
import type { FindOperation } from '../workflows/build-workflow';

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

/** Reads the file of a workflow; `undefined` while invalid. */
export function loadWorkflowFile(
  name: string,
  { disk, reporter }: Loader,
  values: SiteValues,
): WorkflowFile | undefined {
  const report = reporter(workflowFilePath(name));
  const text = disk.readText(workflowFilePath(name)) ?? '';
  if (!checkEncoding(text, report)) return undefined;
  checkLetters(text, report);
  const data = parseYamlText(text, report);
  return data === undefined
    ? undefined
    : parseData(workflowSchema, fillData(data, values, report), report);
}

/** Creates the search for operations by the names that steps give them. */
export function createFind({ operationIds }: Pick<ApiOutline, 'operationIds'>): FindOperation {
  return (sources, written) => {
    const [, prefix, name = written] =
      /^\$sourceDescriptions\.([\w-]+)\.(\S+)$/.exec(written) ?? [];
    const source = prefix ?? sources[0] ?? '';
    if (prefix === undefined && sources.length > 1)
      return {
        error: `expected "$sourceDescriptions.<name>.${name}", because the file has several documents`,
      };
    if (!sources.includes(source))
      return { error: `no source has the name "${source}".${adviseName(source, sources)}` };
    const known = operationIds.get(source) ?? new Map<string, string>();
    const id = known.get(name);
    return id === undefined
      ? { error: `"${source}" has no operation "${name}".${adviseName(name, known.keys())}` }
      : { id };
  };
}
