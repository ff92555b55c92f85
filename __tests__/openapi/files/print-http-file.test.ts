import { printHttpFile } from '@/lib/openapi/files/print-http-file';
import type { SampleRequest } from '@/lib/openapi/request/build-request';

// A portal may name its keys otherwise: the variable of the only one is `key` all the same.
jest.mock('@/.generated/words/locale', () => ({
  ...jest.requireActual<object>('@/.generated/words/locale'),
  KEY_PREFIX: 'API',
}));

const REQUEST: SampleRequest = {
  method: 'POST',
  url: 'https://api-test.example.com/pg/sale',
  keys: [],
  headers: [],
  cookies: [],
};

const print = (request: Partial<SampleRequest>, name = 'Sale') =>
  printHttpFile([{ name, request: { ...REQUEST, ...request } }]);

test('hosts are variables, and each request has its name', () => {
  const other = { ...REQUEST, method: 'GET', url: 'https://other.example.com/a?b=1' };
  const requests = [REQUEST, other, REQUEST].map((request, at) => ({ name: `No ${at}`, request }));
  expect(printHttpFile(requests)).toBe(
    '@host = https://api-test.example.com\n@host2 = https://other.example.com\n\n' +
      '### No 0\nPOST {{host}}/pg/sale\n\n### No 1\nGET {{host2}}/a?b=1\n\n### No 2\nPOST {{host}}/pg/sale\n',
  );
});

test.each<[string, SampleRequest['keys'], string]>([
  ['a key as user name', [{ in: 'basic' }], 'Authorization: Basic {{key}}:\n'],
  [
    'a password',
    [{ in: 'basic', variable: 'U', password: 'P' }],
    'Authorization: Basic {{U}}:{{P}}\n',
  ],
  [
    'a token',
    [{ in: 'header', name: 'Authorization', before: 'Bearer ' }],
    'Authorization: Bearer {{key}}\n',
  ],
  ['a key in the query', [{ in: 'query', name: 'api key' }], '/pg/sale?api%20key={{key}}\n'],
  ['a key in a cookie', [{ in: 'cookie', name: 'sid' }], 'Cookie: sid={{key}}\n'],
])('%s is a variable without a value', (_, keys, expected) => {
  const text = print({ keys });
  expect(text).toContain(expected);
  expect(text).not.toMatch(/^@(?!host = )/m);
});

test.each([
  ['the next request', '### Other\nGET http://x', ' ### Other\nGET http://x'],
  ['a file', 'a\n< /etc/passwd', 'a\n < /etc/passwd'],
  ['a file with variables', '<@ ./a', ' <@ ./a'],
  ['a script', '> {% client.log() %}', ' > {% client.log() %}'],
  ['a variable of the environment', '{{$processEnv HOME}}', '{ {$processEnv HOME}}'],
  ['markup, which stays as it is', '<a>\n</a>', '<a>\n</a>'],
])('no text of a document stands for %s', (_, text, expected) => {
  const printed = print({ body: { kind: 'text', media: 'text/plain', text } });
  expect(printed.endsWith(`\n\n${expected}\n`)).toBe(true);
});

test('a text of JSON holds no variable, and stays the same value', () => {
  const value = { a: '{{$processEnv HOME}}' };
  const printed = print({ body: { kind: 'json', media: 'application/json', value } });
  expect(printed).not.toContain('{{$');
  expect(JSON.parse(printed.slice(printed.indexOf('\n\n{')))).toEqual(value);
});

test('a line break in a name or header begins no further line', () => {
  const printed = print({ headers: [['X-A', 'a\r\nX-B: b']] }, 'A\n### B');
  expect(printed).toContain('### A ### B\n');
  expect(printed).toContain('X-A: a X-B: b\n');
});
