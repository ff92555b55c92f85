import { buildStepRequest } from '@/lib/content/requests/build-step-request';
import type { Workflow, WorkflowStep } from '@/lib/content/schemas/workflow';
import { parseCriterion } from '@/lib/content/workflows/criteria';
import { parseOutputReference } from '@/lib/content/workflows/expressions';
import type { ExampleStep } from '@/lib/content/workflows/run-examples';
import { withToken } from '@/lib/content/workflows/step-token';
import { isList, isObject, splitPointer } from '@/lib/openapi/core/json';
import { printJson } from '@/lib/openapi/core/print-json';
import type { Json } from '@/lib/openapi/core/types';
import { buildCollection, buildPostmanRequest } from '@/lib/openapi/files/postman-request';
import { resolveOperation } from '@/lib/openapi/operation/resolve-operation';
import type { SampleRequest } from '@/lib/openapi/request/build-request';
import { getOperationById } from '../read-apis';
import { runWorkflow } from './workflow-view';

/**
 * Builds a Postman collection (v2.1) of a workflow: each step is a request whose script tests its
 * criteria and keeps its outputs as variables, which later requests use.
 */
export function buildPostmanCollection(workflow: Workflow) {
  return buildCollection(
    workflow.title,
    workflow.description,
    runWorkflow(workflow).map(buildItem),
  );
}

function buildItem({ step, parts, token }: ExampleStep) {
  const found = getOperationById(step.operation);
  const operation = found && resolveOperation(found.saved.api, step.operation);
  if (!operation) throw new Error(`No OpenAPI document has the operation "${step.operation}"`);
  const plain = buildStepRequest(found.saved.api, operation, parts);
  // The script of the step that gives the token sets this variable.
  const variable = token && `${token.step}.${token.output}`;
  const sample = withToken(plain, token, variable);
  const { keys } = sample;
  const url = buildUrl(sample, step, parts.parameters);
  const request = { ...sample, url, ...buildBody(sample, step) };
  const item = {
    name: step.title,
    event: [{ listen: 'test', script: { type: 'text/javascript', exec: listScript(step) } }],
    request: buildPostmanRequest(request, step.text),
  };
  return { item, keys: keys.filter((key) => key.variable !== variable || !token) };
}

/** Address whose path parameters are variables where they come from a step before. */
function buildUrl(
  { url, path = [] }: SampleRequest,
  step: WorkflowStep,
  values: ExampleStep['parts']['parameters'],
): string {
  const names = [...step.operation.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name);
  const parts = path.map((part, index) => {
    const name = names[(index - 1) / 2] ?? '';
    return index % 2 === 0 || values[name] === step.parameters[name]
      ? part
      : getVariable(step.parameters[name] ?? part);
  });
  return path.length === 0 ? url : url.replace(path.join(''), parts.join(''));
}

/** Body whose values are variables where they come from a step before. */
function buildBody({ body }: SampleRequest, step: WorkflowStep): Pick<SampleRequest, 'body'> {
  if (!body || body.kind === 'form') return {};
  const value = fillVariables(step.body ?? null);
  return { body: { kind: 'json', media: body.media, value } };
}

/** Variable of an expression; another value stays as it is. */
function getVariable(value: Json): string {
  const reference = parseOutputReference(value);
  return reference ? `{{${reference.step}.${reference.output}}}` : String(value);
}

function fillVariables(value: Json): Json {
  if (isList(value)) return value.map(fillVariables);
  if (!isObject(value)) return parseOutputReference(value) ? getVariable(value) : value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, fillVariables(one)]));
}

/** Lines of the script that runs after a response. */
function listScript({ id, criteria, outputs }: WorkflowStep): readonly string[] {
  const tests = criteria.flatMap((condition) => {
    const criterion = parseCriterion(condition);
    if (!criterion) return [];
    const { expression, operator, value } = criterion;
    const actual = expression === '' ? 'pm.response.code' : readField(expression);
    const chain = operator === '==' ? 'to.eql' : 'to.not.eql';
    const name = JSON.stringify(condition);
    return `pm.test(${name}, () => pm.expect(${actual}).${chain}(${printJson(value)}));`;
  });
  const kept = Object.entries(outputs).map(
    ([name, expression]) =>
      `pm.collectionVariables.set('${id}.${name}', ${readField(expression)});`,
  );
  return ['const body = pm.response.json();', ...tests, ...kept];
}

/** JavaScript that reads the field of an expression: `body["data"][0]["pg_id"]`. */
function readField(expression: string): string {
  const parts = splitPointer(expression.slice(expression.indexOf('#')));
  return `body${parts.map((part) => `[${/^\d+$/.test(part) ? part : JSON.stringify(part)}]`).join('')}`;
}
