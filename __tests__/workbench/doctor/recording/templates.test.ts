import { readRecording } from '@/lib/workbench/doctor/recording/read-recording';

const ADDRESS = 'https://api-test.example.com/pg/sale';

const list = (text: string) => readRecording(text).exchanges;

test('an .http file has the values of its variables, also of those that name others', () => {
  const file = `@host = https://api-test.example.com
@base = {{host}}/pg
# @name sale
POST {{base}}/sale
    ?trace=1
    &source={{other}}
Authorization: Basic {{ key }}

{"merchant_id": {{merchant}}, "note": "for {{base}}"}
`;
  expect(list(file)).toMatchObject([
    {
      url: `${ADDRESS}?trace=1&source={{other}}`,
      headers: [['Authorization', 'Basic {{ key }}']],
      body: '{"merchant_id": "{{merchant}}", "note": "for https://api-test.example.com/pg"}',
      isTemplate: true,
    },
  ]);
});

test('variables that would make an endless text end soon', () => {
  const lines = Array.from({ length: 60 }, (_, at) => `@a${at + 1} = {{a${at}}}{{a${at}}}`);
  expect(list(`@a0 = xx\n${lines.join('\n')}\nPOST /{{a60}}`)).toHaveLength(1);
});

test('a script has the values of the variables of its shell', () => {
  const script = `export HOST="https://api-test.example.com"
KEY='live_0123456789'
curl "$HOST/pg/sale" -u "\${KEY}:" -d "{\\"amt_tran\\": $AMOUNT}" -H 'Content-Type: application/json'`;
  expect(list(script)).toMatchObject([
    {
      ...{ url: ADDRESS, method: 'POST', body: '{"amt_tran": "$AMOUNT"}', isTemplate: true },
      headers: [
        ['Content-Type', 'application/json'],
        ['Authorization', `Basic ${btoa('live_0123456789:')}`],
      ],
    },
  ]);
});

const request = {
  method: 'POST',
  header: [],
  url: {
    raw: '{{base}}/pg/capture/:id?a={{b}}',
    variable: [{ key: 'id', value: '{{sale.pg_id}}' }],
  },
  body: { mode: 'raw', raw: '{"amt_tran": {{amount}}, "note": "{{note}}"}' },
};
const COLLECTION = {
  info: { schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json' },
  variable: [
    { key: 'base', value: 'https://api-test.example.com' },
    { key: 'note', value: 'a note' },
  ],
  auth: { type: 'bearer', bearer: [{ key: 'token', value: 'live_0123456789' }] },
  item: [
    { name: 'Capture', request, response: [{ originalRequest: request, code: 200, body: '{}' }] },
    {
      name: 'Key of its own',
      request: {
        ...{ method: 'GET', url: '{{base}}/pg' },
        auth: { type: 'basic', basic: { username: 'key', password: 'word' } },
      },
    },
  ],
};

test('a collection of Postman has the values of its variables and its keys, and is written to be sent', () => {
  const capture = {
    url: 'https://api-test.example.com/pg/capture/{{sale.pg_id}}?a={{b}}',
    headers: [['Authorization', 'Bearer live_0123456789']],
    body: '{"amt_tran": "{{amount}}", "note": "a note"}',
    isTemplate: true,
  };
  expect(list(JSON.stringify(COLLECTION))).toMatchObject([
    capture,
    { ...capture, status: 200 },
    { headers: [['Authorization', `Basic ${btoa('key:word')}`]], isTemplate: true },
  ]);
});

test('a run of Postman has what was sent, and not the collection that it was made of', () => {
  const execution = {
    ...{ cursor: { ref: '1' }, requestError: { code: 'ETIMEDOUT' } },
    request: { method: 'POST', url: ADDRESS, body: { mode: 'raw', raw: '{"a":"{{a}}"}' } },
  };
  const run = { collection: COLLECTION, run: { executions: [execution] } };
  const exchanges = list(JSON.stringify(run));
  expect(exchanges).toMatchObject([{ url: ADDRESS, body: '{"a":"{{a}}"}', status: 0 }]);
  expect(exchanges[0]?.isTemplate).toBeFalsy();
});

const JSON_TYPE = ['Content-Type', 'application/json'];
const FORM_TYPE = ['Content-Type', 'application/x-www-form-urlencoded'];

test.each([
  ['short options with their values', `curl -sSXPUT ${ADDRESS} -d'{"a":1}'`, 'PUT', '{"a":1}'],
  ['the address as an option', `curl --json '{"a":1}' --url "${ADDRESS}"`, 'POST', '{"a":1}'],
  ['an address behind another', `curl --proxy http://proxy.test:8080 ${ADDRESS}`, 'GET', ''],
  [
    'an address without a scheme',
    `curl -d '{"a":1}' api-test.example.com/pg/sale`,
    'POST',
    '{"a":1}',
  ],
  ['several data', `curl ${ADDRESS} -d a=1 --data-urlencode 'b=x y'`, 'POST', 'a=1&b=x%20y'],
  ['data in the address', `curl -G ${ADDRESS} -d a=1`, 'GET', ''],
  ['data of a file', `curl ${ADDRESS} -d @body.json`, 'POST', ''],
  [
    'an ANSI string',
    `curl ${ADDRESS} -d $'{"a":"it\\'s",\\n"b":1}'`,
    'POST',
    '{"a":"it\'s",\n"b":1}',
  ],
  ['quotes inside a word', `curl ${ADDRESS} -d '{"a":"it'\\''s"}'`, 'POST', '{"a":"it\'s"}'],
  ['lines of cmd', `curl ${ADDRESS} ^\n  -d "{\\"a\\":1}"`, 'POST', '{"a":1}'],
  ['lines of PowerShell', `curl.exe ${ADDRESS} \`\n  -d '{"a":1}'`, 'POST', '{"a":1}'],
  ['the head alone', `curl -I ${ADDRESS}`, 'HEAD', ''],
])('a command of curl with %s', (_, command, method, body) => {
  const exchanges = list(command);
  expect(exchanges).toHaveLength(1);
  expect(exchanges[0]).toMatchObject({ method, body });
  expect(exchanges[0]?.url.replace('http://', 'https://').split('?')[0]).toBe(ADDRESS);
});

test('a command of curl has the headers that curl adds', () => {
  const headersOf = (options: string) => list(`curl ${ADDRESS} ${options}`)[0]?.headers;
  expect(headersOf(`-d '{"a":1}'`)).toEqual([FORM_TYPE]);
  expect(headersOf(`-d '{"a":1}' -H 'Content-Type: application/json'`)).toEqual([JSON_TYPE]);
  expect(headersOf(`--json '{"a":1}'`)).toEqual([JSON_TYPE]);
  expect(headersOf('--oauth2-bearer abc')).toEqual([['Authorization', 'Bearer abc']]);
});

test('a command and what curl -v printed of it are one request', () => {
  const transcript = `$ curl -v ${ADDRESS} --json '{"a":1}'
* Connected to api-test.example.com
> POST /pg/sale HTTP/2
> Host: api-test.example.com
>
< HTTP/2 402
< content-type: application/json
<
{"rcode":"051"}`;
  const exchanges = list(transcript);
  expect(exchanges).toMatchObject([
    {
      ...{ method: 'POST', url: ADDRESS, body: '{"a":1}', status: 402 },
      responseBody: '{"rcode":"051"}',
    },
  ]);
  expect(exchanges[0]?.isTemplate).toBe(false);
});
