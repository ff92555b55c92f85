import fc from 'fast-check';
import type { CodeTables } from '@/lib/content/schemas/workbench/code-fields';
import { decodeResponse } from '@/lib/workbench/response/decode-response';
import { isResponse } from '@/lib/workbench/response/kept-response';
import { growsWithItsInput, repeatTo } from '../../support/work';
import { PRINTED } from './printed-responses';

const row = (meaning: string) => ({ meaning, href: '/api/reference/' });
const TABLES: CodeTables = {
  statuses: { '402': row('declined'), '409': row('twice') },
  tables: [
    { fields: ['rcode'], codes: { '051': row('funds'), '054': row('expired') } },
    { fields: ['avs_result'], codes: { Y: row('matches') } },
  ],
};

test('explains the status, then each code of the body once', () => {
  const text = 'HTTP/2 402\n\n{"data":[{"rcode":"051"},{"rcode":"051"}]}';
  expect(decodeResponse(text, TABLES)?.explanations).toEqual([
    { pointer: '', field: 'HTTP status', code: '402', ...row('declined') },
    { pointer: '/data/0/rcode', field: 'rcode', code: '051', ...row('funds') },
  ]);
});

test('gives the body with its card numbers masked', () => {
  const text = '{"rcode":"051","card_number":"4111111111111111"}';
  expect(decodeResponse(text, TABLES)?.body).toEqual({
    rcode: '051',
    card_number: '411111******1111',
  });
});

test('gives no body where none was received, and nothing for another text', () => {
  expect(decodeResponse('HTTP/2 402\n\n', TABLES)?.body).toBeUndefined();
  expect(decodeResponse('What does this mean?', TABLES)).toBeUndefined();
});

/** Codes that are explained in a text. */
const explain = (text: string) =>
  decodeResponse(text, TABLES)?.explanations.map(({ code }) => code);

test.each(PRINTED)('explains what %s prints', (_, text) => {
  expect(explain(text)).toEqual(['054']);
});

const DUMP = `AxiosError: Request failed with status code 409
    at settle (file:///srv/node_modules/axios/lib/core/settle.js:19:12)
    at process.processTicksAndRejections (node:internal/process/task_queues:95:5) {
  code: 'ERR_BAD_REQUEST',
  config: {
    transformRequest: [ [Function: transformRequest] ],
    headers: Object [AxiosHeaders] { Accept: 'application/json, */*' },
    data: '{"amount":1}'
  },
  request: <ref *1> ClientRequest { [Symbol(kNeedDrain)]: false, _events: [Object: null prototype] {} },
  response: { status: 409, statusText: 'Conflict', data: { box: [Object], rcode: '054' } }
}`;

test.each([
  ['an error with its request and response', DUMP],
  ['a status in a nested response', "{ response: { status: 409, data: { rcode: '054' } } }"],
  ['a status behind words', 'Server returned HTTP response code: 409 {rcode=054}'],
  ['a response of Python', "<Response [409]> {'rcode': '054'}"],
  ['a status line in one line with its body', 'HTTP/1.1 409 Conflict A: b  {"rcode":"054"}'],
  ['a status line that is indented', '  HTTP/1.1 409 Conflict\n  A: b\n\n{"rcode":"054"}'],
  ['chunks', 'HTTP/1.1 409 Conflict\r\nA: b\r\n\r\nc\r\n{"rcode":"05\r\n3\r\n4"}\r\n0\r\n\r\n'],
  [
    'colours',
    '\u001b[34mHTTP\u001b[0m/1.1 \u001b[31m409\u001b[0m Conflict\n\n{\u001b[1;32m"rcode"\u001b[0m: 54}',
  ],
])('explains status and code of %s', (_, text) => {
  expect(explain(text)).toEqual(['409', '054']);
});

test.each([
  ['JSON that is cut', '{"box":{"id":[7,8],"rcode":"054","note":"not no'],
  ['JSON in the line below one that is cut', '{"note":"not no\n{"rcode":"054"}'],
  [
    'comments and trailing commas',
    '{\n  // asked\n  "rcode": "054", // today\n  /* and */ "box": [7,],\n}',
  ],
  ['chunks without their head', '7\n{"rcode\nb\n":"054","a":\n2\n1}\n0\n\n'],
  ['several lines', '{"box":7}\n{"box":8}\n{"rcode":"054"}\n'],
  ['several objects in a line', 'sent {"box":7} got {"rcode":"054"} in 12 ms'],
  ['escaped quotes', String.raw`sent {\"rcode\":\"054\"}`],
  ['quotes of a page', '{&quot;rcode&quot;:&quot;054&quot;}'],
  ['quotes of a letter', '{“rcode”: “054”}'],
  ['quotes of a table', 'id;"{""rcode"":""054""}"'],
  ['an encoded address', 'reply=%7B%22rcode%22%3A%22054%22%7D'],
  ['colours without their escapes', '{[34m"rcode"[0m: [33m"054"[0m}'],
  ['a part without its brackets', '"box": 7,\n"rcode": "054",'],
])('explains the code of %s', (_, text) => {
  expect(explain(text)).toEqual(['054']);
});

