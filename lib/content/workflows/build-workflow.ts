import { isObject } from '@/lib/openapi/core/json';
import type { Json } from '@/lib/openapi/core/types';
import { parseJsonOrText } from '@/lib/openapi/parse/parse-json';
import type { Workflow, WorkflowFile, WorkflowStep } from '../schemas/workflow';
import { isAuthorizationHeader, parseTokenReference } from './step-token';

/** Finds the operation of a step: the id (`post /sale`), or what is wrong with the name. */
export type FindOperation = (
  sources: readonly string[],
  operationId: string,
) => { readonly id: string } | { readonly error: string };

type FileStep = WorkflowFile['workflows'][number]['steps'][number];

/** Builds the workflow of a file. A step whose operation is unknown has an empty one. */
export function buildWorkflow(
  name: string,
  { info, workflows: [workflow], sourceDescriptions }: WorkflowFile,
  find: FindOperation,
): Workflow {
  const sources = sourceDescriptions.map((one) => one.name);
  const { title, description, 'x-page': page } = info;
  return {
    name,
    title,
    description,
    ...page,
    steps: (workflow?.steps ?? []).map((step) => buildStep(step, sources, find)),
  };
}

function buildStep(step: FileStep, sources: readonly string[], find: FindOperation): WorkflowStep {
  const { stepId, description, parameters, requestBody, outputs } = step;
  const found = find(sources, step.operationId);
  const files = listFiles(requestBody?.payload ?? null);
  const header = parameters.find(isAuthorizationHeader);
  const token = header && parseTokenReference(header.value);
  const sent = token ? parameters.filter((one) => one !== header) : parameters;
  const title = stepId.replaceAll('-', ' ');
  return {
    id: stepId,
    title: title.charAt(0).toUpperCase() + title.slice(1),
    text: description,
    operation: 'id' in found ? found.id : '',
    ...(token && { token }),
    parameters: Object.fromEntries(sent.map((one) => [one.name, one.value])),
    ...(requestBody && { body: readBody(requestBody), media: requestBody.contentType }),
    ...(files.length > 0 ? { files } : {}),
    criteria: step.successCriteria.map(({ condition }) => condition),
    outputs,
  };
}

/** Body of a request; in a form, a part that is written as JSON or as `$file('x.pdf')` becomes its value. */
function readBody({ contentType, payload }: NonNullable<FileStep['requestBody']>): Json {
  if (!contentType.startsWith('multipart/') || !isObject(payload)) return payload;
  return Object.fromEntries(Object.entries(payload).map(([name, part]) => [name, readPart(part)]));
}

/** Name of the file of a part: `$file('x.pdf')`; `undefined` for another one. */
function getFile(part: Json): string | undefined {
  return typeof part === 'string' ? /^\$file\('([\w.-]+)'\)$/.exec(part)?.[1] : undefined;
}

/** Lists the files of a form; empty for another body. */
function listFiles(payload: Json): readonly string[] {
  return isObject(payload) ? Object.values(payload).flatMap((part) => getFile(part) ?? []) : [];
}

function readPart(part: Json): Json {
  if (typeof part !== 'string') return part;
  const file = getFile(part);
  if (file !== undefined) return file;
  return /^\s*[[{]/.test(part) ? parseJsonOrText(part) : part;
}
