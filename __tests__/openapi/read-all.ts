import { toDistinct, toHolders, toNamedAnchor } from '@/lib/openapi/anchors';
import { countNeeds } from '@/lib/openapi/operation/count-needs';
import { createFieldIndex } from '@/lib/openapi/document/field-index';
import { toDocumentFacts } from '@/lib/openapi/document/document-facts';
import { findField } from '@/lib/openapi/operation/find-field';
import { toInnerParts } from '@/lib/openapi/schema/inner-parts';
import { isLanguage, LANGUAGES } from '@/lib/openapi/languages';
import { readEntry, readOperation } from '@/lib/openapi/operation/read-operation';
import { toJsonText } from '@/lib/openapi/print-json';
import { readSchema } from '@/lib/openapi/schema/read-schema';
import { toNamedSchemes } from '@/lib/openapi/operation/security';
import { toSnippet } from '@/lib/openapi/snippets/to-snippet';
import { toCurl } from '@/lib/openapi/request/to-curl';
import { toRequest } from '@/lib/openapi/request/to-request';
import { toSample } from '@/lib/openapi/sample/to-sample';
import { toXml } from '@/lib/openapi/request/to-xml';
import type { SchemaSource } from '@/lib/openapi/schema-types';
import type { ApiIndex, Operation, Problem } from '@/lib/openapi/types';
import { getChildren, getMedia, getRoots } from './support';

/** Schemas of one operation that are read: enough to come through what a mutation did. */
const MOST = 300;
const MOST_LEVELS = 70;

/** What was read of an operation. */
export type ReadAll = { readonly schemas: number; readonly problems: readonly Problem[] };

function readSchemas(api: ApiIndex, roots: readonly SchemaSource[], problems: Problem[]): number {
  let count = 0;
  let level = roots;
  for (let depth = 0; depth < MOST_LEVELS && level.length > 0; depth += 1) {
    const next: SchemaSource[] = [];
    for (const source of level) {
      if (count >= MOST) return count;
      count += 1;
      const node = readSchema(api, source);
      problems.push(...node.problems);
      if (depth === 0) countNeeds(api, source);
      toInnerParts('body', node);
      if (!node.cyclic) next.push(...getChildren(node));
    }
    level = next;
  }
  return count;
}

function readWords(operation: Operation): number {
  const texts = [
    operation.entry.name,
    operation.entry.description,
    ...operation.security,
    ...operation.facts.map(({ text }) => text),
    ...operation.samples.flatMap(({ label, source }) => [label, source]),
    ...operation.servers.map(({ url }) => url),
    ...operation.parameters.flatMap(({ facts }) => facts.map(({ text }) => text)),
    ...operation.responses
      .flatMap(({ links }) => links.flatMap(({ values }) => values))
      .map(({ value }) => value),
  ];
  return texts.reduce((sum, text) => sum + text.length, 0);
}

/** Reads all there is to read of an operation, as its page and the lists do. */
export function readAll(api: ApiIndex, id: string): ReadAll {
  const operation = readOperation(api, id);
  if (operation === undefined) return { schemas: 0, problems: [] };
  const problems = [...operation.problems];
  const schemas = readSchemas(api, getRoots(operation), problems);
  for (const media of getMedia(operation)) {
    toXml(api, media.schema, toSample(api, media.schema).value);
    toJsonText(toSample(api, media.schema, { direction: 'request', only: 'first-request' }));
  }
  for (const fields of ['first-request', 'all'] as const) {
    const request = toRequest(api, operation, { fields });
    toCurl(request);
    for (const language of Object.keys(LANGUAGES)) {
      if (isLanguage(language)) toSnippet(language, request);
    }
  }
  for (const { entry } of operation.callbacks) readEntry(api, entry);
  for (const { name } of operation.parameters.slice(0, 5)) {
    toHolders(toNamedAnchor('query', name));
    findField(api, id, `query.${name}`);
  }
  findField(api, id, 'body.*.a');
  toDistinct(operation.responses.map(({ status }) => toNamedAnchor('response', status)));
  readWords(operation);
  return { schemas, problems };
}

/** Finds fields by a word, all operations read, and what a document says besides them. */
export function readIndex(api: ApiIndex, word: string): number {
  const index = createFieldIndex(api);
  index.read(() => false);
  toDocumentFacts(api.document);
  toNamedSchemes(api);
  return index.find(word).size;
}
