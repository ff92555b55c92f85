import * as words from '@/.generated/words/docs/workflows';
import { readWorkflows } from '@/lib/content/read-workflows';
import { buildStepRequest } from '@/lib/content/requests/build-step-request';
import type { Workflow, WorkflowStep } from '@/lib/content/schemas/workflow';
import { type Criterion, parseCriterion } from '@/lib/content/workflows/criteria';
import { listExpressions, parseOutputReference } from '@/lib/content/workflows/expressions';
import { type ExampleStep, runExamples } from '@/lib/content/workflows/run-examples';
import { withToken } from '@/lib/content/workflows/step-token';
import type { Json } from '@/lib/openapi/core/types';
import { resolveOperation } from '@/lib/openapi/operation/resolve-operation';
import type { SampleRequest } from '@/lib/openapi/request/build-request';
import { urls } from '@/lib/routes/urls';
import { canSend } from '@/lib/workbench/send/send-fields';
import type { RunnableStep, RunnableWorkflow } from '@/lib/workbench/workflow/run-step';
import { findNextPages, type PageCard, type PageView } from '../page-view';
import { getOperationById } from '../read-apis';
import { readPageFoot } from '../reading/read-page-foot';
import { getShellOverrides } from '../shell/shell-overrides';

/** Step that another one is connected with. */
export type StepLink = { readonly number: number; readonly title: string; readonly id: string };

/** Value that a step takes from one before it. */
export type TakenValue = {
  /** Place in the request: `pgIdOrig`, `card_id`. */
  readonly name: string;
  readonly output: string;
  readonly from: StepLink;
};

/** Value that a step gives to others; nobody takes one that the reader keeps. */
export type GivenValue = { readonly name: string; readonly to: readonly StepLink[] };

/** Condition of success: `rcode`, `==`, `000`. */
export type CriterionView = {
  /** Path of the field in the response; empty for the HTTP status. */
  readonly field: string;
  readonly operator: Criterion['operator'];
  readonly value: Json;
};

/** One step of a workflow as a page shows it. */
export type StepView = StepLink & {
  /** Markdown. */
  readonly text: string;
  /** Id of the operation: `post /sale`. */
  readonly operation: string;
  readonly request: SampleRequest;
  /** Response of the document's example; absent where it has none. */
  readonly response?: { readonly title: string; readonly value: Json };
  readonly takes: readonly TakenValue[];
  readonly gives: readonly GivenValue[];
  readonly criteria: readonly CriterionView[];
};

/** Page of a workflow. */
export type WorkflowView = PageView & {
  readonly name: string;
  readonly steps: readonly StepView[];
  /** Data to run it from the page; absent where nothing can be sent. */
  readonly run?: RunnableWorkflow;
};

/** Builds the card of a workflow. */
export function buildWorkflowCard({
  name,
  title,
  description,
  drawing,
  steps,
}: Workflow): PageCard {
  const facts = { [words.steps]: String(steps.length) };
  return { title, url: urls.workflow(name), description, drawing, facts };
}

/**
 * Reads a workflow by its name.
 * @throws {Error} for an unknown name; {InvalidContentError}
 */
export function readWorkflow(name: string): Workflow {
  const workflow = readWorkflows().find((one) => one.name === name);
  if (!workflow) throw new Error(`content/workflows has no "${name}"`);
  return workflow;
}

/** Runs a workflow on the examples of the bundled documents. */
export function runWorkflow({ steps }: Workflow): readonly ExampleStep[] {
  return runExamples(steps, (id) => {
    const api = getOperationById(id)?.saved.api;
    const operation = api && resolveOperation(api, id);
    return operation && { api, operation };
  });
}

