import type { JsonObject } from '@/lib/openapi/core/types';
import { listFieldRows } from '@/lib/openapi/operation/listing/list-field-rows';
import { resolveOperation } from '@/lib/openapi/operation/resolve-operation';
import { toApiOf } from '../core/support';

const text = { type: 'string' };
const json = (schema: JsonObject) => ({ 'application/json': { schema } });
const nested = {
  type: 'object',
  properties: {
    name: text,
    card: { type: 'object', properties: { number: text } },
    tags: { type: 'array', items: text },
    lines: { type: 'array', items: { type: 'object', properties: { amount: text } } },
  },
};

const api = toApiOf({
  '/pay/{id}': {
    post: {
      parameters: [
        { name: 'id', in: 'path', required: true, schema: text },
        { name: 'X-Key', in: 'header', schema: text },
      ],
      requestBody: { content: json(nested) },
      responses: {
        '400': { description: 'Wrong', content: json({ properties: { error: text } }) },
        '200': {
          description: 'Paid',
          headers: { 'X-Rate': { schema: text } },
          content: json({
            oneOf: [{ properties: { token: text } }, { properties: { pan: text } }],
          }),
        },
      },
    },
  },
});

function list(maxDepth: number, id = 'post /pay/{id}'): readonly string[] {
  const operation = resolveOperation(api, id);
  return operation ? listFieldRows(api, operation, maxDepth).map((row) => row.id) : [];
}

describe('listFieldRows', () => {
  it('lists parameters, the body and the first success, with the anchors of the page', () => {
    expect(list(6)).toEqual([
      ...['path.id', 'header.X-Key'],
      ...['body.name', 'body.card', 'body.card.number', 'body.tags'],
      ...['body.lines', 'body.lines.*.amount'],
      ...['response.200.header.X-Rate', 'response.200.(1).token', 'response.200.(2).pan'],
    ]);
  });

  it('lists those in the open alone where nothing may be nested', () => {
    expect(list(0)).toEqual([
      ...['path.id', 'header.X-Key', 'body.name', 'body.card', 'body.tags', 'body.lines'],
      'response.200.header.X-Rate',
    ]);
  });
});
