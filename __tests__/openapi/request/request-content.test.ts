import type { Json, JsonObject } from '@/lib/openapi/core/types';
import { getRequestExamples, buildRequestContent } from '@/lib/openapi/request/request-content';
import { getOperation, toApiOf } from '../core/support';

const CARD: JsonObject = { type: 'object', properties: { number: { type: 'string' } } };

/** What a first request sends of a body in which nothing is required: some amounts, and a card. */
function toSent(amounts: number, fields?: 'all'): Json | undefined {
  const integers = Array.from({ length: amounts }, (_, at): [string, JsonObject] => [
    `amount_${at}`,
    { type: 'integer' },
  ]);
  const schema = { type: 'object', properties: { ...Object.fromEntries(integers), card: CARD } };
  const content = { 'application/json': { schema } };
  const api = toApiOf({ '/a': { post: { requestBody: { content } } } });
  return buildRequestContent(api, getOperation(api, 'post /a'), fields ? { fields } : {})?.value;
}

test('of a body in which nothing is required a first request sends all, while that is little', () => {
  expect(toSent(2)).toEqual({ amount_0: 1, amount_1: 1, card: { number: 'string' } });
});

test('of a long one it sends what needs no objects, and all on request', () => {
  expect(toSent(40)).not.toHaveProperty('card');
  expect(toSent(40)).toHaveProperty('amount_39');
  expect(toSent(40, 'all')).toHaveProperty('card.number');
});

test('any of the examples can be sent, with what it leaves out on request; those of JSON before others', () => {
  const schema = { properties: { card: CARD, note: { type: 'string' } } };
  const examples = {
    card: { value: { card: { number: '4111' } } },
    note: { value: { note: 'n' } },
  };
  const content = { 'text/plain': { example: 'n' }, 'application/json': { schema, examples } };
  const api = toApiOf({ '/a': { post: { requestBody: { content } } } });
  const operation = getOperation(api, 'post /a');
  expect(getRequestExamples(operation).map(({ name }) => name)).toEqual(['card', 'note']);
  const send = (fields: 'first-request' | 'all') =>
    buildRequestContent(api, operation, { example: 1, fields })?.value;
  expect(send('first-request')).toEqual({ note: 'n' });
  expect(send('all')).toEqual({ note: 'n', card: { number: 'string' } });
});
