import type { CallNeed } from '@/lib/openapi/core/operation-types';
import type { Json, JsonObject } from '@/lib/openapi/core/types';
import { resolveEntryOperation } from '@/lib/openapi/operation/resolve-operation';
import { getOperation, toApiOf } from '../../core/support';

const OK = { responses: { 200: { description: 'fine' } } };

type Place = {
  readonly method?: string;
  readonly operation?: JsonObject;
  readonly path?: JsonObject;
  readonly tag?: JsonObject;
  readonly document?: JsonObject;
};

function listNeeds({ method = 'post', operation = {}, path = {}, tag = {}, document = {} }: Place) {
  const api = toApiOf(
    { '/a': { [method]: { tags: ['T'], ...OK, ...operation }, ...path } },
    {},
    { tags: [{ name: 'T', ...tag }], ...document },
  );
  return getOperation(api, `${method} /a`).needs;
}

const getText = (kind: CallNeed['kind'], place: Place) => {
  const need = listNeeds(place).find((one) => one.kind === kind);
  return need?.text.replace('{}', need.key?.name ?? '{}');
};

test('a document without these extensions has nothing of it', () => {
  expect(listNeeds({})).toEqual([]);
  expect(listNeeds({ method: 'get' })).toEqual([]);
  expect(listNeeds({ method: 'delete' })).toEqual([]);
});

describe('permissions', () => {
  test.each<[string, Json, string | undefined]>([
    ['x-required-permissions', ['edit', 'view'], 'edit and view'],
    ['x-required-permissions', { any: ['edit', 'view'] }, 'edit or view'],
    ['x-required-permissions', { all: ['edit'] }, 'edit'],
    ['x-required-permission', 'Refund', 'Refund'],
    ['x-permissions', [{ name: 'refunds' }, { id: 'sales' }], 'refunds and sales'],
    ['x-permission', { description: 'Ask your administrator' }, 'Ask your administrator'],
    ['x-scopes', ['a:read', 'a:read'], 'a:read'],
    ['x-required-scopes', 'a:write', 'a:write'],
    ['x-permissions', [], undefined],
    ['x-permissions', true, undefined],
    ['x-permissions', 7, undefined],
    ['x-permissions', null, undefined],
    ['x-permissions', { all: [] }, undefined],
    ['x-permissions', [[['deep']]], undefined],
  ])('%s %j is %s', (key, value, text) => {
    expect(getText('permission', { operation: { [key]: value } })).toBe(text);
  });

  test('an operation without authentication needs none', () => {
    const security = [{ basic: [] }];
    const document = { security, 'x-permissions': ['any'] };
    expect(getText('permission', { document })).toBe('any');
    expect(getText('permission', { document, operation: { security: [] } })).toBeUndefined();
  });
});

describe('rate limits', () => {
  test.each<[Json, string | undefined]>([
    ['100/min, 20 burst', '100/min, 20 burst'],
    ['100 requests per minute', '100 requests per minute'],
    [{ limit: 1000, window: '60s' }, '1000 requests a minute'],
    [{ requests: 3, period: 60, key: 'ip' }, '3 requests a minute'],
    [{ max: '1', per: 'second' }, '1 request a second'],
    [{ limit: 5, windowMs: 90000 }, '5 requests in 90 seconds'],
    [{ maxRequests: 10, interval: 'PT5M' }, '10 requests in 5 minutes'],
    [{ requestsPerMinute: 100 }, '100 requests a minute'],
    [{ per_second: 5, per_day: 1000 }, '5 requests a second, 1000 requests a day'],
    [{ rps: 5 }, '5 requests a second'],
    [{ description: 'By your plan', limit: 3 }, 'By your plan'],
    [[{ limit: 5, per: 'second' }, '10 per hour'], '5 requests a second, 10 per hour'],
    // A number without a period, and the name of a policy, say nothing.
    [100, undefined],
    ['100', undefined],
    ['edge-public-default', undefined],
    [{ limit: 100 }, undefined],
    [{ limit: 3, period: 60000 }, undefined],
    [{ limit: -3, period: 'minute' }, undefined],
    [{ limit: 'many', window: 'some' }, undefined],
    [{ limit: {}, window: [] }, undefined],
    [true, undefined],
    [null, undefined],
    [[[['1 per hour']]], undefined],
  ])('%j is %s', (value, text) => {
    expect(getText('rateLimit', { operation: { 'x-rate-limit': value } })).toBe(text);
  });

  test.each(['x-ratelimit', 'x-rateLimit', 'x-rate-limits', 'x-throttling', 'x-throttle'])(
    '%s is another name of it',
    (key) => {
      expect(getText('rateLimit', { operation: { [key]: '9 a day' } })).toBe('9 a day');
    },
  );
});

