import { canSend, describeSandboxOperation } from '@/lib/workbench/send/send-fields';
import { getProviderOperation } from './provider-operation';

const { api, operation } = getProviderOperation();

test('an operation is described by what a reader fills in, without keys, cookies and what is deprecated', () => {
  const described = describeSandboxOperation('shop', api, operation);
  expect(described).toMatchObject({
    api: 'shop',
    operation: 'post /orders/{order_id}/lines',
    fields: [
      { in: 'path', name: 'order_id', required: true, example: '', types: ['integer'] },
      { in: 'query', name: 'count', required: false, example: '20', types: ['integer'] },
      { in: 'query', name: 'filter', types: ['array'] },
      { in: 'header', name: 'X-Trace', example: 'abc' },
    ],
    statuses: ['200', '409'],
  });
});

test.each(['Content-Type', 'Host', 'Cookie', 'a b'])(
  'a header that a page cannot set (%s) has no field',
  (name) => {
    const [first] = operation.parameters;
    if (!first) throw new Error('The operation lost its parameters');
    const header = { ...first, in: 'header', name } as const;
    const { fields } = describeSandboxOperation('shop', api, {
      ...operation,
      parameters: [header],
    });
    expect(fields).toEqual([]);
  },
);

test('the key of a request has no field, wherever it stands', () => {
  const keyed = getProviderOperation({
    count: { type: 'apiKey', in: 'query', name: 'count' },
    trace: { type: 'apiKey', in: 'header', name: 'x-trace' },
  });
  const { fields } = describeSandboxOperation('shop', keyed.api, keyed.operation);
  expect(fields.map(({ name }) => name)).toEqual(['order_id', 'filter']);
});

test.each([
  ['https://api-test.example.com/pg', true],
  ['//api-test.example.com', true],
  ['https://pay-test.example.net/v1', true],
  ['https://pay-test.example.net/v10', false],
  ['/pg', true],
  ['', true],
  ['https://api.example.com/pg', false],
  ['https://api-test.example.com:8443/pg', false],
  ['http://api-test.example.com/pg', false],
])('an operation of the server "%s" can be sent: %s', (url, is) => {
  jest.replaceProperty(process, 'env', {
    ...process.env,
    NEXT_PUBLIC_SANDBOX: 'https://api-test.example.com https://pay-test.example.net/v1',
  });
  const servers = url === '' ? [] : [{ url, description: '' }];
  expect(canSend({ ...operation, servers })).toBe(is);
  expect(canSend({ ...operation, servers, entry: { ...operation.entry, webhook: true } })).toBe(
    false,
  );
});
