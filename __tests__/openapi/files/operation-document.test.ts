import { buildOperationDocument } from '@/lib/openapi/files/operation-document';
import { getOperation, toApiOf } from '../core/support';

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const json = (name: string) => ({ content: { 'application/json': { schema: ref(name) } } });

const API = toApiOf(
  {
    '/pay': {
      parameters: [{ name: 'trace', in: 'header', schema: { type: 'string' } }],
      get: { summary: 'List', responses: { 200: { description: 'OK' } } },
      post: {
        summary: 'Pay',
        tags: ['Payments'],
        security: [{ login: [] }],
        requestBody: json('Payment'),
        responses: {
          200: { description: 'OK', links: { void: { operationId: 'void' } } },
          400: { $ref: '#/components/responses/Refused' },
          404: { $ref: '#/paths/~1other/get/responses/404' },
        },
      },
    },
    '/other': { get: { responses: { 404: { description: 'None', ...json('Missing') } } } },
  },
  {},
  {
    tags: [{ name: 'Payments' }, { name: 'Others' }],
    security: [{ other: [] }],
    components: {
      schemas: {
        Payment: { properties: { by: ref('Payer') } },
        Payer: { items: ref('Payer') },
        Missing: {},
        Unused: {},
      },
      responses: { Refused: { description: 'No', links: { void: { operationId: 'void' } } } },
      securitySchemes: { login: { type: 'http', scheme: 'basic' }, other: { type: 'mutualTLS' } },
    },
  },
);

const built = buildOperationDocument(API, getOperation(API, 'post /pay').entry);

test('the document of an operation has the components that it refers to, and no others', () => {
  const { schemas, securitySchemes } = Object(built.components);
  expect(Object.keys(schemas).toSorted()).toEqual(['Missing', 'Payer', 'Payment']);
  expect(Object.keys(securitySchemes)).toEqual(['login']);
  expect(built.tags).toEqual([{ name: 'Payments' }]);
});

test('it has no other operation, and nothing leads to one', () => {
  expect(Object.keys(Object(built.paths))).toEqual(['/pay']);
  expect(Object.keys(Object(Object(built.paths)['/pay'])).toSorted()).toEqual([
    'parameters',
    'post',
  ]);
  expect(JSON.stringify(built)).not.toMatch(/links|#\/paths|"other"/);
});
