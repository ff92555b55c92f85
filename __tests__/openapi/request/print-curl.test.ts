import { spawnSync } from 'node:child_process';
import fc from 'fast-check';
import type { JsonObject } from '@/lib/openapi/core/types';
import { type RequestOptions, buildRequest } from '@/lib/openapi/request/build-request';
import { printCurl, quoteShellWord } from '@/lib/openapi/request/print-curl';
import { FEW_RUNS } from '../../support/property-runs';
import { getOperation, toApi } from '../core/support';

const SCHEMES = {
  basic: { type: 'http', scheme: 'basic', description: 'The key is the user name.' },
  login: { type: 'http', scheme: 'basic' },
  bearer: { type: 'http', scheme: 'bearer' },
  token: { type: 'http', scheme: 'bearer' },
  signed: { type: 'apiKey', in: 'header', name: 'authorization' },
  header: { type: 'apiKey', in: 'header', name: 'X-Key' },
  query: { type: 'apiKey', in: 'query', name: 'key' },
  second: { type: 'apiKey', in: 'query', name: 'token' },
  cookie: { type: 'apiKey', in: 'cookie', name: 'session' },
};

type Wish = {
  readonly path?: string;
  readonly method?: string;
  readonly server?: string;
  readonly options?: RequestOptions;
};

function curl(operation: JsonObject, wish: Wish = {}): string {
  const { path = '/sale', method = 'post', server = 'https://api-test.example.com/pg' } = wish;
  const api = toApi({
    openapi: '3.1.0',
    servers: [{ url: server }],
    paths: { [path]: { [method]: operation } },
    components: { securitySchemes: SCHEMES },
  });
  return printCurl(buildRequest(api, getOperation(api, `${method} ${path}`), wish.options));
}

const LOGIN = { SANDBOX_USER: 'me', SANDBOX_PASSWORD: 'p w' };

/** What a POSIX shell makes of a command: the words that curl would get. */
function toWords(command: string): readonly string[] {
  const script = `curl() { for word; do printf '%s\\0' "$word"; done; }\n${command}`;
  const run = spawnSync('sh', ['-c', script], {
    encoding: 'utf8',
    env: {
      ...process.env,
      SANDBOX_KEY: 'k3y',
      SANDBOX_QUERY: 'k1',
      SANDBOX_SECOND: 'k2',
      ...LOGIN,
    },
  });
  expect(run.stderr).toBe('');
  expect(run.status).toBe(0);
  return run.stdout.split('\0').slice(0, -1);
}

const json = (schema: JsonObject, rest: JsonObject = {}) => ({
  requestBody: { content: { 'application/json': { schema, ...rest } } },
});

test('a first request shows address, key, media type and body', () => {
  const schema = {
    required: ['amt_tran'],
    properties: { amt_tran: { type: 'number', example: 49.95 }, note: { type: 'string' } },
  };
  expect(curl({ security: [{ basic: [] }], ...json(schema) })).toBe(
    `curl https://api-test.example.com/pg/sale \\
  -u "$SANDBOX_KEY:" \\
  -H 'Content-Type: application/json' \\
  --data-raw '{
    "amt_tran": 49.95
  }'`,
  );
});

test.each<[string, JsonObject, RequestOptions, unknown]>([
  ['the given body', json({ type: 'string' }, { example: 1 }), { body: { a: 1 } }, { a: 1 }],
  [
    'the first example of the document',
    json({}, { examples: { a: { value: { b: 2 } }, c: { value: 3 } } }),
    {},
    { b: 2 },
  ],
  ['an example written as text', json({}, { example: '{"c":3}' }), {}, { c: 3 }],
])('the body is %s', (_, operation, options, body) => {
  expect(JSON.parse(toWords(curl(operation, { options })).at(-1) ?? '')).toEqual(body);
});

test.each([
  ['get', {}, ['curl', 'https://api-test.example.com/pg/sale']],
  ['post', {}, ['curl', '-X', 'POST', 'https://api-test.example.com/pg/sale']],
  ['head', {}, ['curl', '--head', 'https://api-test.example.com/pg/sale']],
  ['delete', {}, ['curl', '-X', 'DELETE', 'https://api-test.example.com/pg/sale']],
])('%s without a body', (method, operation, words) => {
  expect(['curl', ...toWords(curl(operation, { method }))]).toEqual(words);
});

