import { readRecording } from '@/lib/workbench/doctor/recording/read-recording';

const ADDRESS = 'https://api-test.example.com/pg/sale';
const BODY = '{"amt_tran":49.95,"note":"a {brace}"}';
const ANSWER = '{"rcode":"000"}';

/** What matters of the only request of a text. */
function readOnly(text: string) {
  const { exchanges, problems } = readRecording(text);
  expect(problems).toEqual([]);
  expect(exchanges).toHaveLength(1);
  const [exchange] = exchanges;
  return exchange;
}

const WANTED = {
  method: 'POST',
  url: ADDRESS,
  body: BODY,
  status: 200,
  responseBody: ANSWER,
};

const HAR = {
  log: {
    entries: [
      {
        startedDateTime: '2026-11-20T10:00:00Z',
        time: 412.5,
        request: {
          method: 'POST',
          url: ADDRESS,
          headers: [{ name: 'Content-Type', value: 'application/json' }],
          postData: { mimeType: 'application/json', text: BODY },
        },
        response: {
          status: 200,
          statusText: 'OK',
          headers: [{ name: 'X-Request-Id', value: 'r1' }],
          content: { encoding: 'base64', text: btoa(ANSWER) },
        },
      },
    ],
  },
};

const NEWMAN = {
  run: {
    executions: [
      {
        item: { name: 'Sale' },
        request: {
          method: 'POST',
          url: { protocol: 'https', host: ['api-test', 'example', 'com'], path: ['pg', 'sale'] },
          header: [{ key: 'Content-Type', value: 'application/json' }],
          body: { mode: 'raw', raw: BODY },
        },
        response: {
          code: 200,
          status: 'OK',
          responseTime: 412,
          stream: { type: 'Buffer', data: [...Buffer.from(ANSWER)] },
        },
      },
    ],
  },
};

const COLLECTION = {
  info: { name: 'Payments' },
  item: [
    {
      name: 'Folder',
      item: [
        {
          name: 'Sale',
          request: { method: 'POST', url: { raw: ADDRESS }, body: { mode: 'raw', raw: '{}' } },
          response: [
            {
              name: 'Approved',
              originalRequest: {
                method: 'POST',
                url: { raw: ADDRESS },
                body: { mode: 'raw', raw: BODY },
              },
              status: 'OK',
              code: 200,
              body: ANSWER,
            },
          ],
        },
      ],
    },
  ],
};

const VERBOSE = `* Connected to api-test.example.com
> POST https://api-test.example.com/pg/sale HTTP/1.1
> Content-Type: application/json
>
${BODY}
< HTTP/1.1 200 OK
< x-request-id: r1
<
${ANSWER}`;

const HTTP_FILE = `### Sale
POST ${ADDRESS} HTTP/1.1
Content-Type: application/json

${BODY}

HTTP/1.1 200 OK
Content-Type: application/json

${ANSWER}
`;

const LOG = `2026-11-20T10:00:00.123Z INFO payments POST ${ADDRESS} body=${BODY} status=200 in 412 ms response=${ANSWER}`;

test.each([
  ['HAR', JSON.stringify(HAR)],
  ['a run of Postman', JSON.stringify(NEWMAN)],
  ['what curl -v printed', VERBOSE],
  ['an .http file with its response', HTTP_FILE],
  ['the line of a log', LOG],
  [
    'a line of JSON',
    `{"level":"debug","msg":"started"}\n${JSON.stringify({
      ...{ time: '2026-11-20T10:00:00Z', method: 'POST', url: ADDRESS, status: 200 },
      ...{ requestBody: BODY, responseBody: ANSWER },
    })}`,
  ],
])('%s has one request with its response', (_, text) => {
  expect(readOnly(text)).toMatchObject(WANTED);
});

test('times and headers are read, base64 too', () => {
  expect(readOnly(JSON.stringify(HAR))).toMatchObject({
    at: Date.parse('2026-11-20T10:00:00Z'),
    duration: 412.5,
    headers: [['Content-Type', 'application/json']],
    responseHeaders: [['X-Request-Id', 'r1']],
    place: 'entry 1',
  });
  expect(readOnly(LOG)).toMatchObject({
    at: Date.parse('2026-11-20T10:00:00.123Z'),
    duration: 412,
  });
  expect(readOnly(VERBOSE)).toMatchObject({
    place: 'line 2',
    responseHeaders: [['x-request-id', 'r1']],
  });
});

test('a collection of Postman has each request, and each saved example', () => {
  const { exchanges } = readRecording(JSON.stringify(COLLECTION));
  expect(exchanges.map(({ body, status }) => [body, status])).toEqual([
    ['{}', 0],
    [BODY, 200],
  ]);
});

test('a command of curl goes on behind a backslash, and its data make it a POST', () => {
  const command = `curl -s ${ADDRESS} \\\n  -H 'Content-Type: application/json' \\\n  -d '${BODY}'`;
  expect(readOnly(command)).toMatchObject({ method: 'POST', url: ADDRESS, body: BODY, status: 0 });
});

test('an access log has status and line', () => {
  const log = ['GET /health', 'POST /pg/sale HTTP/1.1'].map(
    (line, index) => `10.0.0.1 - - [20/Nov/2026:10:00:00 +0000] "${line}" ${200 + index} 512`,
  );
  expect(readRecording(log.join('\n')).exchanges).toMatchObject([
    { method: 'GET', url: '/health', status: 200, place: 'line 1' },
    { method: 'POST', url: '/pg/sale', status: 201, place: 'line 2' },
  ]);
});

test('a report of JUnit has what the tests printed', () => {
  const report = `<?xml version="1.0"?><testsuite><testcase name="pays"><system-out>POST ${ADDRESS}\n${BODY.replaceAll('"', '&quot;')}\nHTTP/1.1 200 OK\n\n${ANSWER.replaceAll('"', '&quot;')}</system-out></testcase></testsuite>`;
  expect(readOnly(report)).toMatchObject(WANTED);
});

test.each([
  ['nothing', '', 'The file is empty.'],
  ['bytes', 'PK\0\u0003', 'This is no text but a file of bytes.'],
  ['a text without a request', 'dear diary', 'No request was found.'],
  ['JSON without a request', '{"a":[1,2]}', 'No request was found.'],
  [
    'JSON that breaks off',
    JSON.stringify(HAR, null, 1).slice(0, -8),
    'The JSON breaks off on line ',
  ],
])('%s is said to be that', (_, text, problem) => {
  const { problems } = readRecording(text);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(problem);
});

test('ten thousand brackets end soon', () => {
  expect(readRecording(`POST /pg/sale ${'['.repeat(10_000)}`).exchanges).toHaveLength(1);
});
