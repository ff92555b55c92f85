import {
  findBodyError,
  findMissingParameters,
  findParameterErrors,
  findResponseError,
} from '../requests/check-request';
import type { Workflow, WorkflowStep } from '../schemas/workflow';
import type { ApiLookup, DocumentOperation } from '../source/api-lookup';
import type { Report } from '../source/fill';
import { adviseName } from '../source/messages';
import { parseCriterion } from '../workflows/criteria';
import {
  getFieldPath,
  listExpressions,
  parseOutputReference,
  printOutputReference,
} from '../workflows/expressions';
import { type ExampleStep, runExamples } from '../workflows/run-examples';
import { findTokenError } from '../workflows/step-token';
import { findFieldError } from './check-sets';

/** Place of a step in the file. */
const stepAt = (index: number) => `workflows.0.steps.${index}`;

/** Reports what contradicts the documents, or the steps before, in a workflow whose form is sound. */
export function checkWorkflow(workflow: Workflow, api: ApiLookup, report: Report): void {
  const { steps } = workflow;
  for (const [index, step] of steps.entries()) {
    const at = stepAt(index);
    if (steps.findIndex(({ id }) => id === step.id) < index)
      report(`${at}.stepId`, `"${step.id}" is the id of a step before`);
    checkReferences(step, steps.slice(0, index), (place, message) =>
      report(`${at}.${place}`, message),
    );
  }
  const examples = runExamples(steps, api.getOperation);
  for (const [index, example] of examples.entries()) {
    const found = api.getOperation(example.step.operation);
    // An unknown operation is already reported.
    if (!found) continue;
    checkStep(example, found, api, (place, message) =>
      report(`${stepAt(index)}.${place}`, message),
    );
  }
}

/** Reports expressions that name no output of a step before. */
function checkReferences(
  { parameters, body = null, token }: WorkflowStep,
  before: readonly WorkflowStep[],
  report: Report,
): void {
  const found = [
    ...listExpressions(parameters, 'parameters'),
    ...listExpressions(body, 'requestBody.payload'),
    ...(token ? [['parameters.Authorization', printOutputReference(token)] as const] : []),
  ];
  for (const [at, text] of found) {
    const reference = parseOutputReference(text);
    const step = before.find(({ id }) => id === reference?.step);
    const ids = before.map(({ id }) => id);
    const names = Object.keys(step?.outputs ?? {});
    if (!reference) {
      report(at, `expected "$steps.<step>.outputs.<name>", received "${String(text)}"`);
    } else if (!step) {
      report(
        at,
        `no step before has the id "${reference.step}".${adviseName(reference.step, ids)}`,
      );
    } else if (!names.includes(reference.output)) {
      const suggestion = adviseName(reference.output, names);
      report(at, `step "${step.id}" has no output "${reference.output}".${suggestion}`);
    }
  }
}

/** Reports what the documents do not describe: parameters, body, criteria, outputs. */
function checkStep(
  { step, parts, status, response }: ExampleStep,
  found: DocumentOperation,
  api: ApiLookup,
  report: Report,
): void {
  for (const { name } of findMissingParameters(found, parts))
    report('parameters', `the path parameter "${name}" has no value`);
  const { parameters, body = null } = parts;
  const tokenError = step.token ? findTokenError(found) : '';
  if (tokenError !== '') report('parameters.Authorization', tokenError);
  // An expression without a value is already reported, here or at the step that gives it.
  if (listExpressions(parameters, '').length === 0)
    for (const error of findParameterErrors(found, parts)) report('parameters', error);
  const bodyError =
    listExpressions(body, '').length === 0 ? findBodyError(found, parts, step.media) : '';
  if (bodyError !== '') report('requestBody.payload', bodyError);
  const statusError = findResponseError(found, { status });
  if (statusError !== '') return report('successCriteria', statusError);
  const criteria = step.criteria.map((condition, index) => {
    const criterion = parseCriterion(condition);
    if (!criterion)
      report(
        `successCriteria.${index}.condition`,
        `expected "$statusCode == 200" or "$response.body#/field == 'value'", received "${condition}"`,
      );
    return criterion;
  });
  const expressions = [
    ...criteria.map(
      (one, index) => [`successCriteria.${index}.condition`, one?.expression ?? ''] as const,
    ),
    ...Object.entries(step.outputs).map(([name, one]) => [`outputs.${name}`, one] as const),
  ];
  const fieldErrors = expressions.flatMap(([at, expression]) => {
    const path = `${step.operation} response.${status}.${getFieldPath(expression)}`;
    const error = expression === '' ? '' : findFieldError(path, { api });
    return error === '' ? [] : [[at, error] as const];
  });
  for (const [at, error] of fieldErrors) report(at, error);
  if (!response && fieldErrors.length === 0)
    report(
      'successCriteria',
      `no example of the response ${status} in the document fulfils them, and no sample of its schema where it has none`,
    );
}