test.each([
  ['https://h.example.com/v1/', {}, 'https://h.example.com/v1/sale'],
  ['//h.example.com/pg', {}, 'https://h.example.com/pg/sale'],
  ['wss://h.example.com/pg', {}, 'wss://h.example.com/pg/sale'],
  ['ws://h.example.com', { address: 'http://localhost:3992' }, 'ws://h.example.com/sale'],
  [
    '/platform',
    { address: 'https://api-test.example.com/' },
    'https://api-test.example.com/platform/sale',
  ],
  ['/platform', {}, 'https://api.example.com/platform/sale'],
  ['javascript:alert(1)', {}, 'https://api.example.com/javascript:alert(1)/sale'],
  [
    'https://h.example.com',
    { server: 'https://other.example.com/x' },
    'https://other.example.com/x/sale',
  ],
])('the server %j with %j gives %s', (server, options, url) => {
  expect(toWords(curl({}, { method: 'get', server, options }))).toEqual([url]);
});

test('path and required query parameters come from examples, else their names in capitals', () => {
  const parameters = [
    { name: 'customer_id', in: 'path', example: 'a b/c' },
    { name: 'cardId', in: 'path', schema: { type: 'string' } },
    {
      name: 'filter',
      in: 'query',
      required: true,
      schema: { type: 'array', default: ['x', 'y&z'] },
    },
    { name: 'page', in: 'query', schema: { type: 'integer', example: 2 } },
  ];
  const path = '/c/{customer_id}/{cardId}/{other}';
  expect(toWords(curl({ parameters }, { method: 'get', path }))).toEqual([
    'https://api-test.example.com/pg/c/a%20b%2Fc/CARD_ID/OTHER?filter=x&filter=y%26z',
  ]);
});

test('required headers and cookies are sent, those that curl or the key set are not', () => {
  const parameters = [
    { name: 'X-Version', in: 'header', required: true, example: 'v1' },
    { name: 'Accept', in: 'header', required: true, example: 'text/html' },
    { name: 'Host', in: 'header', required: true, example: 'h' },
    { name: 'bad name: x', in: 'header', required: true, example: 'x' },
    { name: 'lang', in: 'cookie', required: true, example: 'en us' },
  ];
  expect(toWords(curl({ parameters }, { method: 'get' })).slice(1)).toEqual([
    '-H',
    'X-Version: v1',
    '-b',
    'lang=en%20us',
  ]);
});

test.each([
  [[{ basic: [] }], ['-u', 'k3y:']],
  [
    [{ header: [] }, { basic: [] }],
    ['-u', 'k3y:'],
  ],
  [[{ login: [] }], ['-u', 'me:p w']],
  [[{ bearer: [] }], ['-H', 'Authorization: Bearer k3y']],
  [[{ bearer: [], token: [], signed: [] }], ['-H', 'Authorization: Bearer k3y']],
  [[{ basic: [], token: [] }], ['-u', 'k3y:']],
  [[{ header: [] }], ['-H', 'X-Key: k3y']],
  [[{ cookie: [] }], ['-b', 'session=k3y']],
  [[{ query: [] }], ['-G', '--data-urlencode', 'key=k3y']],
  [[], []],
])('the security %j is passed as %j', (security, words) => {
  const [, ...rest] = toWords(curl({ security }, { method: 'get' }));
  expect(rest).toEqual(words);
});

test('two keys of one way are both in the query', () => {
  const [, ...words] = toWords(curl({ security: [{ query: [], second: [] }] }, { method: 'get' }));
  expect(words.join(' ')).toBe('-G --data-urlencode key=k1 --data-urlencode token=k2');
});

test.each([
  ['application/x-www-form-urlencoded', ['--data-urlencode', 'a=@/etc/passwd', '-d', 'b=1']],
  ['multipart/form-data', ['--form-string', 'a=@/etc/passwd', '--form-string', 'b=1']],
])('a form is sent as %s, and no value makes curl read a file', (media, words) => {
  const operation = {
    requestBody: { content: { [media]: { example: { a: '@/etc/passwd', b: 1 } } } },
  };
  expect(toWords(curl(operation)).slice(1)).toEqual(words);
});

test.each([
  ['contentMediaType', { type: 'string', contentMediaType: 'application/pdf' }],
  ['format binary', { type: 'string', format: 'binary' }],
])(
  'a field of a multipart form that is a file (%s) is read from a file the reader names',
  (_, file) => {
    const properties = { note: { type: 'string' }, proof: file, 'x=@/etc/passwd;y': file };
    const example = { note: '@/etc/passwd', proof: '/etc/shadow', 'x=@/etc/passwd;y': 'z' };
    const schema = { type: 'object', properties };
    const operation = { requestBody: { content: { 'multipart/form-data': { schema, example } } } };
    expect(toWords(curl(operation)).slice(1)).toEqual([
      ...['--form-string', 'note=@/etc/passwd', '-F', 'proof=@YOUR_FILE'],
      '-F',
      '=@YOUR_FILE;headers="Content-Disposition: form-data; name=\\"x=@/etc/passwd;y\\"; filename=\\"YOUR_FILE\\""',
    ]);
  },
);

