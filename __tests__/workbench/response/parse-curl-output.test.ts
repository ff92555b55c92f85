import { parseCurlOutput } from '@/lib/workbench/response/parse-curl-output';

const BODY = '{"rcode":"051","rmsg":"Insufficient funds"}';

test('parses status, headers and body of what curl -i prints', () => {
  const text = `HTTP/1.1 402 Payment Required\r\nContent-Type: application/json\r\nSet-Cookie: a=1\r\nSet-Cookie: b=2\r\n\r\n${BODY}`;
  expect(parseCurlOutput(text)).toEqual({
    status: 402,
    headers: [
      ['Content-Type', 'application/json'],
      ['Set-Cookie', 'a=1'],
      ['Set-Cookie', 'b=2'],
    ],
    body: BODY,
  });
});

test.each([
  ['HTTP/2, which has no reason', `HTTP/2 402 \ncontent-type: application/json\n\n${BODY}`],
  [
    'an interim response',
    `HTTP/1.1 100 Continue\n\nHTTP/1.1 402 Payment Required\nA: b\n\n${BODY}`,
  ],
  ['a redirect', `HTTP/1.1 301 Moved\nLocation: /x\n\nHTTP/2 402\n\n${BODY}`],
  ['the prompt before it', `$ curl -i https://api.example.com/\nHTTP/2 402\n\n${BODY}`],
  [
    'what curl -v prints',
    `* Connected\n> POST /sale HTTP/1.1\n> Host: x\n>\n< HTTP/1.1 402 Payment Required\n< A: b\n<\n{ [43 bytes data]\n* done\n${BODY}`,
  ],
])('parses the last header block of %s', (_, text) => {
  expect(parseCurlOutput(text)).toMatchObject({ status: 402, body: BODY });
});

test('keeps a body of several lines, and takes none for empty', () => {
  expect(parseCurlOutput('HTTP/2 200\n\n{\n\n"a": 1\n}')?.body).toBe('{\n\n"a": 1\n}');
  expect(parseCurlOutput('HTTP/1.1 204 No Content\r\nA: b\r\n\r\n')).toEqual({
    status: 204,
    headers: [['A', 'b']],
    body: '',
  });
});

test.each([
  ['JSON alone', ` ${BODY}\n`, 0],
  ['the line of a log', `2026-11-20 WARN [main] declined status=402 ${BODY} in 310 ms`, 402],
  ['an access log', `"POST /pg/sale HTTP/1.1" 402 ${BODY}`, 402],
  ['a form', 'rcode=051&rmsg="Insufficient funds"', 0],
  ['fields of a log', 'level=warn http: status=402, rcode=051 rmsg="Insufficient funds"', 402],
])('finds the body in %s', (_, text, status) => {
  const received = parseCurlOutput(text);
  expect(received?.status).toBe(status);
  expect(JSON.parse(received?.body ?? '')).toMatchObject(JSON.parse(BODY));
});

test.each([
  ['an empty text', ''],
  ['prose', 'The payment was declined, see [the guide].'],
  ['brackets that are no JSON', '{not json} [neither] {}'],
])('finds nothing in %s', (_, text) => {
  expect(parseCurlOutput(text)).toBeUndefined();
});

test('reads an object behind many brackets that are no JSON', () => {
  expect(parseCurlOutput(`${'{ '.repeat(100_000)}${BODY}`)?.body).toContain(BODY);
});

test('keeps JSON alone as it is written, and its status a field', () => {
  const text = '{"status":402, "amount": 1.50}';
  expect(parseCurlOutput(`${text}\n`)).toEqual({ status: 0, headers: [], body: text });
});
