import type { MediaType } from '@/lib/openapi/core/operation-types';
import type { Example, Json } from '@/lib/openapi/core/types';
import { buildMediaSample, MAX_SAMPLE_NODES } from '@/lib/openapi/sample/media-sample';
import type { RequestParts } from '../requests/request-parts';
import type { WorkflowStep } from '../schemas/workflow';
import type { DocumentOperation } from '../source/api-lookup';
import { getWantedStatus, isFulfilled, parseCriterion } from './criteria';
import { fillOutputs, getBodyValue, type OutputReference } from './expressions';
import { findToken } from './step-token';

/** Step with the values that the documents' examples give to its expressions. */
export type ExampleStep = {
  readonly step: WorkflowStep;
  /** Parts of the request that is sent. */
  readonly parts: RequestParts;
  /** Access token of a step before that it sends; absent where it sends the reader's own key. */
  readonly token?: OutputReference;
  readonly status: string;
  /** First example of the response that fulfils the criteria, else a sample of its schema; absent where none does. */
  readonly response?: Example;
};

/**
 * Runs a workflow without sending anything: each step gets the first documented response that fulfils its criteria,
 * and gives the outputs of it to the steps behind.
 * @param getOperation resolves an operation by its id; a step of an unknown one has no response.
 */
export function runExamples(
  steps: readonly WorkflowStep[],
  getOperation: (id: string) => DocumentOperation | undefined,
): readonly ExampleStep[] {
  const outputs = new Map<string, Json>();
  return steps.map((step, index) => {
    const { id, parameters, body } = step;
    const names = Object.entries(parameters);
    const filled = Object.fromEntries(
      names.map(([name, value]) => [name, fillOutputs(value, outputs)]),
    );
    const parts = {
      parameters: filled,
      responses: [],
      ...(body === undefined ? {} : { body: fillOutputs(body, outputs) }),
    };
    const operation = getOperation(step.operation);
    const token = findToken(step, steps.slice(0, index), operation);
    const found = findResponse(step, operation);
    for (const [name, expression] of Object.entries(step.outputs)) {
      const value = found.response && getBodyValue(found.response.value, expression);
      if (value !== undefined) outputs.set(`${id}.${name}`, value);
    }
    return { step, parts, ...(token && { token }), ...found };
  });
}

function findResponse(
  { criteria }: WorkflowStep,
  found: DocumentOperation | undefined,
): Pick<ExampleStep, 'status' | 'response'> {
  const parsed = criteria.flatMap((condition) => parseCriterion(condition) ?? []);
  const status = getWantedStatus(parsed);
  const documented = found?.operation.responses.find((one) => one.status === status);
  const [media] = documented?.content ?? [];
  const isWanted = ({ value }: Example) => isFulfilled(parsed, value);
  const response = media?.examples.find(isWanted) ?? buildExample(found, media).find(isWanted);
  return { status, ...(response === undefined ? {} : { response }) };
}

/** Sample of a response without examples, as the page of its operation shows it; empty for one with examples. */
function buildExample(
  found: DocumentOperation | undefined,
  media: MediaType | undefined,
): readonly Example[] {
  if (!found || !media || media.examples.length > 0 || media.schema.value === undefined) return [];
  const { value } = buildMediaSample(found.api, media, undefined, {
    ...{ direction: 'response', nodes: MAX_SAMPLE_NODES },
  });
  return [{ name: '', summary: '', value }];
}
