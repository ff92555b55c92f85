import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createReader } from './create-reader';
import {
  createFind,
  listWorkflowNames,
  loadWorkflowFile,
  WORKFLOW_FOLDER,
  workflowFilePath,
} from './load/load-workflow-file';
import { readBundledApis } from './read-api-document';
import { readSiteValues } from './read-site';
import type { Workflow } from './schemas/workflow';
import { createDisk } from './source/disk';
import { buildWorkflow } from './workflows/build-workflow';

/** Reads the workflows, sorted by `order`; none while the documents are not bundled. @throws {InvalidContentError} */
export const readWorkflows = createReader((loader): readonly Workflow[] => {
  const api = readBundledApis();
  if (!api) return [];
  const [values, find] = [readSiteValues(), createFind(api)];
  const workflows = listWorkflowNames(loader).flatMap((name) => {
    const file = loadWorkflowFile(name, loader, values);
    return file ? buildWorkflow(name, file, find) : [];
  });
  return workflows.toSorted((one, other) => one.order - other.order);
});

/**
 * Reads the Arazzo file of a workflow, exactly as it is written.
 * @param name file name without `.arazzo.yaml`.
 * @throws {Error} when there is no such file.
 */
export function readWorkflowText(name: string): string {
  const path = workflowFilePath(name);
  const text = createDisk(process.cwd()).readText(path);
  if (text === undefined) throw new Error(`${path} is not there`);
  return text;
}

/**
 * Reads a file that a workflow sends.
 * @param name file name in the folder of the workflows.
 * @throws {Error} when there is no such file.
 */
export function readWorkflowAttachment(name: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(
    readFileSync(join(/* turbopackIgnore: true */ process.cwd(), WORKFLOW_FOLDER, name)),
  );
}