describe('timeouts', () => {
  test.each<[string, Json, string | undefined]>([
    ['x-timeout', '60s', '60 seconds'],
    ['x-timeout', 'PT1M30S', '90 seconds'],
    ['x-timeout', 30, '30 seconds'],
    ['x-timeout', 30000, '30 seconds'],
    ['x-timeout', 1500, '1,500 milliseconds'],
    ['x-timeout', { value: 5, unit: 'minutes' }, '5 minutes'],
    ['x-timeout', { seconds: 10 }, '10 seconds'],
    ['x-timeout', { description: 'As long as you can' }, 'As long as you can'],
    ['x-timeout', 'As long as you can', 'As long as you can'],
    ['x-timeout-ms', 2000, '2 seconds'],
    ['x-timeout-seconds', 500, '500 seconds'],
    ['x-amazon-apigateway-integration', { timeoutInMillis: 29000 }, '29 seconds'],
    ['x-google-backend', { deadline: 45.0 }, '45 seconds'],
    // It may be in seconds or in milliseconds.
    ['x-timeout', 500, undefined],
    ['x-timeout', 0, undefined],
    ['x-timeout', -1, undefined],
    ['x-timeout', 1e300, undefined],
    ['x-timeout', 'long', undefined],
    ['x-timeout', true, undefined],
    ['x-timeout', [], undefined],
    ['x-timeout', { value: 'x', unit: 7 }, undefined],
    ['x-google-backend', 'x', undefined],
  ])('%s %j is %s', (key, value, text) => {
    expect(getText('timeout', { operation: { [key]: value } })).toBe(text);
  });
});

describe('the sandbox', () => {
  test.each<[string, Json, string | undefined]>([
    ['x-sandbox', 'Sends no mail', 'Sends no mail'],
    ['x-sandbox-behaviour', { description: 'Sends no mail' }, 'Sends no mail'],
    ['x-sandbox-behavior', ['Sends no mail.', 'Moves no money.'], 'Sends no mail. Moves no money.'],
    ['x-sandbox', false, 'not available'],
    ['x-sandbox', { available: false }, 'not available'],
    ['x-sandbox', true, undefined],
    ['x-sandbox', 'mock', undefined],
    ['x-sandbox', 7, undefined],
    ['x-sandbox', {}, undefined],
  ])('%s %j is %s', (key, value, text) => {
    expect(getText('sandbox', { operation: { [key]: value } })).toBe(text);
  });
});

