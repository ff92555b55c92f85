import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { WORKFLOW_FOLDER, workflowFilePath } from './load/load-workflow-file';
import { createDisk } from './source/disk';

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
