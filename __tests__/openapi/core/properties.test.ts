/** @jest-environment node */
import fc from 'fast-check';
import type { SchemaSource } from '@/lib/openapi/core/schema-types';
import type { ApiIndex, Json } from '@/lib/openapi/core/types';
import { indexApi } from '@/lib/openapi/document/index-api';
import { parseDocument } from '@/lib/openapi/parse/parse-document';
import { buildRequest } from '@/lib/openapi/request/build-request';
import { printCurl } from '@/lib/openapi/request/print-curl';
import { buildSample } from '@/lib/openapi/sample/build-sample';
import { getSchemaNode } from '@/lib/openapi/schema-view/schema-node';
import { getChildren, getMedia, getOperation, getRoots } from './support';

const SCHEMA = '#/components/schemas/';

const DOCUMENTS: readonly Json[] = [
  {
    openapi: '3.1.0',
    info: { title: 'Small', version: '1' },
    servers: [
      {
        url: 'https://{env}.example.com/v1',
        variables: { env: { default: 'test', enum: ['test'] } },
      },
    ],
    tags: [{ name: 'Sales', description: 'Sell' }],
    security: [{ basic: [] }],
    paths: {
      '/sale/{id}': {
        parameters: [{ $ref: '#/components/parameters/Id' }],
        servers: [{ url: '/own' }],
        post: {
          tags: ['Sales', 'More'],
          summary: 'Sale (Auth + Capture)',
          requestBody: {
            'x-display-fields': ['amount'],
            content: {
              'application/json': {
                schema: { $ref: `${SCHEMA}Sale` },
                examples: { one: { value: {} } },
              },
            },
          },
          responses: {
            '2XX': {
              headers: { Trace: { schema: {} } },
              content: { 'application/json': { schema: { $ref: `${SCHEMA}Node` } } },
            },
            default: { $ref: '#/components/responses/Bad' },
          },
        },
        get: {
          operationId: 'getSale',
          parameters: [
            {
              name: 'q',
              in: 'query',
              required: true,
              content: {
                'application/json': { schema: { type: 'array', items: { type: 'string' } } },
              },
            },
          ],
        },
      },
    },
    webhooks: { paid: { post: { summary: 'Paid' } } },
    components: {
      parameters: {
        Id: {
          name: 'id',
          in: 'path',
          required: true,
          schema: { type: 'string', minLength: 2, maxLength: 9 },
        },
      },
      responses: {
        Bad: {
          description: 'bad',
          content: {
            'application/json': {
              schema: { oneOf: [{ $ref: `${SCHEMA}Node` }, { type: 'null' }] },
            },
          },
        },
      },
      securitySchemes: { basic: { type: 'http', scheme: 'basic' } },
      schemas: {
        Node: {
          type: 'object',
          required: ['id'],
          properties: {
            id: { type: ['integer', 'null'], minimum: 1, exclusiveMaximum: 9 },
            next: { $ref: `${SCHEMA}Node` },
          },
        },
        Sale: {
          allOf: [
            { $ref: `${SCHEMA}Node` },
            {
              properties: {
                amount: { type: 'number', enum: [1, 2], 'x-enum-descriptions': { 1: 'one' } },
              },
            },
          ],
          oneOf: [{ $ref: `${SCHEMA}Card` }, { $ref: `${SCHEMA}Node` }],
          discriminator: { propertyName: 'kind', mapping: { card: `${SCHEMA}Card` } },
          'x-display-fields': 'amount, id',
        },
        Card: {
          properties: {
            kind: { const: 'card' },
            pan: { type: 'string', pattern: '^4', writeOnly: true },
          },
          patternProperties: { '^x': {} },
          additionalProperties: { type: 'string' },
          not: { required: ['x'] },
        },
        Tuple: { prefixItems: [{ type: 'string' }], items: false, uniqueItems: true },
      },
    },
  },
  {
    swagger: '2.0',
    host: 'api-test.example.com',
    basePath: '/v1',
    schemes: ['https'],
    consumes: ['application/json'],
    produces: ['application/json'],
    paths: {
      '/pets': {
        post: {
          parameters: [{ name: 'pet', in: 'body', schema: { $ref: '#/definitions/Pet' } }],
          responses: {
            200: { schema: { $ref: '#/definitions/Pet' }, examples: { 'application/json': {} } },
          },
        },
        put: {
          parameters: [
            { name: 'a', in: 'formData', type: 'file', required: true },
            { name: 'b', in: 'query', type: 'array', items: { type: 'string' } },
          ],
        },
      },
    },
    definitions: {
      Pet: {
        required: ['name'],
        discriminator: 'kind',
        properties: {
          name: { type: 'string', 'x-nullable': true },
          parent: { $ref: '#/definitions/Pet' },
        },
      },
    },
    securityDefinitions: { key: { type: 'apiKey', in: 'header', name: 'X' } },
    security: [{ key: [] }],
  },
];

