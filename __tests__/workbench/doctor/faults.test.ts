/** @shipped-documents */
import fc from 'fast-check';
import { isObject } from '@/lib/openapi/core/json';
import type { Json } from '@/lib/openapi/core/types';
import { resolveOperation } from '@/lib/openapi/operation/resolve-operation';
import { buildRequest } from '@/lib/openapi/request/build-request';
import { readApis } from '@/lib/pages/read-apis';
import { readDoctorSettings } from '@/lib/pages/workbench/read-doctor-settings';
import { examineRecording } from '@/lib/workbench/doctor/examine-recording';
import { printReport } from '@/lib/workbench/doctor/print-report';
import type { Exchange } from '@/lib/workbench/doctor/recording/exchange';
import { readRecording } from '@/lib/workbench/doctor/recording/read-recording';
import { getBodyText } from '@/lib/workbench/send/edit-request';

const documents = readApis().map(({ api }) => api);
const settings = readDoctorSettings();
const NOW = Date.parse('2026-11-30T12:00:00Z');
const SIGNATURE = 'XTISBlJlYtA0IBgHcMbi2B9fA63XOebxHMrJODHICL0=';
const HOST = 'https://api-test.example.com';

const QUIET: Omit<Exchange, 'place' | 'method' | 'url'> = {
  ...{ headers: [], body: '', status: 200, responseHeaders: [], responseBody: '' },
};

/** A request of each operation as its page shows it, with all fields or the first ones. */
const samples = documents.flatMap((api) =>
  [...api.operations.values()]
    .filter(({ webhook, deprecated }) => !webhook && !deprecated)
    .flatMap(({ id }) => {
      const operation = resolveOperation(api, id);
      if (!operation) return [];
      return (['first-request', 'all'] as const).map((fields): Exchange => {
        const { method, url, headers, body } = buildRequest(api, operation, { fields });
        return { ...QUIET, place: '', method, url, headers, body: getBodyText(body) ?? '' };
      });
    }),
);

function findSample(path: string): Exchange {
  const sample = samples.find(({ url }) => url.endsWith(path));
  if (!sample) throw new Error(`The documents have no ${path}`);
  return sample;
}
const sale = findSample('/pg/sale');
const payout = findSample('/pg/payment');

const change = (exchange: Exchange, edit: (body: Record<string, Json>) => void): Exchange => {
  const body: Record<string, Json> = JSON.parse(exchange.body);
  edit(body);
  return { ...exchange, body: JSON.stringify(body) };
};

/** Number of an issuer that is no test card. */
const REAL_CARD = '4539 1488 0343 6467';

const event = (time: string, rest: Partial<Exchange> = {}): Exchange => ({
  ...QUIET,
  ...{ place: '', method: 'POST', url: 'https://shop.example.net/hooks', duration: 120 },
  headers: [['X-ExamplePay-Webhook-Signature', SIGNATURE]],
  body: JSON.stringify({ event: 'checkout_payment_success', event_timestamp: time, data: {} }),
  at: Date.parse('2026-11-20T17:05:00Z'),
  ...rest,
});
const answer = (status: number, rcode: string): Partial<Exchange> => ({
  status,
  responseBody: JSON.stringify({ rcode, rmsg: 'x', pg_id: '8a1f6b0e2c9d4f7ab6d2e51c0f93a847' }),
});
const withId = (id: number, attempt = 1) =>
  change(sale, (body) => Object.assign(body, { retry_id: id, retry_attempt: attempt }));

