import { distinctAnchors, listEnclosingAnchors, joinAnchorName } from '@/lib/openapi/core/anchors';
import type { Operation } from '@/lib/openapi/core/operation-types';
import { printJson } from '@/lib/openapi/core/print-json';
import { isLanguage, SAMPLE_LANGUAGES } from '@/lib/openapi/core/sample-languages';
import type { SchemaSource } from '@/lib/openapi/core/schema-types';
import type { ApiIndex, Problem } from '@/lib/openapi/core/types';
import { countRequiredFields } from '@/lib/openapi/operation/count-required-fields';
import { findField } from '@/lib/openapi/operation/find-field';
import { resolveEntryOperation, resolveOperation } from '@/lib/openapi/operation/resolve-operation';
import { listNamedSchemes } from '@/lib/openapi/operation/resolve-security';
import { listDocumentInfo } from '@/lib/openapi/overview/document-info';
import { buildRequest } from '@/lib/openapi/request/build-request';
import { printCurl } from '@/lib/openapi/request/print-curl';
import { serializeXml } from '@/lib/openapi/request/serialize-xml';
import { buildSample } from '@/lib/openapi/sample/build-sample';
import { listSubschemas } from '@/lib/openapi/schema/subschemas';
import { getSchemaNode } from '@/lib/openapi/schema-view/schema-node';
import { createFieldIndex } from '@/lib/openapi/search/field-index';
import { printSnippet } from '@/lib/openapi/snippets/print-snippet';
import { getChildren, getMedia, getRoots } from './support';

/** Schemas of one operation that are read: enough to come through what a mutation did. */
const MOST = 100;
const MOST_LEVELS = 70;

/** What was read of an operation. */
export type ReadAll = {
  readonly problems: readonly Problem[];
  /** Characters of the longest text that was written. */
  readonly longest: number;
};

function readSchemas(api: ApiIndex, roots: readonly SchemaSource[], problems: Problem[]): void {
  let count = 0;
  let level = roots;
  for (let depth = 0; depth < MOST_LEVELS && level.length > 0; depth += 1) {
    const next: SchemaSource[] = [];
    for (const source of level) {
      if (count >= MOST) return;
      count += 1;
      const node = getSchemaNode(api, source);
      problems.push(...node.problems);
      if (depth === 0) countRequiredFields(api, source);
      listSubschemas('body', node);
      if (!node.cyclic) next.push(...getChildren(node));
    }
    level = next;
  }
}

function readWords(operation: Operation): number {
  const texts = [
    operation.entry.name,
    operation.entry.description,
    ...operation.security,
    ...operation.lifecycle.map(({ text }) => text),
    ...operation.codeSamples.flatMap(({ label, source }) => [label, source]),
    ...operation.servers.map(({ url }) => url),
    ...operation.parameters.flatMap(({ constraints }) => constraints.map(({ text }) => text)),
    ...operation.responses
      .flatMap(({ links }) => links.flatMap(({ values }) => values))
      .map(({ value }) => value),
  ];
  return texts.reduce((sum, text) => sum + text.length, 0);
}

/** Reads all there is to read of an operation, as its page and the lists do. */
export function readAll(api: ApiIndex, id: string): ReadAll {
  const operation = resolveOperation(api, id);
  if (operation === undefined) return { problems: [], longest: 0 };
  const problems = [...operation.problems];
  readSchemas(api, getRoots(operation), problems);
  const texts: string[] = [];
  for (const media of getMedia(operation)) {
    texts.push(
      serializeXml(api, media.schema, buildSample(api, media.schema).value),
      printJson(
        buildSample(api, media.schema, { direction: 'request', only: 'first-request' }).value,
      ),
    );
  }
  for (const fields of ['first-request', 'all'] as const) {
    const request = buildRequest(api, operation, { fields });
    texts.push(printCurl(request));
    for (const language of Object.keys(SAMPLE_LANGUAGES)) {
      if (isLanguage(language)) texts.push(printSnippet(language, request));
    }
  }
  for (const { entry } of operation.callbacks) resolveEntryOperation(api, entry);
  for (const { name } of operation.parameters.slice(0, 5)) {
    listEnclosingAnchors(joinAnchorName('query', name));
    findField(api, id, `query.${name}`);
  }
  findField(api, id, 'body.*.a');
  distinctAnchors(operation.responses.map(({ status }) => joinAnchorName('response', status)));
  readWords(operation);
  return { problems, longest: Math.max(...texts.map(({ length }) => length)) };
}

/** Finds fields by a word, all operations read, and what a document says besides them. */
export function readIndex(api: ApiIndex, word: string): number {
  const index = createFieldIndex(api);
  index.advance(() => false);
  listDocumentInfo(api.document);
  listNamedSchemes(api);
  return index.find(word).size;
}
