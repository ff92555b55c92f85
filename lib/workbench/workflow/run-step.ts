import type { RequestParts } from '@/lib/content/requests/request-parts';
import type { WorkflowStep } from '@/lib/content/schemas/workflow';
import {
  fillOutputs,
  listExpressions,
  type OutputReference,
  type Outputs,
  parseOutputReference,
} from '@/lib/content/workflows/expressions';
import { isObject } from '@/lib/openapi/core/json';
import type { Json } from '@/lib/openapi/core/types';
import type { SampleRequest } from '@/lib/openapi/request/build-request';
import type { RequestKey } from '@/lib/openapi/request/request-key';
import { type Exchange, resolveExpression } from '../response/runtime-expression';
import { judgeCondition, type Judgement } from './simple-condition';

/** A step that a page can run: data that the page carries. */
export type RunnableStep = Pick<
  WorkflowStep,
  'id' | 'title' | 'operation' | 'parameters' | 'body' | 'criteria' | 'outputs' | 'files'
> & {
  /** Store name of the document: `payment-gateway`. */
  readonly api: string;
  /** Keys of its request. */
  readonly keys: readonly RequestKey[];
  /** Access token of a step before that it sends, and names of its own outputs that others send so; absent without one. */
  readonly token?: OutputReference;
  readonly tokens?: readonly string[];
  /** Headers of its signature; absent where it is not signed. */
  readonly signature?: SampleRequest['headers'];
};

/** Keys of a step that the reader types: all but the token of a step before, which is the first. */
export const listOwnKeys = ({ keys, token }: RunnableStep) => (token ? keys.slice(1) : keys);

/** A workflow that a page can run. */
export type RunnableWorkflow = {
  /** Name of its file. */
  readonly name: string;
  readonly steps: readonly RunnableStep[];
};

/** Condition of success with what it came to; `values` are empty for one that is not understood. */
export type CriterionResult = Judgement & { readonly condition: string };

/** Outcome of a step. */
export type StepResult = {
  /** One for each criterion of the step, in their order. */
  readonly criteria: readonly CriterionResult[];
  /** Values for later steps by name; those without a value are left out. */
  readonly outputs: Readonly<Record<string, Json>>;
  readonly isMet: boolean;
};

/** Lists the outputs that a step takes and that have no value yet. */
export function listMissingOutputs(
  { parameters, body = null, token }: RunnableStep,
  outputs: Outputs,
): readonly OutputReference[] {
  const found = [...listExpressions(parameters, ''), ...listExpressions(body, '')];
  const taken = found.flatMap(([, text]) => parseOutputReference(text) ?? []);
  return [...(token ? [token] : []), ...taken].filter(
    ({ step, output }) => !outputs.has(`${step}.${output}`),
  );
}

/** Parts of the request of a step, with the values that steps before it gave. */
export function fillStep({ parameters, body }: RunnableStep, outputs: Outputs): RequestParts {
  const filled = fillOutputs(parameters, outputs);
  return {
    parameters: isObject(filled) ? filled : {},
    responses: [],
    ...(body === undefined ? {} : { body: fillOutputs(body, outputs) }),
  };
}

/** Judges a response by the criteria of its step (Arazzo 1.0.1 4.6.5), and takes its outputs. */
export function judgeStep(step: RunnableStep, exchange: Exchange, outputs: Outputs): StepResult {
  const resolve = (text: string) => {
    const reference = parseOutputReference(text);
    return reference
      ? outputs.get(`${reference.step}.${reference.output}`)
      : resolveExpression(text, exchange);
  };
  const criteria = step.criteria.map((condition) => ({
    condition,
    ...(judgeCondition(condition, resolve) ?? { isMet: false, values: [] }),
  }));
  const found = Object.entries(step.outputs).flatMap(([name, text]) => {
    const value = resolve(text);
    return value === undefined ? [] : [[name, value] as const];
  });
  return {
    criteria,
    outputs: Object.fromEntries(found),
    isMet: criteria.every(({ isMet }) => isMet),
  };
}
