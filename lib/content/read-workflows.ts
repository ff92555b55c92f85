import { createReader } from './create-reader';
import { createFind, listWorkflowNames, loadWorkflowFile } from './load/load-workflow-file';
import { readBundledApis } from './read-api-outline';
import { readSiteValues } from './read-site';
import type { Workflow } from './schemas/workflow';
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