/** Values that foreign documents have where others belong. */
const ODD = fc.oneof(
  fc.constantFrom<Json>(null, true, false, 0, -1, 1e400, '', '#', '#/', '/', [], {}, [null], [[]], {
    $ref: 5,
  }),
  fc.constantFrom<Json>(
    ...[
      '#/components/schemas/Sale',
      '#/components/schemas/Node',
      '#/definitions/Pet',
      '#/paths',
      '#/nowhere',
      'https://example.com/x.json',
      '#/%',
      '#/~2',
    ].map(($ref) => ({ $ref })),
  ),
  fc.constantFrom<Json>(
    { allOf: [{ $ref: '#/components/schemas/Sale' }] },
    { type: 'object', properties: { __proto__: null } },
    'x'.repeat(2000),
  ),
  fc.jsonValue({ maxDepth: 2 }).map((value): Json => JSON.parse(JSON.stringify(value))),
);

type Step = {
  readonly at: number;
  readonly how: 'replace' | 'remove' | 'rename' | 'double';
  readonly odd: Json;
  readonly name: string;
};

const STEP: fc.Arbitrary<Step> = fc.record({
  at: fc.nat(10_000),
  how: fc.constantFrom('replace', 'remove', 'rename', 'double'),
  odd: ODD,
  name: fc.constantFrom(
    '__proto__',
    'constructor',
    'toString',
    '$ref',
    'allOf',
    'oneOf',
    'type',
    'items',
    'properties',
    '',
    '/',
    '~',
    '{x}',
  ),
});

/** A document with what stands at the `at`-th place (in reading order) changed. */
function mutate(document: Json, step: Step): Json {
  let left = step.at % Math.max(1, JSON.stringify(document).match(/[:,[]/g)?.length ?? 1);
  const change = (key: string, value: Json): readonly (readonly [string, Json])[] => {
    if (left-- !== 0) return [[key, walk(value)]];
    if (step.how === 'remove') return [];
    if (step.how === 'rename') return [[step.name, value]];
    return step.how === 'replace'
      ? [[key, step.odd]]
      : [
          [key, value],
          [step.name, step.odd],
        ];
  };
  const walk = (value: Json): Json => {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value))
      return value.flatMap((item: Json) => change('', item).map(([, one]) => one));
    return Object.fromEntries(Object.entries(value).flatMap(([key, one]) => change(key, one)));
  };
  return walk(document);
}

function readAll(api: ApiIndex): number {
  let count = 0;
  const readBelow = (source: SchemaSource, depth: number): void => {
    count += 1;
    const node = getSchemaNode(api, source);
    if (depth < 4 && count < 3000)
      getChildren(node).forEach((child) => readBelow(child, depth + 1));
  };
  for (const id of api.operations.keys()) {
    const operation = getOperation(api, id);
    getRoots(operation).forEach((root) => readBelow(root, 0));
    getMedia(operation).forEach((media) => buildSample(api, media.schema, { nodes: 300 }));
    expect(printCurl(buildRequest(api, operation))).toMatch(/^curl /);
  }
  return count;
}

test.each(
  DOCUMENTS.map((document, index) => [index === 0 ? 'OpenAPI 3.1' : 'Swagger 2.0', document]),
)(
  'no mutation of a small %s document throws',
  (_, document) => {
    fc.assert(
      fc.property(fc.array(STEP, { minLength: 1, maxLength: 6 }), (steps) => {
        const parsed = parseDocument(steps.reduce(mutate, document));
        if (!parsed.ok) return;
        const api = indexApi(parsed.document, parsed.problems);
        readAll(api);
        for (const problem of api.problems) expect(problem.message).toMatch(/^["A-Z]/);
      }),
    );
  },
  60_000,
);

test('the small documents themselves have no problems', () => {
  for (const document of DOCUMENTS) {
    const parsed = parseDocument(document);
    if (!parsed.ok) throw new Error('not parsed');
    const api = indexApi(parsed.document, parsed.problems);
    expect(api.problems).toEqual([]);
    expect(readAll(api)).toBeGreaterThan(3);
  }
});

test('any JSON at all is refused or read', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const parsed = parseDocument(value);
      return !parsed.ok || readAll(indexApi(parsed.document, parsed.problems)) >= 0;
    }),
  );
});