/** Builds the page of a workflow. */
export function buildWorkflowView(workflow: Workflow): WorkflowView {
  const { name, title, description, guide } = workflow;
  const views = buildSteps(workflow);
  const path = urls.workflow(name);
  return {
    ...{ path, title, description, name },
    section: 'guides',
    next: findNextPages([guide]),
    foot: readPageFoot(path, 'guides'),
    shell: getShellOverrides(path),
    steps: views.map(({ view }) => view),
    ...(views.every((one) => one.canRun) && { run: { name, steps: views.map(({ run }) => run) } }),
  };
}

/** Step as its page shows it, and as the page runs it. */
type BuiltStep = {
  readonly view: StepView;
  readonly run: RunnableStep;
  /** Whether its operation is one of the sandbox. */
  readonly canRun: boolean;
};

/** Builds the steps of a workflow. @throws For an operation that no document has. */
function buildSteps(workflow: Workflow): readonly BuiltStep[] {
  const { steps } = workflow;
  const links = steps.map(({ title, id }, index) => ({ number: index + 1, title, id }));
  const examples = runWorkflow(workflow);
  return examples.map((example, index) => {
    const { step, parts, token, status, response } = example;
    const found = getOperationById(step.operation);
    const operation = found && resolveOperation(found.saved.api, step.operation);
    if (!operation) throw new Error(`No OpenAPI document has the operation "${step.operation}"`);
    const { id, title, text, parameters, body, criteria, outputs, files } = step;
    const request = withToken(buildStepRequest(found.saved.api, operation, parts), token);
    const tokens = listTokens(step, examples);
    return {
      view: {
        ...{ number: index + 1, title, id, text, request },
        operation: step.operation,
        ...(response && {
          response: { title: `${status} ${response.summary || 'OK'}`, value: response.value },
        }),
        takes: listTaken(example, links),
        gives: listGiven(step, examples, links),
        criteria: criteria.flatMap(describeCriterion),
      },
      run: {
        ...{ id, title, operation: step.operation, api: found.saved.id, parameters },
        ...(body === undefined ? {} : { body }),
        ...{ criteria, outputs },
        ...(token && { token }),
        ...(tokens.length > 0 && { tokens }),
        ...(files === undefined ? {} : { files }),
        keys: request.keys,
        ...(request.signature && { signature: request.signature }),
      },
      canRun: canSend(operation),
    };
  });
}

/** Names of the outputs of a step that others send as their access token. */
const listTokens = ({ id }: WorkflowStep, examples: readonly ExampleStep[]) => [
  ...new Set(examples.flatMap(({ token }) => (token?.step === id ? [token.output] : []))),
];

function listTaken(step: ExampleStep, links: readonly StepLink[]): readonly TakenValue[] {
  return listReferences(step).flatMap(({ name, step: id, output }) => {
    const from = links.find((one) => one.id === id);
    return from ? [{ name, output, from }] : [];
  });
}

function listGiven(
  { id, outputs }: WorkflowStep,
  steps: readonly ExampleStep[],
  links: readonly StepLink[],
): readonly GivenValue[] {
  return Object.keys(outputs).map((name) => ({
    name,
    to: links.filter((_, index) => {
      const references = steps[index] ? listReferences(steps[index]) : [];
      return references.some((one) => one.step === id && one.output === name);
    }),
  }));
}

/** Outputs that a step takes, each with the place where its request has it. */
function listReferences({ step: { parameters, body = null }, token }: ExampleStep) {
  const found = [...listExpressions(parameters, ''), ...listExpressions(body, '')];
  const taken = found.flatMap(([at, text]) => {
    const reference = parseOutputReference(text);
    return reference ? [{ ...reference, name: at.slice(1) }] : [];
  });
  return token ? [{ ...token, name: 'Authorization' }, ...taken] : taken;
}

function describeCriterion(condition: string): readonly CriterionView[] {
  const criterion = parseCriterion(condition);
  if (!criterion) return [];
  const field = (criterion.expression.split('#/')[1] ?? '').replaceAll('/', '.');
  return [{ field, operator: criterion.operator, value: criterion.value }];
}