/** Faults, each with the requests that have it and what is said of it. */
const FAULTS: Readonly<Record<string, readonly [readonly Exchange[], RegExp]>> = {
  'a required field is missing': [
    [change(sale, (body) => delete body.merchant_id)],
    /"merchant_id" is missing/,
  ],
  'a misspelt field': [[change(sale, (body) => (body.amt_trann = 1))], /no field "amt_trann"/],
  'a value of another type': [[change(sale, (body) => (body.amt_tran = ['1']))], /amt_tran/],
  'an amount of more decimals than it may have': [
    [change(sale, (body) => (body.amt_tran = 49.955))],
    /amt_tran.*at most 2 decimals/,
  ],
  'a body that is cut off': [[{ ...sale, body: sale.body.slice(0, -3) }], /not JSON/],
  'a key in an address': [
    [{ ...QUIET, place: '', method: 'GET', url: `${HOST}/platform/invoice?api_key=sandbox_123` }],
    /A key stands in the address, as “api_key”/,
  ],
  'an unknown parameter': [
    [{ ...QUIET, place: '', method: 'GET', url: `${HOST}/platform/invoice?pagee=2` }],
    /no parameter “pagee”/,
  ],
  'a deprecated field': [
    [change(sale, (body) => (body.customer_email = 'a@example.com'))],
    /customer_email is deprecated\. Ends on/,
  ],
  'a deprecated operation': [
    [{ ...QUIET, place: '', method: 'POST', url: `${HOST}/platform/aus/add` }],
    /operation is deprecated/,
  ],
  'an address that no operation has': [
    [{ ...sale, url: `${HOST}/pg/sales` }],
    /No operation has this address\. Did you mean \/pg\/sale\?/,
  ],
  'an address without the value of its path': [
    [{ ...sale, url: `${HOST}/pg/capture` }],
    /No operation has this address\. Did you mean \/pg\/capture\/\{pgIdOrig\}\?/,
  ],
  'no card and no token': [
    [change(sale, (body) => ['card_number', 'exp_date'].forEach((name) => delete body[name]))],
    /One of these is missing: "card_number"/,
  ],
  'another method': [[{ ...sale, method: 'PATCH' }], /no PATCH at this address; there is POST/],
  'a repeat after no answer without the same id': [
    [{ ...withId(1), status: 0 }, withId(2)],
    /Sent again after no answer without the same “retry_id”/,
  ],
  'a repeat after a timeout without any id': [
    [{ ...sale, ...answer(509, '998') }, sale],
    /Sent again after rcode 998 without the same “retry_id”/,
  ],
  'a repeat of what was approved in part': [
    [{ ...sale, ...answer(200, '010') }, sale],
    /Sent again after rcode 010, which is no failure/,
  ],
  'a payout that is sent again after no answer': [
    [{ ...payout, status: 0 }, payout],
    /Sent again after no answer, though nothing tells that it is the same request/,
  ],
  'a repeat that a code forbids': [
    [{ ...sale, ...answer(402, '041') }, sale],
    /Sent again unchanged after rcode 041, which forbids it/,
  ],
  'a real card number': [
    [change(sale, (body) => (body.card_number = REAL_CARD.replaceAll(' ', '')))],
    /6467/,
  ],
  'a real card number in a response': [
    [{ ...sale, responseBody: JSON.stringify({ note: REAL_CARD }) }],
    /6467/,
  ],
  'a key of production': [
    [{ ...sale, headers: [['Authorization', `Basic ${btoa('live_k3yk3yk3y:')}`]] }],
    /key of production/,
  ],
  'no encryption': [[{ ...sale, url: sale.url.replace('https:', 'http:') }], /without encryption/],
  'an event without a signature': [
    [event('2026-11-20T17:04:32Z', { headers: [['Host', 'shop.example.net']] })],
    /Accepted without a signature/,
  ],
  'an event that is played again': [[event('2026-11-10T17:04:32Z')], /hours after the event/],
  'an event that is answered late': [
    [event('2026-11-20T17:04:32Z', { duration: 14_000 })],
    /more than 10 seconds/,
  ],
  'an event that is refused': [
    [event('2026-11-20T17:04:32Z', { status: 500 })],
    /Answered with 500/,
  ],
};

const examine = (exchanges: readonly Exchange[]) =>
  examineRecording(
    { exchanges: exchanges.map((one, at) => ({ ...one, place: `entry ${at + 1}` })), problems: [] },
    documents,
    { settings, now: NOW },
  );

/** What is to be mended, or looked at. */
const listMessages = (exchanges: readonly Exchange[]) =>
  examine(exchanges)
    .findings.filter(({ severity }) => severity !== 'note')
    .map(({ message }) => message);

test('requests as the pages show them have nothing to mend', () => {
  // Some are the same with all fields as with the first ones.
  for (const half of [0, 1])
    expect(listMessages(samples.filter((_, at) => at % 2 === half))).toEqual([]);
  expect(listMessages([event('2026-11-20T17:04:32Z')])).toEqual([]);
});