describe('repeats', () => {
  const body = (...names: readonly string[]) => ({
    requestBody: {
      content: {
        'application/json': {
          schema: { properties: Object.fromEntries(names.map((name) => [name, {}])) },
        },
      },
    },
  });
  const header = (name: string) => ({ parameters: [{ name, in: 'header', schema: {} }] });

  test.each<[JsonObject, string | undefined]>([
    [{ 'x-idempotent': true }, 'yes'],
    [{ 'x-idempotent': 'true' }, 'yes'],
    [{ 'x-idempotent': false }, 'no'],
    [{ 'x-idempotency': { safe: false, description: 'look first' } }, 'no: look first'],
    [{ 'x-idempotency': 'required' }, 'with an idempotency key'],
    [
      { 'x-idempotency-key': true, 'x-idempotency-key-ttl': '24h' },
      'with an idempotency key, for 24 hours',
    ],
    [{ 'x-idempotency': 'Idempotency-Key' }, 'with Idempotency-Key'],
    [{ 'x-idempotency': { header: 'X-Once', ttl: 86400 } }, 'with X-Once, for 24 hours'],
    [{ 'x-idempotency': { header: 'X-Once', ttlHours: 48 } }, 'with X-Once, for 48 hours'],
    [{ 'x-idempotency': { field: 'once' }, ...body('once') }, 'with once'],
    [
      { 'x-idempotency': { field: 'once', for: 'a business day' }, ...body('once') },
      'with once, for a business day',
    ],
    [{ 'x-idempotency': 'Ask before you do' }, 'Ask before you do'],
    [header('Idempotency-Key'), 'with Idempotency-Key'],
    [header('X-IdempotencyKey'), 'with X-IdempotencyKey'],
    [{ ...header('idempotency-key'), 'x-idempotent': true }, 'with idempotency-key'],
    [{ ...header('idempotency-key'), 'x-idempotent': false }, 'no'],
    [{ 'x-idempotency': { field: 'once' }, ...body('twice') }, undefined],
    [{ 'x-idempotency': { field: 'once' } }, undefined],
    [{ 'x-idempotency': 'exempt' }, undefined],
    [{ 'x-idempotency': { header: 'a b\r\nc', field: {} } }, undefined],
    [{ 'x-idempotency': 7, 'x-idempotent': null, 'x-idempotency-key': [] }, undefined],
    [header('Idempotency-Note'), undefined],
  ])('%j is %s', (operation, text) => {
    expect(getText('repeat', { operation })).toBe(text);
  });

  test('the header or field that is declared is linked', () => {
    const [need] = listNeeds({ operation: header('Idempotency-Key') });
    expect(need?.key).toEqual({ name: 'Idempotency-Key', anchor: 'header.Idempotency-Key' });
    const operation = { 'x-idempotency': { field: 'once' }, ...body('once') };
    expect(listNeeds({ operation })[0]?.key?.anchor).toBe('body.once');
    const named = { operation: { 'x-idempotency': { header: 'X-Once' } } };
    expect(listNeeds(named)[0]?.key).toEqual({ name: 'X-Once', anchor: '' });
  });

  test.each(['get', 'head', 'put', 'delete', 'query'])(
    'HTTP lets %s be repeated, which is said beside another need',
    (method) => {
      expect(getText('repeat', { method, document: { 'x-timeout': '9s' } })).toBe('yes');
      expect(getText('repeat', { method, document: { 'x-idempotent': false } })).toBe(
        /put|delete/.test(method) ? 'no' : 'yes',
      );
      expect(getText('repeat', { method, operation: { 'x-idempotent': false } })).toBe('no');
    },
  );

  test('a key of the whole document is of the operations that have it', () => {
    const document = { 'x-idempotency': { field: 'once', within: '24h' }, 'x-timeout': '9s' };
    expect(getText('repeat', { document, operation: body('once') })).toBe(
      'with once, for 24 hours',
    );
    expect(getText('repeat', { document, operation: body('other') })).toBeUndefined();
    expect(getText('repeat', { document, method: 'get' })).toBe('yes');
  });

  test('an operation that is safe as it is needs no key of its document', () => {
    const document = { 'x-idempotency': { field: 'once' } };
    const operation = { ...body('once'), 'x-idempotent': true };
    expect(getText('repeat', { document, operation })).toBe('yes');
  });
});

describe('the nearest counts', () => {
  const at = (text: string) => ({ 'x-rate-limit': `${text} a day` });

  test('the operation, then its path, its tag, the document', () => {
    const places = { operation: at('1'), path: at('2'), tag: at('3'), document: at('4') };
    const { path, tag, document } = places;
    const nearer = [places, { path, tag, document }, { tag, document }, { document }];
    expect(nearer.map((place) => getText('rateLimit', place))).toEqual([
      '1 a day',
      '2 a day',
      '3 a day',
      '4 a day',
    ]);
  });

  test('what says nothing does not hide what is further away', () => {
    const place = { operation: { 'x-rate-limit': 7 }, document: at('4') };
    expect(getText('rateLimit', place)).toBe('4 a day');
  });

  test('the page of the document explains the words of the operation', () => {
    const document = { 'x-rate-limit': { description: 'Five a day', url: '/limits/' } };
    expect(listNeeds({ operation: at('1'), document })).toEqual([
      { kind: 'rateLimit', text: '1 a day', url: '/limits/' },
    ]);
  });

  test.each(['javascript:alert(1)', '//evil.example', 'data:text/html,x', 7, null])(
    '%j is no page',
    (url) => {
      const document = { 'x-rate-limit': { description: 'Five a day', url } };
      expect(listNeeds({ document })).toEqual([{ kind: 'rateLimit', text: 'Five a day' }]);
    },
  );
});

test('a call of the provider needs nothing of the reader', () => {
  const post = { ...OK, 'x-timeout': '9s', callbacks: { done: { '{$url}': { post: OK } } } };
  const api = toApiOf(
    { '/a': { post } },
    {},
    { 'x-rate-limit': '9 a day', webhooks: { w: { post } } },
  );
  const [callback] = getOperation(api, 'post /a').callbacks;
  expect(getOperation(api, 'post w').needs).toEqual([]);
  expect(callback && resolveEntryOperation(api, callback.entry)?.needs).toEqual([]);
});

test('a hostile text is cut', () => {
  const operation = {
    'x-sandbox': `a ${'b'.repeat(1e6)}`,
    'x-permissions': Array(1e4).fill('x y'),
  };
  for (const { text } of listNeeds({ operation })) expect(text.length).toBeLessThan(600);
});