const send = (media: string, content: JsonObject) =>
  toWords(curl({ requestBody: { content: { [media]: content } } })).slice(1);

test('multipart/related keeps its name; curl adds the boundary', () => {
  expect(send('multipart/related', { example: { a: 'x', b: { c: 1 } } })).toEqual([
    ...['-H', 'Content-Type: multipart/related', '--form-string', 'a=x'],
    ...['-F', 'b={"c":1};type=application/json'],
  ]);
});

test('the headers of a part stand beside it', () => {
  const encoding = { x: { headers: { 'X-Meta': { required: true, example: 'v;"w"' } } } };
  const schema = { properties: { x: { type: 'string', format: 'binary' } } };
  expect(send('multipart/form-data', { schema, encoding })).toEqual([
    '-F',
    'x=@YOUR_FILE;headers="X-Meta: v;\\"w\\""',
  ]);
});

test('a field of a form whose name holds what would end it has its name in a header', () => {
  expect(send('multipart/form-data', { example: { 'a="\r\nb': '@c;d' } })).toEqual([
    '-F',
    '="@c;d";headers="Content-Disposition: form-data; name=\\"a=%22%0D%0Ab\\""',
  ]);
});

test('a file is sent as it is', () => {
  expect(send('image/png', {})).toEqual([
    ...['-H', 'Content-Type: image/png', '--data-binary', '@YOUR_FILE'],
  ]);
});

test('a field of a form that is written in its own way is sent so', () => {
  const encoding = { ids: { explode: false } };
  expect(
    send('application/x-www-form-urlencoded', { example: { ids: ['1', '2,3'] }, encoding }),
  ).toEqual(['-d', 'ids=1,2%2C3']);
});

test('with HEAD no body is sent', () => {
  const words = toWords(curl(json({}, { example: { a: 1 } }), { method: 'head' }));
  expect(words).toEqual(['--head', 'https://api-test.example.com/pg/sale']);
});

test('a header of nothing is sent', () => {
  const parameters = [{ name: 'X-Empty', in: 'header', required: true, example: '' }];
  expect(toWords(curl({ parameters }, { method: 'get' })).slice(1)).toEqual(['-H', 'X-Empty;']);
});

test.each([
  "it's",
  '"$HOME" `id` $(id) \\',
  "'; rm -rf / #",
  'line\nbreak',
  '-o',
  '',
  '~',
  '*',
  'a;b',
  'a\u001b[201~\u0015touch x\n',
  'left\u202eright\u200b',
])('the shell gives the word %j back as it was', (text) =>
  expect(toWords(`curl ${quoteShellWord(text)}`)).toEqual([text]),
);

test('no character that a terminal takes for a key stands in a command', () => {
  const text = 'a\u001b[201~\u0015\ttouch x\r\n\u202e';
  const parameters = [{ name: 'X-A', in: 'header', required: true, example: text }];
  const content = { 'text/plain': { example: text } };
  expect(curl({ parameters, requestBody: { content } })).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}]/u);
});

test('nothing in a document leaves its word', () => {
  const hostile = fc.constantFrom(
    "'; id; '",
    '$(id)',
    '`id`',
    '"\n',
    '\\',
    '@/etc/passwd',
    "'\\''",
    '\ud800',
    '{x}',
    '?#&=',
  );
  const text = fc
    .array(fc.oneof(hostile, fc.string({ maxLength: 5 })), { maxLength: 3 })
    .map((parts) => parts.join('').replaceAll('\0', ''));
  fc.assert(
    fc.property(text, text, text, (name, value, media) => {
      const words = toWords(
        curl(
          {
            security: [{ basic: [] }],
            parameters: [
              { name, in: 'header', required: true, example: value },
              { name, in: 'query', required: true, example: value },
            ],
            requestBody: { content: { [`${media}/json`]: { example: { [name]: value } } } },
          },
          { server: `https://h.example.com/${value}`, path: `/${name}` },
        ),
      );
      expect(words[0]).toMatch(/^https:\/\/h\.example\.com\//);
      expect(words.slice(1, 3)).toEqual(['-u', 'k3y:']);
      expect(
        words.slice(3).every((word, index) => index % 2 === 1 || /^(-H|--data-raw)$/.test(word)),
      ).toBe(true);
    }),
    { numRuns: FEW_RUNS },
  );
}, 30_000);
