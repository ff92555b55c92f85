import { isContainer, isList, isObject } from '@/lib/openapi/core/json';
import { isJsonMedia } from '@/lib/openapi/core/media-type';
import type { MediaType, Operation } from '@/lib/openapi/core/operation-types';
import type { ApiIndex, Json, JsonObject, OperationEntry } from '@/lib/openapi/core/types';
import { groupByOperationId } from '@/lib/openapi/document/operation-entry';
import { resolveOperation } from '@/lib/openapi/operation/resolve-operation';
import { buildMediaSample } from '@/lib/openapi/sample/media-sample';
import { createCheckRun, getHiddenKeyword } from '@/lib/openapi/validation/check-run';
import type { DocumentedBody, Knowledge } from './memory/turn';

/** An API of the sandbox: its id in `site.json`, and its document. */
export type SandboxApi = { readonly id: string; readonly index: ApiIndex };

/** Schemas that are checked for one body at the most. */
const MAX_CHECKS = 1_000_000;

/** State of checks of what a document's API sends. */
export function createResponseRun(index: ApiIndex) {
  return createCheckRun(index, getHiddenKeyword('response'), MAX_CHECKS);
}

/**
 * Finds the operation that rules name: `capture`, `post /capture/{id}`, or with its API before it where several have it
 * (`platform/getPayment`). `undefined` for none.
 */
export function findNamedOperation(
  apis: readonly SandboxApi[],
  name: string,
): { readonly api: string; readonly entry: OperationEntry } | undefined {
  for (const { id, index } of apis) {
    const own = name.startsWith(`${id}/`) ? name.slice(id.length + 1) : name;
    const entry = groupByOperationId(index).get(own)?.[0] ?? index.operations.get(own);
    if (entry && !entry.webhook) return { api: id, entry };
  }
  return undefined;
}

/** Indexes objects of examples by the texts of their fields: `pg_id` with `8a1f…` leads to the fullest of them. */
export function indexExamples(objects: readonly JsonObject[]): Knowledge['findExample'] {
  const found = new Map<string, JsonObject>();
  const note = (key: string, value: JsonObject) => {
    const known = found.get(key);
    if (!known || Object.keys(known).length < Object.keys(value).length) found.set(key, value);
  };
  for (const one of objects)
    for (const [name, value] of Object.entries(one)) {
      if (isContainer(value)) continue;
      note(name, one);
      note(`${name}=${String(value)}`, one);
    }
  return (field, value) => found.get(value === undefined ? field : `${field}=${String(value)}`);
}

/** Objects of all examples, those inside others too. */
export function listExampleObjects(apis: readonly SandboxApi[]): readonly JsonObject[] {
  return listObjects(apis.flatMap(({ index }) => listExamples(index.document)));
}

/** Body of a success of an operation: an example of the document, or a sample of its schema. */
type ResponseBody = {
  readonly media: MediaType;
  readonly value: Json | undefined;
  readonly isExample: boolean;
};

/** Bodies of an operation's successes: the examples of each media type, without any a sample of its schema. */
export function listResponseBodies(
  index: ApiIndex,
  { responses }: Operation,
): readonly ResponseBody[] {
  const successes = responses.filter(({ status }) => /^(2|default$)/.test(status));
  return successes
    .flatMap(({ content }) => content.filter(({ name }) => isJsonMedia(name)))
    .flatMap((media): readonly ResponseBody[] => {
      const { examples } = media;
      if (examples.length > 0)
        return examples.map(({ value }) => ({ media, value, isExample: true }));
      const { value } = buildMediaSample(index, media, undefined, { direction: 'response' });
      return [{ media, value, isExample: false }];
    });
}

/** Objects of the successes of an operation. */
export function listResponseObjects(
  apis: readonly SandboxApi[],
  name: string,
): readonly JsonObject[] {
  const found = findNamedOperation(apis, name);
  const index = apis.find(({ id }) => id === found?.api)?.index;
  const operation = found && index && resolveOperation(index, found.entry.id);
  const bodies = operation ? listResponseBodies(index, operation) : [];
  return listObjects(bodies.flatMap(({ value }) => value ?? []));
}

/** Objects in values, at any depth. */
function listObjects(values: readonly Json[]): readonly JsonObject[] {
  const objects: JsonObject[] = [];
  const open = [...values];
  for (let one = open.pop(); one !== undefined; one = open.pop()) {
    if (!isContainer(one)) continue;
    open.push(...Object.values(one));
    if (isObject(one)) objects.push(one);
  }
  return objects;
}

/** Values of all `example`, `examples` and `value` members of a document. */
function listExamples(document: Json): readonly Json[] {
  const examples: Json[] = [];
  const open: Json[] = [document];
  for (let one = open.pop(); one !== undefined; one = open.pop()) {
    if (isList(one)) open.push(...one);
    else if (isObject(one))
      for (const [name, value] of Object.entries(one))
        if (name === 'example' || name === 'value') examples.push(value);
        else open.push(value);
  }
  return examples;
}

/** Finds the bodies of events: those of `webhooks` (OpenAPI 3.1 4.8.1). */
export function indexEvents(apis: readonly SandboxApi[]): Knowledge['findEvent'] {
  const known = new Map<string, DocumentedBody>();
  for (const { index } of apis)
    for (const { id, path, webhook } of index.operations.values()) {
      const media = webhook && resolveOperation(index, id)?.requestBody?.content[0];
      if (media) known.set(path, describeBody(index, media));
    }
  return (event) => known.get(event);
}

function describeBody(index: ApiIndex, media: MediaType): DocumentedBody {
  const run = createResponseRun(index);
  const example =
    media.examples[0]?.value ??
    buildMediaSample(index, media, undefined, { direction: 'response' }).value;
  return { run, source: media.schema, example };
}
