import './mock-pseudo-words';
import { TextDecoder, TextEncoder } from 'node:util';
import { render, screen } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { DocumentMore } from '@/components/api-reference/document/document-more';
import { DocumentOverview } from '@/components/api-reference/document/document-overview';
import { OperationArticle } from '@/components/api-reference/operation/operation-article';
import { ResponseCodeTable } from '@/components/docs/mdx/data/response-code-table';
import { TestDataTable } from '@/components/docs/mdx/data/test-data-table';
import { PluginBody } from '@/components/plugins/plugin-page';
import { Shell } from '@/components/shell/shell';
import { SendActions } from '@/components/workbench/send/send-actions';
import { describeFailure } from '@/components/workbench/send/send-status';
import { SentPanel, type SentResponse } from '@/components/workbench/send/sent-panel';
import { describeLoadError } from '@/lib/http/read-text';
import { parseForeignMarkdown } from '@/lib/markdown/foreign/foreign-markdown';
import { MAX_TEXT_CHARS } from '@/lib/markdown/foreign/text-limits';
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
import { prepareRequest } from '@/lib/workbench/send/prepare-request';
import { listBodyVariants } from '@/lib/workbench/signature/body-variants';
import { listSecretVariants } from '@/lib/workbench/signature/secret-variants';
import { encodeText } from '@/lib/workbench/signature/sign-body';
import { toView } from '../api-reference/support';
import { getOperation, toApiOf } from '../openapi/core/support';
import { samplePlugin } from '../support/sample-plugin';

// What `literal-words.test.ts` cannot see: words of data and of states, and sentences that are put together.

Object.assign(globalThis, { TextDecoder, TextEncoder });

jest.mock('@/.generated/start-links', () => ({
  START_LINKS: { search: [], page: [], api: [], libs: [] },
}));
jest.mock('next/navigation', () => ({
  useRouter: () => ({}),
  useSelectedLayoutSegments: () => ['guides'],
}));

/** What is left of a text without what stands between ⟦ and ⟧, one in the other or not. */
function dropPseudo(text: string): string {
  const rest = text.replace(/⟦[^⟦⟧]*⟧/gu, '');
  return rest === text ? text : dropPseudo(rest);
}

