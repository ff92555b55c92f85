import { compareResponse } from '@/lib/workbench/response/compare-response';
import { getOperation, toApiOf } from '../../openapi/core/support';

const SALE = {
  required: ['rcode'],
  properties: {
    rcode: { type: 'string' },
    amount: { type: 'number' },
    secret: { writeOnly: true },
  },
};
const api = toApiOf({
  '/sale': {
    post: {
      responses: {
        '200': { content: { 'application/json': { schema: SALE } } },
        '202': { content: { 'text/*': {} } },
        '204': { description: 'Nothing' },
      },
    },
  },
});
const operation = getOperation(api, 'post /sale');
const JSON_TYPE = ['Content-Type', 'application/json; charset=utf-8'] as const;

function compare(status: number, body: string, header: readonly [string, string] = JSON_TYPE) {
  return compareResponse(api, operation, { status, headers: [header], body });
}

test('finds no difference in a response as documented', () => {
  expect(compare(200, '{"rcode":"000","amount":49.95}')).toEqual([]);
  expect(compare(204, '')).toEqual([]);
  expect(compare(202, 'done', ['content-type', 'text/plain'])).toEqual([]);
});

test('lists all differences of the body with their places', () => {
  expect(compare(200, '{"amount":"x","amnt":1}')).toEqual([
    '"amount" does not fit its schema: "x" (expected: number)',
    'there is no field "amnt". Did you mean "amount"?',
    'the field "rcode" is missing',
  ]);
});

test('names a status and a media type that are not documented, and those that are', () => {
  expect(compare(418, '')).toEqual(['the status 418 is not documented; documented: 200, 202, 204']);
  expect(compare(200, '<html>', ['content-type', 'text/html'])).toEqual([
    'the media type is text/html; documented: application/json',
  ]);
});

test('tells a body that is no JSON, and one that should not be there', () => {
  expect(compare(200, 'Bad gateway')).toEqual(['the body is no JSON']);
  expect(compare(204, '{}')).toEqual(['the document gives 204 no body']);
});

test('compares a body without headers as JSON, and nothing without a status', () => {
  const received = { headers: [], body: '{"amount":1}' };
  expect(compareResponse(api, operation, { status: 200, ...received })).toEqual([
    'the field "rcode" is missing',
  ]);
  expect(compareResponse(api, operation, { status: 0, ...received })).toEqual([]);
});
