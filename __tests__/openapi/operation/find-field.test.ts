import type { JsonObject } from '@/lib/openapi/core/types';
import { indexApi } from '@/lib/openapi/document/index-api';
import { findField } from '@/lib/openapi/operation/find-field';

const card = {
  type: 'object',
  required: ['card_number'],
  properties: { card_number: { type: 'string' }, verify: { type: 'boolean' } },
};
const document: JsonObject = {
  openapi: '3.1.0',
  info: { title: 'API', version: '1' },
  components: { schemas: { Card: card } },
  paths: {
    '/customer/{customer_id}': {
      parameters: [{ name: 'customer_id', in: 'path', required: true, schema: { type: 'string' } }],
      post: {
        summary: 'Add',
        tags: ['Vault'],
        parameters: [{ name: 'count', in: 'query', schema: { type: 'integer' } }],
        requestBody: {
          content: {
            'application/json': {
              schema: {
                type: 'object',
                properties: {
                  card: { $ref: '#/components/schemas/Card' },
                  cards: { type: 'array', items: { $ref: '#/components/schemas/Card' } },
                },
              },
            },
          },
        },
        responses: {
          '200': {
            description: 'Added.',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Card' } } },
          },
        },
      },
    },
  },
};
const api = indexApi(document);
const find = (place: string) => findField(api, 'post /customer/{customer_id}', place);

test.each([
  ['path.customer_id', true],
  ['query.count', false],
  ['body.card', false],
  ['body.card.card_number', true],
  ['body.cards.*.card_number', true],
  ['body.cards.*.verify', false],
  ['response.200.card_number', true],
])('%j is found; required: %j', (place, required) => {
  const name = place.split('.').at(-1);
  expect(find(place)).toEqual({ ok: true, name, required, schema: expect.anything() });
});

test.each([
  ['body.crad', 'crad', ['card', 'cards']],
  ['body.card.number', 'number', ['card_number', 'verify']],
  ['body.cards.card_number', 'card_number', ['*']],
  ['body.constructor', 'constructor', ['card', 'cards']],
  ['path.id', 'id', ['customer_id']],
  ['response.404.x', 'response.404', ['path', 'query', 'body', 'response.200']],
  ['boddy.card', 'boddy', ['path', 'query', 'body', 'response.200']],
])('%j is not there: %j is missing', (place, missing, among) =>
  expect(find(place)).toEqual({ ok: false, missing, among }),
);

test('an unknown operation has no fields', () =>
  expect(findField(api, 'get /customer', 'path.customer_id')).toBeUndefined());
