import type { Operation } from '@/lib/openapi/core/operation-types';
import type { Example, Json } from '@/lib/openapi/core/types';
import type { RequestParts } from '../requests/request-parts';
import type { WorkflowStep } from '../schemas/workflow';
import { getWantedStatus, isFulfilled, parseCriterion } from './criteria';
import { fillOutputs, getBodyValue } from './expressions';

/** Step with the values that the documents' examples give to its expressions. */
export type ExampleStep = {
  readonly step: WorkflowStep;
  /** Parts of the request that is sent. */
  readonly parts: RequestParts;
  readonly status: string;
  /** First example of the response that fulfils the criteria; absent where none does. */
  readonly response?: Example;
};

/**
 * Runs a workflow without sending anything: each step gets the first documented response that fulfils its criteria,
 * and gives the outputs of it to the steps behind.
 * @param getOperation resolves an operation by its id; a step of an unknown one has no response.
 */
export function runExamples(
  steps: readonly WorkflowStep[],
  getOperation: (id: string) => Operation | undefined,
): readonly ExampleStep[] {
  const outputs = new Map<string, Json>();
  return steps.map((step) => {
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
    const found = findResponse(step, getOperation(step.operation));
    for (const [name, expression] of Object.entries(step.outputs)) {
      const value = found.response && getBodyValue(found.response.value, expression);
      if (value !== undefined) outputs.set(`${id}.${name}`, value);
    }
    return { step, parts, ...found };
  });
}

function findResponse(
  { criteria }: WorkflowStep,
  operation: Operation | undefined,
): Pick<ExampleStep, 'status' | 'response'> {
  const parsed = criteria.flatMap((condition) => parseCriterion(condition) ?? []);
  const status = getWantedStatus(parsed);
  const documented = operation?.responses.find((one) => one.status === status);
  const examples = documented?.content[0]?.examples ?? [];
  const response = examples.find(({ value }) => isFulfilled(parsed, value));
  return { status, ...(response === undefined ? {} : { response }) };
}
