import { buildStepRequest } from '@/lib/content/requests/build-step-request';
import type { Workflow, WorkflowStep } from '@/lib/content/schemas/workflow';
import { parseCriterion } from '@/lib/content/workflows/criteria';
import { parseOutputReference } from '@/lib/content/workflows/expressions';
import type { ExampleStep } from '@/lib/content/workflows/run-examples';
import { isList, isObject, splitPointer } from '@/lib/openapi/core/json';
import { printJson } from '@/lib/openapi/core/print-json';
import type { Json } from '@/lib/openapi/core/types';
import { resolveOperation } from '@/lib/openapi/operation/resolve-operation';
import type { SampleRequest } from '@/lib/openapi/request/build-request';
import { getKeyVariable, type RequestKey } from '@/lib/openapi/request/request-key';
import { listKeyVariables } from '@/lib/openapi/snippets/run-hint';
import { getOperationById } from '../read-apis';
import { runWorkflow } from './workflow-view';

/** Version of the collection's form. */
const SCHEMA = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';

/**
 * Builds a Postman collection (v2.1) of a workflow: each step is a request whose script tests its
 * criteria and keeps its outputs as variables, which later requests use.
 */
export function buildPostmanCollection(workflow: Workflow) {
  const steps = runWorkflow(workflow).map(buildItem);
  const variables = new Set(steps.flatMap(({ variables: names }) => names));
  return {
    info: { name: workflow.title, description: workflow.description, schema: SCHEMA },
    variable: [...variables].map((key) => ({ key, value: '' })),
    item: steps.map(({ item }) => item),
  };
}

function buildItem({ step, parts }: ExampleStep) {
  const found = getOperationById(step.operation);
  const operation = found && resolveOperation(found.saved.api, step.operation);
  if (!operation) throw new Error(`No OpenAPI document has the operation "${step.operation}"`);
  const sample = buildStepRequest(found.saved.api, operation, parts);
  const keys = sample.keys.slice(0, 1);
  const item = {
    name: step.title,
    event: [{ listen: 'test', script: { type: 'text/javascript', exec: listScript(step) } }],
    request: {
      method: sample.method,
      description: step.text,
      auth: buildAuth(keys[0]),
      header: sample.headers.map(([key, value]) => ({ key, value })),
      url: buildUrl(sample, step, parts.parameters),
      ...buildBody(sample, step),
    },
  };
  return { item, variables: listKeyVariables(keys) };
}

function buildAuth(key: RequestKey | undefined) {
  if (key?.in === 'basic') {
    const basic = [
      { key: 'username', value: `{{${getKeyVariable(key)}}}` },
      { key: 'password', value: key.password === undefined ? '' : `{{${key.password}}}` },
    ];
    return { type: 'basic', basic };
  }
  if (key?.in !== 'header' && key?.in !== 'query') return { type: 'noauth' };
  const value = `${key.in === 'header' ? key.before : ''}{{${getKeyVariable(key)}}}`;
  const apikey = [
    { key: 'key', value: key.name },
    { key: 'value', value },
    { key: 'in', value: key.in },
  ];
  return { type: 'apikey', apikey };
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

function buildBody({ body }: SampleRequest, step: WorkflowStep) {
  if (!body) return {};
  if (body.kind === 'form') {
    const formdata = body.parts.map(({ name, text, file, media }) => ({
      key: name,
      ...(file ? { type: 'file', src: text } : { type: 'text', value: text }),
      ...(media === undefined ? {} : { contentType: media }),
    }));
    return { body: { mode: 'formdata', formdata } };
  }
  const raw = printJson(fillVariables(step.body ?? null), 2);
  return { body: { mode: 'raw', raw, options: { raw: { language: 'json' } } } };
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
