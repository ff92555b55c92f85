/** @jest-environment jsdom */
import './mock-pseudo-words';
import { compareDocuments } from '@/lib/openapi/compare/compare-documents';
import type { JsonObject, Problem } from '@/lib/openapi/core/types';
import { indexApi } from '@/lib/openapi/document/index-api';
import { printOperation } from '@/lib/openapi/markdown/print-operation';
import { resolveOperation } from '@/lib/openapi/operation/resolve-operation';
import { collectDocumentProblems } from '@/lib/openapi/overview/collect-document-problems';
import { parseText } from '@/lib/openapi/parse/parse-text';
import { buildRequest } from '@/lib/openapi/request/build-request';
import { listSubschemas } from '@/lib/openapi/schema/subschemas';
import { describeField, formatTypeWords } from '@/lib/openapi/schema-view/describe-field';
import { getSchemaNode } from '@/lib/openapi/schema-view/schema-node';
import { createCheckRun } from '@/lib/openapi/validation/check-run';
import { findMismatches } from '@/lib/openapi/validation/find-mismatch';
import { listForeignTexts } from './pseudo-language';

/** Texts that hold words of another language; names of the documents below are single letters. */
function listForeign(texts: readonly string[]): readonly string[] {
  const root = document.createElement('div');
  root.append(
    ...texts.map((text) => {
      const line = document.createElement('p');
      // Code, and keywords of JSON Schema and OpenAPI.
      line.textContent = text.replace(
        /`[^`]*`|\b(string|object|array|boolean|null|integer|int64)\b/g,
        '',
      );
      return line;
    }),
  );
  return listForeignTexts(root);
}

const build = (operation: JsonObject, rest: JsonObject = {}) =>
  indexApi({ openapi: '3.1.0', paths: { '/a': { post: operation } }, ...rest });
const API = build({});

const SCHEMAS: readonly JsonObject[] = [
  { type: 'string', minLength: 2, maxLength: 5, format: 'date-time' },
  { type: 'string', pattern: '^[a-z]+[-+]?\\d{2}$', 'x-status': 'beta' },
  { type: 'string', pattern: '^\\+', contentEncoding: 'b', contentMediaType: 'c' },
  { type: 'number', minimum: 1, exclusiveMaximum: 5, multipleOf: 2, readOnly: true },
  { type: 'integer', format: 'int64', minimum: 1, maximum: 1, 'x-addedInVersion': 2 },
  { type: 'array', items: { type: 'integer' }, minItems: 1, uniqueItems: true },
  { type: 'array', contains: { const: 1 }, minContains: 2, maxContains: 3 },
  { type: 'array', prefixItems: [{}], items: false, writeOnly: true },
  { required: ['a'], propertyNames: { enum: ['a', 'b'] }, maxProperties: 3 },
  { type: 'object', additionalProperties: { type: 'string' } },
  { oneOf: [{ type: 'string' }, { type: 'integer' }] },
  { type: ['string', 'null'], xml: { attribute: true, name: 'a', namespace: 'b' } },
  { description: '**Maximum length:** 5' },
];

test.each(SCHEMAS.map((schema) => [JSON.stringify(schema), schema] as const))(
  'the line of %s has words of the dictionary alone',
  (_, value) => {
    const node = getSchemaNode(API, { value, pointer: '#', openRefs: [] });
    const { text } = describeField(formatTypeWords(node), node.constraints);
    const labels = [...listSubschemas('', node), ...node.constraints].map((one) =>
      'name' in one ? one.name : one.text,
    );
    expect(text).not.toBe('');
    expect(listForeign([text, ...labels, ...node.variants.map(({ label }) => label)])).toEqual([]);
  },
);

const FAULTY: JsonObject = {
  tags: ['a', 'a'],
  operationId: 4,
  security: [{ b: [] }],
  parameters: [
    ...[{ name: 'a', in: 'path' }, { name: 'b' }, { in: 'query' }, { $ref: '#/x' }],
    { name: 'c', in: 'query', style: 'd', schema: { $ref: 'e' }, content: { f: {}, g: {} } },
    { name: 'Accept', in: 'header' },
  ],
  requestBody: { content: { a: { schema: { type: 4, enum: 5, required: 6 } } }, required: 'a' },
  responses: { 200: { links: { a: { operationId: 'b' } }, content: 5 } },
};

function* listProblems(): Generator<Problem> {
  const api = build(FAULTY, {
    ...{ tags: [{ name: 'a' }, { name: 'a' }, { name: '' }, 4] },
    servers: [{ url: '//{a}?b' }, {}],
  });
  yield* collectDocumentProblems(api);
  for (const id of api.operations.keys()) {
    const operation = resolveOperation(api, id);
    yield* operation?.problems ?? [];
    for (const { schema } of operation?.requestBody?.content ?? [])
      yield* getSchemaNode(api, schema).problems;
  }
}

test('problems of a document have words of the dictionary alone', () => {
  const problems = [...listProblems()];
  expect(new Set(problems.map(({ id }) => id)).size).toBeGreaterThan(12);
  expect(
    listForeign(
      problems.map(({ message }) =>
        // Keywords and names of headers that a message names.
        message.replace(/\b(type|enum|required|operationId|tags|query|path|Accept)\b/g, ''),
      ),
    ),
  ).toEqual([]);
});

test.each(['', '<a', '[1', '{"a": 1,}', '4', 'a: *b', 'a: 1\na: 2', '{"a": 1}', 'a: \uFFFD'])(
  'problems of the text %j have words of the dictionary alone',
  async (text) => {
    const { problems } = await parseText(text);
    expect(problems).not.toEqual([]);
    expect(listForeign(problems.map(({ message }) => message))).toEqual([]);
  },
);

const SCHEME = { type: 'oauth2', flows: { clientCredentials: { tokenUrl: '/t', scopes: {} } } };
const SECURED = build(
  {
    ...{ summary: '⟦a⟧', security: [{ a: [], b: ['c'] }, {}], deprecated: true },
    parameters: [
      { name: 'a', in: 'query', required: true, schema: { type: 'integer', default: 1 } },
      { name: 'b', in: 'header', required: true, schema: { type: 'string', example: 'ö' } },
    ],
    requestBody: {
      content: { 'text/plain': {}, 'application/json': { schema: { properties: { a: {} } } } },
    },
    responses: {
      200: { description: '⟦a⟧', headers: { a: { schema: { type: 'string' } } } },
      400: { description: '⟦b⟧', headers: { b: {} } },
    },
  },
  {
    components: {
      securitySchemes: { a: SCHEME, b: { type: 'apiKey', in: 'query', name: 'k' } },
    },
  },
);

test('an operation as Markdown, its authentication and remarks have words of the dictionary alone', () => {
  const [id = ''] = SECURED.operations.keys();
  const operation = resolveOperation(SECURED, id);
  if (!operation) throw new Error('no operation');
  const { remark = '' } = buildRequest(SECURED, operation, { fields: 'all' });
  const markdown = printOperation(SECURED, operation).replace(/```.*?```/gs, '');
  expect(operation.security.join()).toContain('⟦');
  expect(remark).toContain('⟦');
  const texts = [...operation.security, remark, ...markdown.split('\n')];
  expect(listForeign(texts)).toEqual([]);
});

test('changes have words of the dictionary, and the same ids in each language', () => {
  const api = (schema: JsonObject) =>
    build({ requestBody: { content: { 'application/json': { schema } } } });
  const properties = (a: JsonObject, more: JsonObject = {}) => ({ properties: { a, ...more } });
  const { changes } = compareDocuments(
    api(properties({ type: 'string', minLength: 1, maxLength: 9 })),
    api(properties({ type: 'string', minLength: 2, maxLength: 5 }, { b: { type: 'integer' } })),
  );
  expect(listForeign(changes.map(({ before, after }) => `${before} ${after}`))).toEqual([]);
  const at = 'paths/~1a/post/requestBody/content/application~1json/schema/properties';
  expect(changes.map(({ id }) => id)).toEqual([
    `field-added ${at}/b`,
    `limit-narrowed ${at}/a at least 2 characters`,
    `limit-narrowed ${at}/a at most 5 characters`,
  ]);
});

test('mismatches have words of the dictionary alone', () => {
  const schema = { properties: { a: { type: 'integer' }, b: {} }, required: ['b'] };
  const source = { value: schema, pointer: '', openRefs: [] };
  const found = [{ a: 'c' }, { c: 1, b: 1 }, { a: {} }].flatMap((value) =>
    findMismatches(createCheckRun(API), source, value),
  );
  expect(found.length).toBeGreaterThan(3);
  expect(listForeign(found.map(({ message }) => message))).toEqual([]);
});
