/** @jest-environment jsdom */
import {
  forgetResponse,
  getKeptResponse,
  isResponse,
  keepResponse,
  subscribeKeptResponse,
} from '@/lib/workbench/response/kept-response';
import { PRINTED } from './printed-responses';

test.each(['{"rcode":"051"}', 'HTTP/1.1 402 Payment Required', "'rcode': '051'", 'rcode=051'])(
  'takes %s for a response',
  (text) => expect(isResponse(text)).toBe(true),
);

test.each(PRINTED)('takes what %s prints for a response', (_, text) => {
  expect(isResponse(text)).toBe(true);
});

test.each(['refund', 'what does error 409 mean', 'rcode 051', 'POST /sale', 'a = b'])(
  'takes %s for a question',
  (text) => expect(isResponse(text)).toBe(false),
);

test('hands a response over, and forgets it', () => {
  const listener = jest.fn();
  const end = subscribeKeptResponse(listener);
  keepResponse('{}');
  expect(getKeptResponse()).toBe('{}');
  forgetResponse();
  expect(getKeptResponse()).toBeUndefined();
  end();
  keepResponse('{}');
  expect(listener).toHaveBeenCalledTimes(2);
});