test.each([
  ['quotes', '{"id":7,"rcode":"05'],
  ['escaped quotes', String.raw`"{\"id\":7,\"rcode\":\"05`],
  ['no quotes', '{"id":7,"rcode":5\n'],
  ['a map of Java', '{id=7, rcode=05'],
  ['a struct of Go', '{ID:7 Rcode:05'],
  ['a list', '[{"id":7},{"rcode":"05'],
])('explains no code that is cut in %s', (_, text) => {
  expect(explain(text.replaceAll('5', '54'))).toEqual([]);
});

test.each([
  ['an address', 'https://shop.example/fail?rcode=054&x=1'],
  ['an address alone', 'https://shop.example/fail?rcode=054'],
  ['the fragment of an address', 'https://shop.example/fail#rcode=054&x=1'],
  ['an address in JSON', '{"url":"https://shop.example/fail?rcode=054&x=1"}'],
  ['an address in an address', 'https://shop.example/fail?to=%3Frcode%3D054'],
  ['a header', 'HTTP/1.1 302 Found\nLocation: https://shop.example/fail?rcode=054\n\n'],
  ['an access log', '1.2.3.4 - - "GET /fail?rcode=054&x=1 HTTP/1.1" 304 12'],
  ['a form in brackets', 'data%5B0%5D%5Brcode%5D=054'],
  ['a pair without blanks', 'declined rcode:054 today'],
  ['pairs with tabs', 'time:2026-11-20T17:04:32Z\trcode:054\tid:7'],
])('explains the code of %s', (_, text) => {
  expect(explain(text)).toEqual(['054']);
});

test.each([
  ['YAML', 'avs_result: Y'],
  ['a list of YAML', 'data:\n  - id: 7\n  - avs_result: Y'],
  ['PowerShell', 'id         : 7\navs_result : Y\n'],
  ['an INI file', '[reply]\navs_result = Y'],
  ['a list of a letter', '• avs_result: Y'],
  ['a struct of Go without its braces', 'ID:7 AvsResult:Y'],
])('explains a letter in %s', (_, text) => {
  expect(explain(text)).toEqual(['Y']);
});

test.each([
  ['a prefix', '<ns2:reply xmlns:ns2="urn:a"><ns2:rcode>054</ns2:rcode></ns2:reply>'],
  ['attributes', '<reply><rcode type="string" size="3">054</rcode></reply>'],
  ['a name in an attribute', '<reply><field name="rcode">054</field></reply>'],
  ['CDATA', '<reply><rcode><![CDATA[054]]></rcode></reply>'],
  ['line ends', '<rcode>\n  054\n</rcode>'],
  ['a hyphen', '<reply><r-code>054</r-code></reply>'],
  ['entities', '&lt;reply&gt;&lt;rcode&gt;054&lt;/rcode&gt;&lt;/reply&gt;'],
])('explains the code of XML with %s', (_, text) => {
  expect(explain(text)).toEqual(['054']);
});

test.each([
  ['CSV', 'pg_id,rcode,avs_result\n8a1f,054,Y\n'],
  ['a sheet', 'pg_id\trcode\tavs_result\n8a1f\t054\tY'],
  ['psql', ' rcode | avs_result \n-------+------------\n 054   | Y\n(1 row)'],
  ['psql by rows', '-[ RECORD 1 ]------\nrcode      | 054\navs_result | Y'],
  ['Markdown', '| rcode | avs_result |\n|---|---|\n| `054` | Y |'],
  ['Markdown by rows', '| Field | Value |\n|---|---|\n| rcode | 054 |\n| avs_result | Y |'],
  [
    'a console',
    "┌────┬───┐\n│ (index) │ Values │\n├────┼───┤\n│ rcode │ '054' │\n│ avs_result │ 'Y' │\n└──┘",
  ],
  ['a browser', 'rcode\t"054"\navs_result\t"Y"'],
])('explains the codes of a table of %s', (_, text) => {
  expect(explain(text)).toEqual(['054', 'Y']);
});