/** Keywords of JSON Schema and OpenAPI, names of programs, hashes and systems, and code: the same in each language. */
const COMMON =
  /`[^`]*`|"[^"]*"|#\/paths.*|\$response.*|\b(string|object|array|boolean|null|integer|int64|type|enum|required|operationId|tags|query|path|Accept|post|curl|JavaScript|Python|PHP|Java|Ruby|Go|OpenAPI|HTML|SHA-\d+|macOS|Linux|Windows|a\.zip|ms)\b/g;
const listForeign = (texts: readonly string[]) =>
  texts.filter((text) => /\p{L}{2}/u.test(dropPseudo(text).replace(COMMON, '')));

const READ = ['aria-label', 'title', 'placeholder', 'alt'];
/** Texts of elements and of attributes that readers see or hear, but for programs, that are foreign. */
function listForeignTexts(root: Element): readonly string[] {
  root.querySelectorAll('pre > code, code, option').forEach((element) => element.remove());
  const texts = [...root.querySelectorAll('*')].flatMap((element) => [
    ...READ.map((name) => element.getAttribute(name) ?? ''),
    ...[...element.childNodes].flatMap((node) =>
      node.nodeType === Node.TEXT_NODE ? [node.textContent ?? ''] : [],
    ),
  ]);
  return listForeign(texts);
}

const build = (operation: JsonObject, rest: JsonObject = {}) =>
  indexApi({ openapi: '3.1.0', paths: { '/a': { post: operation } }, ...rest });
const API = build({});

test.each<JsonObject>([
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
])('the line of %j has words of the dictionary alone', (value) => {
  const node = getSchemaNode(API, { value, pointer: '#', openRefs: [] });
  const { text } = describeField(formatTypeWords(node), node.constraints);
  const labels = [...listSubschemas('', node), ...node.constraints].map((one) =>
    'name' in one ? one.name : one.text,
  );
  expect(text).not.toBe('');
  expect(listForeign([text, ...labels, ...node.variants.map(({ label }) => label)])).toEqual([]);
});

const FAULTY: JsonObject = {
  ...{ tags: ['a', 'a'], operationId: 4, security: [{ b: [] }] },
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
  expect(listForeign(problems.map(({ message }) => message))).toEqual([]);
});

test.each(['', '<a', '[1', '{"a": 1,}', '4', 'a: *b', 'a: 1\na: 2', '{"a": 1}', 'a: \uFFFD'])(
  'problems of the text %j have words of the dictionary alone',
  async (text) => {
    const { problems } = await parseText(text);
    expect(problems).not.toEqual([]);
    expect(listForeign(problems.map(({ message }) => message))).toEqual([]);
  },
);

test('what Markdown of a document has no words for is said in those of the dictionary', () => {
  const texts = ['> [!NOTE]\n> 1', ':::warning\n2\n:::', '![](x.png)', '3[^1]\n\n[^1]: 4'];
  const tree = parseForeignMarkdown([...texts, '5'.repeat(MAX_TEXT_CHARS)].join('\n\n'), undefined);
  expect(JSON.stringify(tree).match(/⟦[^⟧]*⟧/gu)).toEqual([
    ...['⟦Note⟧', '⟦Warning⟧', '⟦picture⟧', '⟦Footnotes⟧'],
    '⟦(61 more characters are left out.)⟧',
  ]);
});

test('changes have words of the dictionary, and the same ids in each language', () => {
  const api = (properties: JsonObject) =>
    build({ requestBody: { content: { 'application/json': { schema: { properties } } } } });
  const { changes } = compareDocuments(
    api({ a: { type: 'string', minLength: 1, maxLength: 9 } }),
    api({ a: { type: 'string', minLength: 2, maxLength: 5 }, b: { type: 'integer' } }),
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

test('what stops a request, and why a signature differs, are sentences of the dictionary', () => {
  const own = 'https://sandbox.example';
  const server = {
    own,
    sandbox: 'https://a.example',
    path: '/pg',
    production: 'https://b.example',
  };
  const rest = { method: 'POST', keys: [], headers: [], cookies: [] };
  const texts = [
    ...(['redirect', 'timeout', 'refused', 'down', 'broken', 'offline'] as const).map((kind) =>
      describeFailure({ kind, at: new Date(0), ms: 70_000 }, 'sandbox.example', true),
    ),
    ...['/pg/a/../b', '/pg/%2f', '/pg/{a}', '/pg/%zz', '/pg//a', '/pg/ä', '/else'].map((path) => {
      const request = { ...rest, url: own + path };
      const prepared = prepareRequest(request, { server, keys: new Map(), testCards: [] });
      return prepared.ok ? path : prepared.reason;
    }),
    ...[0, 403, 500].map((status) => describeLoadError(status, '')),
    ...[
      ...['\ufeff {"b":"é/<","a":1}\n', 'a\r\nb'].flatMap((body) =>
        listBodyVariants(encodeText(body), { field: '', bodies: new Map() }),
      ),
      ...listSecretVariants(' "6162" ', {
        key: { encoding: 'text', prefix: '' },
        algorithm: 'HMAC',
      }),
    ].flatMap(({ reasons }) => reasons),
  ];
  expect(texts.length).toBeGreaterThan(25);
  expect(texts.filter((text) => !/^⟦.+⟧$/s.test(text))).toEqual([]);
});

const CONTENT: JsonObject = {
  'application/json': {
    schema: { $ref: '#/components/schemas/Node' },
    examples: {
      '⟦one⟧': { value: { '⟦a⟧': '⟦v⟧', '⟦c⟧': '⟦const⟧' }, description: '⟦text⟧' },
      '⟦two⟧': { value: { '⟦c⟧': 1 }, summary: '⟦second⟧' },
    },
  },
};
const PROPERTIES: JsonObject = {
  '⟦a⟧': { type: 'string', default: '⟦default⟧', examples: ['⟦example⟧'] },
  '⟦b⟧': { type: 'string', deprecated: true, enum: ['⟦1⟧', '⟦2⟧'] },
  '⟦c⟧': { type: 'string', const: '⟦const⟧' },
  '⟦d⟧': {
    oneOf: [
      { title: '⟦x⟧', properties: { '⟦e⟧': {} } },
      { title: '⟦y⟧', type: 'string' },
    ],
  },
  '⟦f⟧': { type: 'array', items: { $ref: '#/components/schemas/Node' } },
  '⟦g⟧': { not: { title: '⟦z⟧', properties: { '⟦h⟧': {} } } },
  '⟦i⟧': { type: 'object', additionalProperties: { properties: { '⟦j⟧': {} } } },
  '⟦m⟧': { type: 'string', maxLength: 1, default: '⟦long⟧' },
};
const LINK = {
  operationId: '⟦none⟧',
  parameters: { '⟦q⟧': '$response.body#/⟦a⟧', '⟦r⟧': '⟦constant⟧' },
  server: { url: '⟦url⟧' },
};
const OPERATION: JsonObject = {
  ...{ summary: '⟦Pay⟧', description: '⟦What it does⟧', deprecated: true },
  externalDocs: { url: 'https://example.com/docs' },
  parameters: [
    { name: '⟦q⟧', in: 'query', required: true, schema: { type: 'integer', default: 1 } },
    { name: 'b', in: 'header', required: true, schema: { type: 'string', example: 'ö' } },
    { name: '⟦old⟧', in: 'query', deprecated: true, schema: { type: 'string' } },
  ],
  requestBody: { description: '⟦body⟧', content: CONTENT },
  responses: {
    200: {
      ...{ description: '⟦fine⟧', headers: { '⟦X⟧': { schema: { type: 'string' } } } },
      ...{ content: CONTENT, links: { '⟦next⟧': LINK } },
    },
    201: { description: '⟦fine, too⟧', content: CONTENT },
  },
  callbacks: { '⟦changed⟧': { '⟦url⟧': { post: { responses: {} } } } },
  security: [{ a: [], b: ['c'] }, {}, { '⟦key⟧': [] }],
};
const api = toApiOf(
  { '/⟦a⟧': { post: OPERATION } },
  {},
  {
    info: { title: '⟦Title⟧', version: '', contact: { name: '⟦contact⟧' } },
    servers: [{ url: '{h}', variables: { h: { default: '⟦one⟧', enum: ['⟦one⟧', '⟦two⟧'] } } }],
    components: {
      securitySchemes: {
        a: { type: 'oauth2', flows: { clientCredentials: { tokenUrl: '/t', scopes: {} } } },
        b: { type: 'apiKey', in: 'query', name: 'k' },
      },
      schemas: {
        Node: {
          ...{ type: 'object', required: ['⟦a⟧'], properties: PROPERTIES },
          dependentRequired: { '⟦a⟧': ['⟦c⟧'], '⟦d⟧': ['⟦c⟧'] },
        },
      },
    },
  },
);
const view = toView(api);

test('an operation as Markdown, its authentication and remarks have words of the dictionary alone', () => {
  const operation = getOperation(api, 'post /⟦a⟧');
  const { remark = '' } = buildRequest(api, operation, { fields: 'all' });
  const markdown = printOperation(api, operation)
    .replace(/```.*?```/gs, '')
    .replaceAll('](https://example.com/docs)', ']');
  expect(operation.security.join()).toContain('⟦');
  expect(remark).toContain('⟦');
  expect(listForeign([...operation.security, remark, ...markdown.split('\n')])).toEqual([]);
});

const site = {
  ...{ name: '⟦name⟧', tagline: '⟦tagline⟧', since: 2015, registration: '⟦registration⟧' },
  ...{ login: '⟦login⟧', signup: '⟦signup⟧', hasPrivacy: true },
};
const list = [
  { name: '⟦page⟧', url: '/guides/page/', beta: true },
  { heading: '⟦group⟧', list: [{ name: '⟦other⟧', url: '/guides/other/' }] },
];
const items = [
  { name: '⟦Guides⟧', url: '/guides/', sub: true, list },
  { name: '⟦Status⟧', url: 'https://status.example.com', ext: true },
];
const plugin = samplePlugin({
  ...{ name: '⟦plugin⟧', short: '⟦short⟧', description: ['⟦what⟧'], disclaimer: '⟦as it is⟧' },
  ...{ version: '1.0', file: 'a.zip', size: 5586, releases: [], stepGroups: [] },
  ...{ checksum: '1'.repeat(40), sha256: '2'.repeat(64) },
  compatibility: [{ name: '⟦one⟧', min: '1', max: '2' }],
});
const response: SentResponse = {
  ...{ kind: 'response', at: new Date(0), status: 402, headers: [], text: '⟦text⟧', bytes: 2 },
  ...{ isBinary: false, isCut: false, ms: 310 },
};
const explained = { meaning: '⟦meaning⟧', href: '/api/', pointer: '/a', field: '⟦f⟧', code: '1' };
const act = { force: jest.fn(), cancel: jest.fn(), repeat: jest.fn() };

const PARTS = {
  'the shell': (
    <Shell
      {...{ site, primary: items, footer: items, resources: items, offline: true, year: 2031 }}
      flags={{ banner: true, nav: true, footer: true, chat: true }}
      searchExamples={['⟦example⟧']}
    >
      {null}
    </Shell>
  ),
  'an operation': <OperationArticle operation={getOperation(api, 'post /⟦a⟧')} view={view} />,
  'the overview of a document': <DocumentOverview view={view} above={null} missing="get /⟦b⟧" />,
  'more of a document': <DocumentMore view={view} />,
  'a plugin': <PluginBody plugin={plugin} allReleases={[]} storageBase="/storage" />,
  'a response': (
    <SentPanel
      response={response}
      review={{
        explanations: [{ ...explained, retry: '⟦later⟧', advice: '⟦advice⟧' }],
        differences: ['⟦difference⟧'],
      }}
      ticket="⟦ticket⟧"
    />
  ),
  ...Object.fromEntries(
    (
      [
        { kind: 'invalid', errors: { fields: { a: 'x', b: 'x' }, body: [] } },
        { kind: 'sending' },
        { kind: 'received', status: 500 },
      ] as const
    ).map((state) => [
      `the actions for a request: ${state.kind}`,
      <SendActions
        key={state.kind}
        {...act}
        button={{ current: null }}
        base="⟦base⟧"
        state={state}
      />,
    ]),
  ),
};

test.each(Object.entries(PARTS))('%s has words of the dictionary alone', (_, part) => {
  const { container } = render(<SWRConfig value={{}}>{part}</SWRConfig>);
  expect(container.textContent).toContain('⟦');
  expect(listForeignTexts(container)).toEqual([]);
});

test.each([
  ...(['cards', 'amounts', 'avs', 'cvv2', 'accounts'] as const).map(
    (set) => [set, <TestDataTable key={set} set={set} />] as const,
  ),
  ...(['http', 'advice'] as const).map(
    (set) => [set, <ResponseCodeTable key={set} set={set} />] as const,
  ),
])('the columns of %s are words, or fields in code', (_, table) => {
  render(table);
  const columns = screen.getAllByRole('columnheader');
  const words = columns.filter((column) => !column.querySelector('code'));
  expect(words.length).toBeGreaterThan(0);
  for (const column of words) expect(column).toHaveTextContent(/^⟦.*⟧$/);
});
