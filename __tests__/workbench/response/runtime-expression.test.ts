import { resolveExpression } from '@/lib/workbench/response/runtime-expression';

const EXCHANGE = {
  sent: {
    method: 'POST',
    url: 'https://api.example.com/orders/7?page=2',
    headers: [['X-Trace', 'a']] as const,
    path: { order_id: '7' },
    body: { amount: 1.5 },
  },
  received: {
    status: 201,
    headers: [['Location', '/orders/8']] as const,
    body: '{"id": "8", "a/b": {"~": [1]}}',
  },
};

test.each([
  ['$url', EXCHANGE.sent.url],
  ['$method', 'POST'],
  ['$statusCode', 201],
  ['$request.header.x-trace', 'a'],
  ['$request.query.page', '2'],
  ['$request.path.order_id', '7'],
  ['$request.body#/amount', 1.5],
  ['$request.body', { amount: 1.5 }],
  ['$response.header.location', '/orders/8'],
  ['$response.body#/id', '8'],
  ['$response.body#/a~1b/~0/0', 1],
  ['$response.body#/none', undefined],
  ['$response.query.page', undefined],
  ['$request.path.toString', undefined],
  ['$response.body/id', undefined],
  ['text', undefined],
])('%s is %j', (expression, value) => {
  expect(resolveExpression(expression, EXCHANGE)).toEqual(value);
});

test('a response without a body has no value in it', () => {
  const exchange = { ...EXCHANGE, received: { ...EXCHANGE.received, body: '' } };
  expect(resolveExpression('$response.body', exchange)).toBeUndefined();
});
