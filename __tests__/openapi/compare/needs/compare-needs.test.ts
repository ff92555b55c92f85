import type { Json, JsonObject } from '@/lib/openapi/core/types';
import { document, lines, compare } from '../support';

const changesOf = (before: JsonObject, after: JsonObject) =>
  lines(document(before), document(after));

/** What one operation needs before and after; the parties that break, or the class, and the two sides. */
type Row = readonly [before: Json, after: Json, change: string | undefined];

function testRows(extension: string, rows: readonly Row[]): void {
  test.each(rows)('%j, then %j', (before, after, change) => {
    const found = changesOf({ [extension]: before }, { [extension]: after });
    expect(found.map((line) => line.replace(/^\S+ | post \/pay call\.\w+/g, ''))).toEqual(
      change === undefined ? [] : [change],
    );
  });
}

describe('a permission', () => {
  testRows('x-required-permissions', [
    [['read'], ['read', 'refund'], '[senders]: read > read and refund'],
    [['read'], ['refund'], '[senders]: read > refund'],
    [['read', 'refund'], ['read'], '[compatible]: read and refund > read'],
    [['read'], { any: ['read', 'refund'] }, '[compatible]: read > read or refund'],
    [{ any: ['read', 'refund'] }, ['read'], '[senders]: read or refund > read'],
    [['read', 'refund'], { all: ['refund', 'read'] }, undefined],
    [{ description: 'Ask' }, { description: 'Ask us' }, '[compatible]: Ask > Ask us'],
  ]);
});

describe('a rate limit', () => {
  const rate = (limit: number, window = 'minute') => ({ limit, window });
  testRows('x-rate-limit', [
    [rate(100), rate(50), '[senders]: 100 requests a minute > 50 requests a minute'],
    [rate(50), rate(100), '[compatible]: 50 requests a minute > 100 requests a minute'],
    [rate(300), rate(5, 'second'), '[senders]: 300 requests a minute > 5 requests a second'],
    [rate(5, 'second'), rate(300), '[compatible]: 5 requests a second > 300 requests a minute'],
    [rate(60), { perMinute: 60 }, undefined],
    ['100 a minute', '50 a minute', '[senders]: 100 a minute > 50 a minute'],
    ['1,000 a minute', '2000 a minute', '[compatible]: 1,000 a minute > 2000 a minute'],
    ['100 a minute', '50 an hour', '[compatible]: 100 a minute > 50 an hour'],
    ['100 a minute', rate(100), '[compatible]: 100 a minute > 100 requests a minute'],
  ]);
});

describe('a timeout', () => {
  testRows('x-timeout', [
    ['60s', '30s', '[senders]: 60 seconds > 30 seconds'],
    ['30s', '60s', '[compatible]: 30 seconds > 60 seconds'],
    ['60s', 'PT1M', undefined],
    ['60s', { description: 'A minute' }, '[compatible]: 60 seconds > A minute'],
  ]);
});

describe('repeats', () => {
  const keyed = (ttl: string, header = 'Key') => ({ header, ttl });
  testRows('x-idempotency', [
    [true, false, '[senders]: yes > no'],
    [false, true, '[compatible]: no > yes'],
    [true, keyed('24h'), '[senders]: yes > with Key, for 24 hours'],
    [keyed('24h'), true, '[compatible]: with Key, for 24 hours > yes'],
    [keyed('24h'), keyed('1h'), '[senders]: with Key, for 24 hours > with Key, for 60 minutes'],
    [keyed('1h'), keyed('24h'), '[compatible]: with Key, for 60 minutes > with Key, for 24 hours'],
    [
      keyed('1h'),
      keyed('1h', 'Other'),
      '[senders]: with Key, for 60 minutes > with Other, for 60 minutes',
    ],
    [keyed('24h'), keyed('P1D'), undefined],
  ]);
});

/** Document of two operations, of which one always says what it needs. */
const ofTwo = (other: JsonObject, tag: JsonObject = {}, whole: JsonObject = {}): JsonObject => ({
  openapi: '3.1.0',
  info: { title: 'Pay', version: '1' },
  tags: [{ name: 'Money', ...tag }],
  paths: {
    '/pay': {
      post: { responses: {}, tags: ['Money'], 'x-permission': 'pay', 'x-rate-limit': '9 a day' },
    },
    '/void': { post: { responses: {}, tags: ['Money'], ...other } },
  },
  ...whole,
});

