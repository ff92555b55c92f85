import type { RequestKey } from '@/lib/openapi/request/request-key';
import { maskKeys } from '@/lib/workbench/send/mask-keys';

const base64 = (text: string) => Buffer.from(text).toString('base64');

test.each<[string, RequestKey, string, string]>([
  [
    'a key of the query in a link',
    { in: 'query', name: 'k' },
    'a/b+secret',
    '?k=a%2Fb%2Bsecret&p=2',
  ],
  [
    'a key of a header',
    { in: 'header', name: 'X', before: '' },
    'a/b+secret',
    '{"x":"a/b+secret"}',
  ],
  ['a key that is the user name', { in: 'basic' }, 'a_secret:', `Basic ${base64('a_secret:')}`],
  ['the name of such a user', { in: 'basic' }, 'a_secret:', 'hello a_secret'],
  [
    'a password',
    { in: 'basic', password: 'SANDBOX_PASSWORD' },
    'me:a"secret',
    '{"p":"a\\"secret"}',
  ],
])('%s that a host repeats is masked', (_, key, secret, text) => {
  const masked = maskKeys(text, new Map([[key, secret]]));
  expect(masked).toContain('•••');
  expect(masked).not.toContain('secret');
  expect(masked).not.toContain(base64(secret));
});

test('a user name, and a key so short that chance has it, stay', () => {
  const keys: ReadonlyMap<RequestKey, string> = new Map([
    [{ in: 'basic', password: 'SANDBOX_PASSWORD' }, 'merchant:a_secret'],
    [{ in: 'query', name: 'k' }, 'a'],
  ]);
  expect(maskKeys('merchant a', keys)).toBe('merchant a');
});