test.each([
  ['OkHttp', '<-- 402 https://api.example/pay (12ms)'],
  ['Spring', '<402 PAYMENT_REQUIRED Payment Required,{a=b},[]>'],
  ['.NET', 'The remote server returned an error: (402) Payment Required.'],
  ['Dio', 'DioException [bad response]: it has a status code of 402'],
  ['a Java client', "ApiException{code=402, body='none'}"],
  ['curl -w', '{"a":1}\n402'],
  ['a tuple of Python', '(402, {"a": 1})'],
  ['a request and a response', 'Request: {"status":200} Response: 402 {"a":1}'],
  ['several tries', 'try 1: status=500\ntry 2: status=402 {"a":1}'],
])('explains the status of %s', (_, text) => {
  expect(explain(text)).toEqual(['402']);
});

test('takes no text of a field for a status', () => {
  expect(explain('{"rcode":"054","item":"409 Conflict mug"}')).toEqual(['054']);
});

test.each([
  ['a list of one', "{'rcode': ['054']}"],
  ['a list of Go', 'map[rcode:[054]]'],
  ['a name beside a value', '[{"name":"rcode","value":"054"}]'],
  ['pairs of JSON', '[["id",7],["rcode","054"]]'],
  ['pairs of Node.js', "[ [ 'id', '7' ], [ 'rcode', '054' ] ]"],
  ['a path', 'response.data.rcode: 054'],
  ['a path with a list', 'json.data[0].rcode = "054";'],
  ['Swift', '[AnyHashable("rcode"): "054"]'],
  ['serialize of PHP', 'a:2:{s:2:"id";i:7;s:5:"rcode";s:3:"054";}'],
  ['blanks', '{"rcode":" 054 "}'],
  ['what nobody sees', '{"rcode":"\u200e054\u200b"}'],
  ['quotes of a letter', '{‘rcode’: ‘054’}'],
  ['wide signs', '{"id"："7"，"rcode"："054"}'],
])('explains the code in %s', (_, text) => {
  expect(explain(text)).toEqual(['054']);
});

test('shows the objects with codes, or the first where none has one', () => {
  const show = (text: string) => decodeResponse(text, TABLES)?.body;
  expect(show('{"a":1}\n{"rcode":"051"}')).toEqual({ rcode: '051' });
  expect(show('{"rcode":"054"}\n{"rcode":"051"}')).toEqual([{ rcode: '054' }, { rcode: '051' }]);
  expect(show('{"a":1}\n{"b":2}')).toEqual({ a: 1 });
});

test.each([
  'The payment was declined, see [the guide] (page 7).',
  "Note: it's at http://desk.example:4010/a since 17:04:32",
  'at settle (settle.js:19)',
  'What is a == b, or a -> b?',
  'The server at localhost:4010 said avs_result: what is it?',
  'Question: why? Where: here',
  'Apples, pears\nPlums, nuts',
  'Read it | or do not\nAsk | wait',
  '| Sandbox | 25 |\n| Production | 100 |',
  'Status: approved',
])('finds nothing in %j', (text) => {
  expect(decodeResponse(text, TABLES)).toBeUndefined();
});

/** Ways in which a response reaches the decoder, one after another. */
const WAYS: readonly ((text: string) => string)[] = [
  (text) => JSON.stringify({ level: 'warn', reply: text }),
  (text) => JSON.stringify(text),
  (text) => `2026-11-20 17:04:32 WARN [main] ${text} in 12 ms`,
  (text) => `{"box":7}\n${text}`,
  (text) => text.replaceAll('\n', '\r\n'),
  (text) => `\u001b[36m${text}\u001b[0m`,
  (text) => `\ufeff ${text}`,
];

test('a code is found however it is printed and whichever way it comes', () => {
  const ways = fc.array(fc.constantFrom(...WAYS), { maxLength: 3 });
  fc.assert(
    fc.property(fc.constantFrom(...PRINTED), ways, ([, printed], steps) => {
      const text = steps.reduce((before, step) => step(before), printed);
      expect(explain(text)).toContain('054');
      expect(isResponse(text)).toBe(true);
    }),
  );
});

test('a code is found in any value of JSON, whole or cut behind it', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), fc.nat(), (before, after, cut) => {
      const head = `{"a":${JSON.stringify(before)},"rcode":"054"`;
      const tail = `,"b":${JSON.stringify(after)}}`;
      expect(explain(head + tail.slice(0, cut % (tail.length + 1)))).toContain('054');
    }),
  );
});

test.each([
  '{',
  '[{"a":',
  '"',
  "'",
  '\\"',
  '{a=b}',
  '1,',
  'a:b ',
  '\n',
  '4\n',
  '&quot;',
  '%22',
  '{"a":"[b=1]"}',
  '<a b="c">',
  '<a>\n',
  'a_b,c\n',
  '| ',
])('a long text of %j takes a time that grows as it does', (piece) => {
  const toText = (share: number) => repeatTo(60_000 * share, piece);
  expect(growsWithItsInput(toText, (text) => decodeResponse(text, TABLES))).toBe(true);
});
