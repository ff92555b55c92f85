import type { JsonObject } from '@/lib/openapi/core/types';

const rcode = { type: 'string' };
const field = (examples: string[]) => ({ type: 'string', pattern: '^[0-9]+$', examples });
const json = (examples: JsonObject) => ({
  description: 'x',
  content: { 'application/json': { schema: { type: 'object' }, examples } },
});

/** A document with one payment, one list and one record whose fields depend on each other. */
export const sampleApi: JsonObject = {
  openapi: '3.1.0',
  info: { title: 'Sample API', version: '1' },
  servers: [{ url: 'https://api.example.com/shop/' }, { url: 'https://live.example.com/shop' }],
  security: [{ basicAuth: [] }],
  paths: {
    '/sale': {
      post: {
        operationId: 'sale',
        requestBody: {
          required: true,
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Sale' } } },
        },
        responses: {
          '200': json({
            approved: {
              value: { rcode: '000', rmsg: 'Yes', auth_avs_result: 'Y', auth_cvv2_result: 'M' },
            },
            token: { value: { rcode: '000', rmsg: 'Yes', card_id: 'stored' } },
            part: { value: { rcode: '010', rmsg: 'Part', amt_tran: 5.05 } },
          }),
          '400': json({
            date: {
              value: {
                rcode: '107',
                rmsg: 'Bad date',
                data: [{ field: 'exp_date', message: 'Must be MMYY' }],
              },
            },
          }),
          '401': json({ wrong: { value: { rcode: '101', rmsg: 'Who are you' } } }),
          '402': json({ poor: { value: { rcode: '051', rmsg: 'No money', pg_id: 'a' } } }),
          '509': json({ late: { value: { rcode: '998', rmsg: 'Too late' } } }),
        },
      },
    },
    '/list': {
      get: {
        operationId: 'list',
        parameters: [
          { name: 'page', in: 'query', schema: { type: 'integer', minimum: 0 } },
          {
            name: 'filter',
            in: 'query',
            explode: true,
            schema: { type: 'array', items: field(['7']) },
          },
        ],
        responses: {
          '200': json({ full: { value: { data: [1] } }, none: { value: { data: [] } } }),
          '400': json({ bad: { value: { code: 2, message: 'Bad', data: [] } } }),
          '409': json({ busy: { value: { code: 9 } } }),
        },
      },
    },
    '/list/first': {
      get: {
        operationId: 'first',
        responses: { '200': json({ one: { value: { id: 'first' } } }) },
      },
    },
    '/list/{Id}': {
      put: {
        operationId: 'change',
        parameters: [{ name: 'Id', in: 'path', required: true, schema: field(['12']) }],
        responses: { '204': { description: 'Done' } },
      },
      get: { operationId: 'one', responses: { '200': json({ one: { value: { id: 'any' } } }) } },
    },
  },
  components: {
    securitySchemes: { basicAuth: { type: 'http', scheme: 'basic' } },
    schemas: {
      Rcode: {
        ...rcode,
        'x-enum-descriptions': { '010': 'Part.', '014': 'No such card. Ask.', '051': 'No money.' },
      },
      Sale: {
        type: 'object',
        required: ['amt_tran'],
        properties: {
          amt_tran: { type: 'number', maximum: 99 },
          card_number: { type: 'string' },
          cvv2: { type: 'string' },
          tokenize: { type: 'boolean' },
          partial_auth: { type: 'boolean' },
          lines: {
            type: 'array',
            items: { type: 'object', properties: { name: { type: 'string' } } },
          },
          exp_date: field(['1228']),
          avs_zip: { type: 'string' },
          avs_address: { type: 'string' },
          items: { type: 'array', items: { type: 'object', required: ['name'] } },
          kind: { enum: ['A', 'B'] },
          owner: { type: 'object', oneOf: [{ required: ['id'] }, { required: ['name'] }] },
        },
        dependentRequired: { avs_address: ['avs_zip'] },
        anyOf: [
          { required: ['card_number', 'exp_date'] },
          { required: ['card_id'], properties: { card_id: { type: 'string' } } },
        ],
      },
    },
  },
};
