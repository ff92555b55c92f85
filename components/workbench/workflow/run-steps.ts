import * as words from '@/.generated/words/workbench/workflow-run';
import { buildStepRequest } from '@/lib/content/requests/build-step-request';
import { getBodyValue, type Outputs } from '@/lib/content/workflows/expressions';
import { withToken } from '@/lib/content/workflows/step-token';
import type { EnvironmentName } from '@/lib/environment/select-environment';
import type { Json } from '@/lib/openapi/core/types';
import { resolveOperation } from '@/lib/openapi/operation/resolve-operation';
import { parseJsonOrText } from '@/lib/openapi/parse/parse-json';
import type { SampleRequest } from '@/lib/openapi/request/build-request';
import { withBasePath, workflowFiles } from '@/lib/routes/urls';
import { describeSent } from '@/lib/workbench/response/runtime-expression';
import { maskKeys } from '@/lib/workbench/send/mask-keys';
import { sandboxKey } from '@/lib/workbench/send/sandbox-key';
import { maskRequest } from '@/lib/workbench/visit/mask-request';
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

/** Name by which an access token that a step gave is held, as no page shows or keeps one. */
const nameToken = ({ name }: RunnableWorkflow, output: string) => `${name} ${output}`;

/** Access tokens that the steps of a workflow have given, by `step.output`; `undefined` for one that is not held. */
const listTokens = (workflow: RunnableWorkflow) =>
  workflow.steps.flatMap(({ id, tokens = [] }) =>
    tokens.map((token) => {
      const output = `${id}.${token}`;
      return [output, sandboxKey.use(nameToken(workflow, output))] as const;
    }),
  );

/** Values that the steps of a workflow have given, by `step.output`. */
function listOutputs(workflow: RunnableWorkflow): Outputs {
  const entries = Object.entries(getRuns(workflow.name)).flatMap(([id, { result }]) =>
    Object.entries(result?.outputs ?? {}).map(
      ([output, value]) => [`${id}.${output}`, value] as const,
    ),
  );
  const outputs = new Map<string, Json>(entries);
  // What the runs have of a token is masked.
  for (const [output, token] of listTokens(workflow))
    if (token === undefined) outputs.delete(output);
    else outputs.set(output, token);
  return outputs;
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

/** Takes the access tokens of a response over. @returns all that are held, which the page neither shows nor keeps. */
function takeTokens(
  workflow: RunnableWorkflow,
  { id, tokens = [], outputs }: RunnableStep,
  text: string,
): readonly string[] {
  const body = parseJsonOrText(text);
  const taken = tokens.flatMap((output) => {
    const value = getBodyValue(body, outputs[output] ?? '');
    if (typeof value !== 'string') return [];
    const name = nameToken(workflow, `${id}.${output}`);
    sandboxKey.take({ name, kind: 'token' }, value, undefined);
    return [value];
  });
  return [...taken, ...listTokens(workflow).flatMap(([, token]) => token ?? [])];
}

function stop(reason: string): StepRun {
  return { state: { kind: 'stopped', reason } };
}

/** Request as the page shows it: a token may be a value of it, too. */
function hideTokens(workflow: RunnableWorkflow, request: SampleRequest): SampleRequest {
  const tokens = listTokens(workflow).flatMap(([, token]) => token ?? []);
  if (tokens.length === 0) return request;
  return maskRequest(request, (text) => maskKeys(text, new Map(), tokens));
}

/** Judges the response to a step and shows it. */
export async function acceptResponse(
  workflow: RunnableWorkflow,
  step: RunnableStep,
  request: SampleRequest,
  response: SentResponse,
): Promise<StepRun> {
  const { status, headers } = response;
  // A response that the reader pasted still has its tokens.
  const body = maskKeys(response.text, new Map(), takeTokens(workflow, step, response.text));
  const outputs = listOutputs(workflow);
  const sent = describeSent(step.operation, request);
  const shown = hideTokens(workflow, request);
  const run: StepRun = {
    state: { kind: 'received', status },
    request: shown,
    result: judgeStep(step, { sent, received: { status, headers, body } }, outputs),
    tab: buildSentTab(
      step.operation,
      shown,
      { ...response, text: body },
      await createRequestChecks(step),
    ),
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
  const filled = buildStepRequest(api, operation, fillStep(step, outputs));
  const request = withToken(filled, step.token);
  const token = step.token && outputs.get(`${step.token.step}.${step.token.output}`);
  const files = await readFiles(workflow, step);
  const { state, response, sent, refused } = await sendToSandbox(request, {
    ...{ server: getSandboxServer(step.api, environment), of: step, signal, files },
    ...(typeof token === 'string' && { token }),
    takeTokens: (text) => takeTokens(workflow, step, text),
    onSending: () =>
      publish(workflow, step, {
        ...{ state: { kind: 'sending' } },
        request: hideTokens(workflow, request),
      }),
  });
  if (refused) {
    sandboxKey.forget([refused.secret]);
    return stop(refused.reason);
  }
  return response
    ? acceptResponse(workflow, step, sent ?? request, response)
    : { state, request: hideTokens(workflow, request) };
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