test.each(Object.entries(FAULTS))('%s is found', (_, [exchanges, message]) => {
  const { findings } = examine(exchanges);
  expect(findings.filter((one) => message.test(one.message))).toHaveLength(1);
});

test('in a run of many requests each planted fault is found, and nothing else', () => {
  const faults = Object.values(FAULTS);
  const others = samples.filter(({ url }) => !/\/pg\/sale|\/aus\/add/.test(url));
  const run = fc.record({
    fault: fc.nat({ max: faults.length - 1 }),
    calls: fc.uniqueArray(fc.nat({ max: others.length - 1 }), { minLength: 3, maxLength: 12 }),
    at: fc.nat({ max: 3 }),
  });
  fc.assert(
    fc.property(run, ({ fault, calls, at }) => {
      const [exchanges = [], message = /./] = faults[fault] ?? [];
      const around = calls.flatMap((call) => others[call] ?? []);
      const { findings } = examine(around.toSpliced(at, 0, ...exchanges));
      expect(findings.some((one) => message.test(one.message))).toBe(true);
      const alone = examine(exchanges).findings;
      const worse = findings.filter(({ severity }) => severity !== 'note');
      expect(worse.map((one) => one.message)).toEqual(
        alone.filter(({ severity }) => severity !== 'note').map((one) => one.message),
      );
    }),
    { numRuns: 200 },
  );
}, 120_000);

test('a repeat with the same id is none, whatever came of the first', () => {
  for (const first of [{ status: 0 }, answer(509, '998'), answer(200, '000')])
    expect(listMessages([{ ...withId(1), ...first }, withId(1, 2)])).toEqual([]);
});

test('a repeat is one in whichever order a program wrote them down', () => {
  const [first, second] = [
    { ...sale, at: NOW, status: 0 },
    { ...sale, at: NOW + 5000 },
  ];
  expect(listMessages([second, first])).toHaveLength(1);
});

test('without the times of all, the order is that of the file', () => {
  const [first, second] = [{ ...sale, at: NOW, status: 0 }, sale];
  expect(listMessages([first, second])).toHaveLength(1);
});

test('the same payment on another day is another payment', () => {
  const day = 86_400_000;
  const first = { ...sale, at: NOW - 2 * day, ...answer(200, '000') };
  expect(listMessages([first, { ...sale, at: NOW }])).toEqual([]);
});

test('each real card number of a request is named, once', () => {
  const other = '5425233430109903';
  const body = { card_number: REAL_CARD, memo: `${other} and ${REAL_CARD}` };
  const messages = listMessages([{ ...sale, responseBody: JSON.stringify(body) }]);
  expect(messages.filter((one) => one.includes('real card'))).toEqual([
    expect.stringContaining('6467'),
    expect.stringContaining('9903'),
  ]);
});

test('requests to others are none of ours', () => {
  const other = { ...QUIET, place: '', method: 'POST', url: 'https://api.example.org/v1/charges' };
  expect(examine([{ ...other, body: `{"card":"${REAL_CARD}"}` }])).toMatchObject({
    ...{ requests: 1, calls: 0, findings: [] },
  });
});

test('a variable in place of the host leads to the operation all the same', () => {
  for (const base of ['{{base}}', '$BASE', 'http://localhost:4010'])
    expect(examine([{ ...sale, url: `${base}/pg/sale` }]).operations).toEqual(['Sale']);
});

test('the report has neither keys nor card numbers, and leads to the pages that say how', () => {
  const key = 'live_s3cr3tk3y0fpr0d';
  const body = { ...JSON.parse(sale.body), card_number: REAL_CARD, memo: key, amt_tran: key };
  const bad = { ...sale, headers: [['X-Api-Key', key]] as const, body: JSON.stringify(body) };
  const text = printReport(examine([bad]), 'https://developer.example.com');
  expect(text).not.toContain(key);
  expect(text.replaceAll(/\D/g, '')).not.toContain(REAL_CARD.replaceAll(' ', ''));
  expect(text).toContain('](https://developer.example.com/api/payment-gateway/sale/)');
  expect(text).toContain('## To mend');
  expect(isObject(body)).toBe(true);
});