test('a permission and a limit that an operation has for the first time break who sends it', () => {
  expect(lines(ofTwo({}), ofTwo({ 'x-permission': 'void', 'x-rate-limit': '1 a day' }))).toEqual([
    'permission-changed [senders] post /void call.permission:  > void',
    'rate-limit-changed [senders] post /void call.rateLimit:  > 1 a day',
  ]);
});

test('what an operation needs no longer breaks nobody, and leads to the operation', () => {
  expect(lines(ofTwo({ 'x-permission': 'void', 'x-rate-limit': '1 a day' }), ofTwo({}))).toEqual([
    'permission-changed [compatible] post /void: void > ',
    'rate-limit-changed [compatible] post /void: 1 a day > ',
  ]);
});

test('a document that begins to say what its calls need, or no longer does, has not changed', () => {
  const said = {
    'x-permission': 'pay',
    'x-rate-limit': '9 a day',
    'x-timeout': '9s',
    'x-idempotent': true,
  };
  expect([changesOf({}, said), changesOf(said, {})]).toEqual([[], []]);
});

test('a repeat or a timeout that was unknown is no change', () => {
  const some = {
    paths: { '/a': { post: { 'x-timeout': '9s', 'x-idempotent': true } }, '/pay': { post: {} } },
  };
  const all = {
    paths: { ...some.paths, '/pay': { post: { 'x-timeout': '5s', 'x-idempotent': false } } },
  };
  expect(lines({ openapi: '3.1.0', ...some }, { openapi: '3.1.0', ...all })).toEqual([]);
});

test('what a tag says of several operations is one change', () => {
  const [change, ...others] = compare(
    ofTwo({}, { 'x-timeout': '60s' }),
    ofTwo({}, { 'x-timeout': '30s' }),
  ).changes;
  expect(others).toEqual([]);
  expect(change).toMatchObject({
    id: 'timeout-changed tags/0',
    subject: 'Money',
    places: [{ operation: 'post /pay' }, { operation: 'post /void' }],
  });
});

test('the whole document has one change by its title', () => {
  const { changes } = compare(
    ofTwo({}, {}, { 'x-timeout': '60s' }),
    ofTwo({}, {}, { 'x-timeout': '30s' }),
  );
  expect(changes.map(({ id, subject }) => [id, subject])).toEqual([['timeout-changed #', 'Pay']]);
});

test('an operation without authentication needs no permission, and a webhook nothing', () => {
  const open = (name: string): JsonObject => ({
    ...document({ security: [], 'x-permission': name }),
    webhooks: { paid: { post: { 'x-permission': name, 'x-timeout': name } } },
    security: [{ basic: [] }],
    components: { securitySchemes: { basic: { type: 'http', scheme: 'basic' } } },
  });
  expect(lines(open('a b'), open('c d'))).toEqual([]);
});

test('what the method alone says of repeats was no promise of the document', () => {
  const put = (own: JsonObject): JsonObject => ({
    openapi: '3.1.0',
    paths: { '/pay': { put: own, post: { 'x-idempotent': true } } },
  });
  expect(lines(put({}), put({ 'x-idempotent': false }))).toEqual([]);
  expect(lines(put({ 'x-idempotent': true }), put({}))).toEqual([]);
  expect(lines(put({ 'x-idempotent': true }), put({ 'x-idempotent': false }))).toEqual([
    'repeat-changed [senders] put /pay call.repeat: yes > no',
  ]);
});

test('values of other types are no change, and no error', () => {
  const hostile: readonly Json[] = [null, 7, '', [[]], {}, { all: [7] }, [null], { limit: 'x' }];
  for (const value of hostile)
    expect(
      changesOf(
        { 'x-permissions': value, 'x-rate-limit': value, 'x-idempotency': value },
        { 'x-permissions': [value], 'x-rate-limit': [value], 'x-idempotency': [value] },
      ),
    ).toEqual([]);
});
