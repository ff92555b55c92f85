import { listForeignDocuments, readJsonText } from '../../fixtures/documents';

/** A document in which everything an anchor can name occurs, also names that read like ours. */
const EVERYTHING = JSON.stringify({
  openapi: '3.1.0',
  paths: {
    '/every/{part}': {
      post: {
        parameters: [
          { name: 'part', in: 'path', schema: { type: 'string' } },
          { name: 'filter', in: 'somewhere', schema: { type: 'string' } },
          { name: 'filter', in: 'nowhere', schema: { type: 'string' } },
          {
            name: 'tags[]',
            in: 'query',
            schema: { type: 'array', items: { type: 'string', maxLength: 3 } },
            examples: { one: { value: 'a' }, 'the second one': { value: 'b' } },
          },
        ],
        requestBody: {
          content: {
            'application/json': {
              schema: { $ref: '#/components/schemas/Every' },
              examples: { small: { value: {} }, large: { value: { name: 'x' } } },
            },
            'application/xml': { schema: { $ref: '#/components/schemas/Every' } },
            'text/plain': { schema: { type: 'string' } },
          },
        },
        responses: {
          200: {
            description: 'Ok.',
            headers: { 'X-Rate Limit': { schema: { type: 'integer' } } },
            content: {
              'application/json': {
                schema: { type: 'array', items: { $ref: '#/components/schemas/Every' } },
                example: [],
              },
            },
          },
          '4XX': {
            description: 'Wrong.',
            content: { 'application/json': { schema: { oneOf: [{ type: 'string' }, true] } } },
          },
        },
        callbacks: {
          'on change': {
            '{$request.body#/url}': { post: { $ref: '#/components/pathItems/Changed/post' } },
            '{$request.body#/other}': {
              post: {
                requestBody: {
                  content: {
                    'application/json': { schema: { $ref: '#/components/schemas/Every' } },
                  },
                },
                responses: { 200: { description: 'Heard.' } },
              },
              get: { responses: { 200: { description: 'Heard.' } } },
            },
          },
        },
      },
    },
  },
  components: {
    schemas: {
      Every: {
        type: 'object',
        properties: {
          name: { type: 'string' },
          'a.b': { type: 'string' },
          a: { type: 'object', properties: { b: { type: 'string' } } },
          '*': { type: 'string' },
          '(1)': { type: 'string' },
          header: { type: 'object', properties: { x: { type: 'string' } } },
          example: { type: 'string' },
          '': { type: 'string' },
          __proto__: { type: 'string' },
          'größe / 大小 "<&>"': { type: 'string' },
          self: { $ref: '#/components/schemas/Every' },
          selves: { type: 'array', items: { $ref: '#/components/schemas/Every' } },
          lines: {
            type: 'array',
            items: { type: 'object', properties: { sku: { type: 'string' } } },
          },
          pair: { type: 'array', prefixItems: [{ type: 'string' }, { type: 'number' }] },
          map: { type: 'object', additionalProperties: { type: 'string', maxLength: 3 } },
          custom: { type: 'object', patternProperties: { '^x-.*$': { type: 'string' } } },
          choice: {
            oneOf: [
              { type: 'object', properties: { card: { type: 'string' } } },
              { type: 'string', maxLength: 4 },
            ],
          },
        },
      },
    },
  },
});

/** Names and texts of documents: the one with everything first. */
export function readDocuments(): readonly (readonly [string, string])[] {
  const others = listForeignDocuments().map((file) => [file.name, readJsonText(file)] as const);
  return [['everything', EVERYTHING], ...others];
}