const examineText = (text: string) =>
  examineRecording(readRecording(text), documents, { settings, now: NOW });
const HTTP = `@host = ${HOST}/pg
POST {{host}}/sale
Content-Type: application/json
Authorization: Basic {{key}}

{"merchant_id": {{merchant}}, "amt_tran": {{amount}}, "card_number": "{{card}}", "exp_date": "1228"}

### Again
POST {{host}}/sale
Content-Type: application/json

{"merchant_id": {{merchant}}, "amt_tran": {{amount}}, "card_number": "{{card}}", "exp_date": "1228"}

###
POST {{host}}/capture/{{sale.response.body.pg_id}}
Content-Type: application/json

{"merchant_id": {{merchant}}, "amt_tran": {{amount}}}
`;

test('variables whose values a file does not have are not judged, and what is written to be sent is no repeat', () => {
  expect(examineText(HTTP)).toMatchObject({ calls: 3, findings: [] });
});

test('what stands beside variables is judged', () => {
  const messages = (from: string, to: string) =>
    examineText(HTTP.replace(from, to))
      .findings.map(({ message }) => message)
      .join();
  expect(messages('"exp_date"', '"exp_dat"')).toMatch(/no field "exp_dat"/);
  expect(messages('{{amount}}', '"a lot"')).toMatch(/"amt_tran" does not fit/);
  expect(messages('/capture/', '/captures/')).toMatch(/No operation has this address/);
  expect(messages('"amt_tran": {{amount}}, ', '')).toMatch(/"amt_tran" is missing/);
});

test('a variable that was sent as it is written is a value that does not fit', () => {
  const sent = change(sale, (body) => (body.merchant_id = '{{merchant}}'));
  expect(listMessages([sent])[0]).toMatch(/"merchant_id" does not fit/);
});

test('what a program logs of a request that got no answer is a request that was sent', () => {
  const body = withId(1).body;
  const logged = (text: string) => `--> POST ${HOST}/pg/sale http/1.1
Content-Type: application/json; charset=UTF-8

${text}
--> END POST (412-byte body)
`;
  const failed = '<-- HTTP FAILED: java.net.SocketTimeoutException: timeout\n';
  const { calls, findings } = examineText(logged(body) + failed + logged(withId(2).body));
  expect(calls).toBe(2);
  expect(findings.map(({ message }) => message)).toEqual([
    expect.stringContaining('Sent again after no answer'),
  ]);
});

test.each([
  ['a command', `curl ${HOST}/pg/capture/1 -u live_k3yk3yk3y:`],
  ['the variable of a script', `KEY=live_k3yk3yk3y\ncurl ${HOST}/pg/capture/1 -u $KEY:`],
  [
    'an .http file',
    `@key = live_k3yk3yk3y\nPOST ${HOST}/pg/capture/1\nAuthorization: Basic {{key}}:`,
  ],
  [
    'a collection of Postman',
    JSON.stringify({
      variable: [{ key: 'key', value: 'live_k3yk3yk3y' }],
      auth: { type: 'basic', basic: [{ key: 'username', value: '{{key}}' }] },
      item: [{ request: { method: 'POST', url: `${HOST}/pg/capture/1` } }],
    }),
  ],
])('a key of production is found in %s', (_, text) => {
  const { findings } = examineText(text);
  expect(findings.filter(({ message }) => /key of production/.test(message))).toHaveLength(1);
});

test('a body of a media type that the operation does not take is found, and said once', () => {
  const form: Exchange['headers'] = [['Content-Type', 'application/x-www-form-urlencoded']];
  expect(listMessages([{ ...sale, headers: form }])).toEqual([
    'The media type is application/x-www-form-urlencoded; documented: application/json.',
  ]);
  const utf8: Exchange['headers'] = [['content-type', 'Application/JSON; charset=utf-8']];
  expect(listMessages([{ ...sale, headers: utf8 }])).toEqual([]);
});

test('a body that is no JSON is said to be none, once', () => {
  expect(listMessages([{ ...sale, body: '{"amt_tran":' }])).toEqual([
    'The body is not JSON: expected a value, received the end of the file.',
  ]);
});
