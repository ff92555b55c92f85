import { findNextValues, keepNextValues } from '@/lib/workbench/send/find-next-values';

test('identifiers of responses are offered to fields of that name, the latest first', () => {
  keepNextValues('post /sale', { pg_id: 'a1', rcode: '000', auth_code: 'T1', amount: 1 });
  keepNextValues('post /auth', { data: [{ pg_id: 'b2' }], card_id: 'c3', plan_code: 'GOLD' });
  expect(findNextValues('pgIdOrig')).toEqual([
    { name: 'pg_id', value: 'b2', operation: 'post /auth' },
    { name: 'pg_id', value: 'a1', operation: 'post /sale' },
  ]);
  expect(findNextValues('card_id').map(({ value }) => value)).toEqual(['c3']);
  expect(findNextValues('plan_code').map(({ value }) => value)).toEqual(['GOLD']);
});

test.each(['rcode', 'auth_code', 'amount', 'name'])('%s identifies nothing', (name) => {
  keepNextValues('post /sale', { [name]: 'x' });
  expect(findNextValues(name)).toEqual([]);
});

test('a value that comes again is offered once, and a response that is no object has none', () => {
  keepNextValues('post /sale', { order_id: 7 });
  keepNextValues('get /order', { order_id: 7 });
  keepNextValues('get /order', 'text');
  expect(findNextValues('orderId')).toEqual([
    { name: 'order_id', value: '7', operation: 'get /order' },
  ]);
});
