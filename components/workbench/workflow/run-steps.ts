import * as words from '@/.generated/words/workbench/workflow-run';
import { buildStepRequest } from '@/lib/content/requests/build-step-request';
import type { Outputs } from '@/lib/content/workflows/expressions';
import type { EnvironmentName } from '@/lib/environment/select-environment';
import { resolveOperation } from '@/lib/openapi/operation/resolve-operation';
import type { SampleRequest } from '@/lib/openapi/request/build-request';
import { withBasePath, workflowFiles } from '@/lib/routes/urls';
import { describeSent } from '@/lib/workbench/response/runtime-expression';
import { sandboxKey } from '@/lib/workbench/send/sandbox-key';
import {
  fillStep,
  judgeStep,
  listMissingOutputs,
  type RunnableStep,
  type RunnableWorkflow,
} from '@/lib/workbench/workflow/run-step';
import { readSavedApi } from '../saved-api';
import { createRequestChecks } from '../send/request-checks';
import { getSandboxServer, sendToSandbox } from '../send/send-to-sandbox';
import type { SentResponse } from '../send/sent-panel';
import { buildSentTab } from '../send/show-response';
import { getRuns, publishRuns, type StepRun } from './run-store';

/** Where a run goes, and what ends it. */
export type RunOptions = {
  readonly environment: EnvironmentName;
  readonly signal: AbortSignal;
};

function publish({ name }: RunnableWorkflow, { id }: RunnableStep, run: StepRun): void {
  publishRuns(name, { ...getRuns(name), [id]: run });
}

/** Values that the steps of a workflow have given, by `step.output`. */
function listOutputs({ name }: RunnableWorkflow): Outputs {
  const entries = Object.entries(getRuns(name)).flatMap(([id, { result }]) =>
    Object.entries(result?.outputs ?? {}).map(
      ([output, value]) => [`${id}.${output}`, value] as const,
    ),
  );
  return new Map(entries);
}

/** Reads the files that a step sends, from beside its page. @throws For one that does not load. */
async function readFiles(
  { name }: RunnableWorkflow,
  { files = [] }: RunnableStep,
): Promise<ReadonlyMap<string, Blob>> {
  const entries = files.map(async (file) => {
    const response = await fetch(withBasePath(workflowFiles.attachment(name, file)));
    if (!response.ok) throw new Error(`${file}: ${response.status}`);
    return [file, await response.blob()] as const;
  });
  return new Map(await Promise.all(entries));
}

function stop(reason: string): StepRun {
  return { state: { kind: 'stopped', reason } };
}

/** Judges the response to a step and shows it. */
export async function acceptResponse(
  workflow: RunnableWorkflow,
  step: RunnableStep,
  request: SampleRequest,
  response: SentResponse,
): Promise<StepRun> {
  const { status, headers, text: body } = response;
  const outputs = listOutputs(workflow);
  const sent = describeSent(step.operation, request);
  const run: StepRun = {
    state: { kind: 'received', status },
    request,
    result: judgeStep(step, { sent, received: { status, headers, body } }, outputs),
    tab: buildSentTab(step.operation, request, response, await createRequestChecks(step)),
  };
  publish(workflow, step, run);
  return run;
}

/** Runs one step. */
async function runStep(
  workflow: RunnableWorkflow,
  step: RunnableStep,
  { environment, signal }: RunOptions,
): Promise<StepRun> {
  const outputs = listOutputs(workflow);
  const [missing] = listMissingOutputs(step, outputs);
  if (missing) {
    const index = workflow.steps.findIndex(({ id }) => id === missing.step);
    return stop(words.needsOutput({ output: missing.output, step: index + 1 }));
  }
  publish(workflow, step, { state: { kind: 'checking' } });
  const api = await readSavedApi(step.api);
  const operation = api && resolveOperation(api, step.operation);
  if (!operation) return stop(words.noOperation);
  const request = buildStepRequest(api, operation, fillStep(step, outputs));
  const files = await readFiles(workflow, step);
  const { state, response, sent, refused } = await sendToSandbox(request, {
    ...{ server: getSandboxServer(step.api, environment), of: step, signal, files },
    onSending: () => publish(workflow, step, { state: { kind: 'sending' }, request }),
  });
  if (refused) {
    sandboxKey.forget([refused.secret]);
    return stop(refused.reason);
  }
  return response ? acceptResponse(workflow, step, sent ?? request, response) : { state, request };
}

/**
 * Runs steps one after the other, each with what those before it gave, until one does not succeed. Never throws;
 * what became of each is in the store.
 */
export async function runSteps(
  workflow: RunnableWorkflow,
  steps: readonly RunnableStep[],
  options: RunOptions,
): Promise<void> {
  for (const step of steps) {
    const run = await runStep(workflow, step, options).catch(() => stop(words.notLoaded));
    publish(workflow, step, run);
    if (run.result?.isMet !== true) return;
  }
}
