/** @shipped-documents */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { indexApi } from '@/lib/openapi/document/index-api';
import { parseJsonDocument } from '@/lib/openapi/parse/parse-json-document';
import { readKeptDocument } from '@/lib/pages/changelog/read-changelog';
import { readDoctorSettings } from '@/lib/pages/workbench/read-doctor-settings';
import { readNextRelease } from '@/lib/workbench/doctor/examine-next';
import { examineRecording } from '@/lib/workbench/doctor/examine-recording';
import type { Exchange } from '@/lib/workbench/doctor/recording/exchange';

const HOST = 'https://api-test.example.com';
const settings = readDoctorSettings();
const now = Date.parse('2026-11-30T12:00:00Z');

function parse(text: string) {
  const parsed = parseJsonDocument(text);
  if (!parsed.ok) throw new Error('no document');
  return indexApi(parsed.document, parsed.problems);
}
const read = (path: string) => readFileSync(join(process.cwd(), path), 'utf8');

/** Documents of a portal before its latest releases, and these as they come. */
const before = [
  readKeptDocument('payment-gateway', '2.3.0'),
  readKeptDocument('platform', '3.0.0'),
];
const gateway = read('public/openapi/payment-gateway.json');

const toExchange = (path: string, body: unknown, rest: Partial<Exchange> = {}): Exchange => ({
  ...{
    place: 'entry 1',
    method: 'POST',
    url: HOST + path,
    headers: [],
    body: JSON.stringify(body),
  },
  ...{ status: 200, responseHeaders: [], responseBody: '', ...rest },
});
const sale = toExchange('/pg/sale', {
  ...{ merchant_id: 971000000101, amt_tran: 49.95, card_id: '5f0c2a9be1d74836a4c7d90b3e6f1182' },
});

async function examine(exchanges: readonly Exchange[], text: string, apis = before) {
  const { next, problems } = await readNextRelease(text, apis);
  const report = examineRecording({ exchanges, problems: [] }, apis, { settings, now, next });
  const toLine = ({ severity, message }: (typeof report.findings)[number]) =>
    `${severity}: ${message}`;
  return { problems, lines: report.findings.map(toLine) };
}

test('a field that the release asks for is found where a call leaves it out', async () => {
  const payout = { merchant_id: 971000000101, amt_tran: 10, routing_number: '021000021' };
  const { lines, problems } = await examine([toExchange('/pg/payment', payout)], gateway);
  expect(problems).toEqual([]);
  expect(lines).toContain('warning: In 2.4.0: The field "payee_id" is missing.');
  const sent = { ...payout, payee_id: '5f0c2a9be1d74836a4c7d90b3e6f1182' };
  const whole = await examine([toExchange('/pg/payment', sent)], gateway);
  expect(whole.lines.join('\n')).not.toContain('payee_id');
});

test('what the release breaks of responses is found for the operations that are called', async () => {
  const { lines } = await examine([sale], gateway);
  expect(lines).toEqual(['warning: In 2.4.0: MerchantAdviceCode (new value: "M021").']);
});

test('the release that is there already breaks nothing, and repeats nothing', async () => {
  const wrong = toExchange('/pg/sale', { amt_tran: 'x' });
  const now = [parse(gateway)];
  const alone = await examine([wrong], JSON.stringify({ openapi: '3.1.0', paths: {} }), now);
  expect(alone.lines).not.toEqual([]);
  expect((await examine([wrong], gateway, now)).lines).toEqual(alone.lines);
});

test('operations that go, move or want another key are found, whatever is sent', async () => {
  const { paths, ...rest } = JSON.parse(gateway);
  const { '/sale': moved, ...others } = paths;
  const { lines } = await examine(
    [sale],
    JSON.stringify({ ...rest, paths: { ...others, '/sales': moved } }),
  );
  expect(lines).toContainEqual(
    expect.stringMatching(/In 2\.4\.0: .*\(operation (?:moved|removed)/),
  );
});

test('an event is held against the release, too', async () => {
  const platform = JSON.parse(read('public/openapi/platform.json'));
  delete platform.webhooks.checkout_payment_success;
  const body = { event: 'checkout_payment_success', event_timestamp: '2026-11-20T17:04:32Z' };
  const headers = [['X-ExamplePay-Webhook-Signature', 'x'.repeat(44)]] as const;
  const event = toExchange('', body, { url: 'https://shop.example.net/hooks', headers });
  const { lines } = await examine([event], JSON.stringify(platform));
  expect(lines).toEqual([expect.stringContaining('In 3.1.0: post checkout_payment_success')]);
});

test('a document in YAML is read, and what is none of ours is said', async () => {
  const yaml = 'openapi: 3.1.0\ninfo: {title: Pay, version: 9.0.0}\npaths: {/other: {get: {}}}\n';
  expect((await examine([sale], yaml)).problems).toEqual([
    'The document of the next release was left out: none of its operations is one of ours.',
  ]);
  const mine = yaml.replace('/other: {get: {}}', '/sale: {post: {deprecated: true}}');
  expect(await examine([sale], mine)).toMatchObject({ problems: [] });
  expect((await examine([sale], '<html>')).problems[0]).toMatch(/^The document .* left out: /);
});
