/** @jest-environment jsdom */
import type { RequestKey } from '@/lib/openapi/request/request-key';
import { CLIENT_KEY } from '@/lib/openapi/request/token-request';
import {
  createKeyVault,
  KEY_IDLE_MS,
  readKeys,
  sandboxKey,
} from '@/lib/workbench/send/sandbox-key';
import { listSecrets, type Secret } from '@/lib/workbench/send/secrets';

const PRODUCTION = /^(live|prod)_/;
const BASE = 'https://api-test.example.com';

/** Keys of every kind. */
const KEYS: readonly RequestKey[] = [
  { in: 'basic' },
  { in: 'basic', password: 'SANDBOX_PASSWORD' },
  { in: 'header', name: 'Authorization', before: 'Bearer ' },
  { in: 'header', name: 'X-Key', before: '' },
  { in: 'query', name: 'key' },
  CLIENT_KEY,
];
const SECRETS = listSecrets(KEYS, BASE);
const KINDS = SECRETS.map((secret) => [secret.kind, secret] as const);

function getSecret(kind: Secret['kind']): Secret {
  const found = SECRETS.find((one) => one.kind === kind);
  if (!found) throw new Error(`no ${kind}`);
  return found;
}

const KEY = getSecret('key');

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  sandboxKey.forget();
  jest.useRealTimers();
});

describe.each(KINDS)('a secret of the kind %s', (_, secret) => {
  const { name } = secret;

  test('is held without the spaces around it, until it is forgotten', () => {
    const vault = createKeyVault();
    const listener = jest.fn();
    vault.subscribe(listener);
    expect(vault.use(name)).toBeUndefined();
    expect(vault.take(secret, ' test_1 ', PRODUCTION)).toBe('');
    expect([vault.isHeld(name), vault.use(name)]).toEqual([true, 'test_1']);
    vault.forget();
    expect([vault.isHeld(name), vault.use(name)]).toEqual([false, undefined]);
    expect(listener).toHaveBeenCalledTimes(2);
  });

  test('is forgotten after 15 minutes without use, and each use starts them again', () => {
    const vault = createKeyVault();
    vault.take(secret, 'test_1', undefined);
    jest.advanceTimersByTime(KEY_IDLE_MS - 1);
    expect(vault.use(name)).toBe('test_1');
    jest.advanceTimersByTime(KEY_IDLE_MS - 1);
    expect(vault.isHeld(name)).toBe(true);
    jest.advanceTimersByTime(1);
    expect(vault.isHeld(name)).toBe(false);
  });

  test('is forgotten when its time passed while timers stood still', () => {
    let now = 0;
    const vault = createKeyVault(() => now);
    vault.take(secret, 'test_1', undefined);
    now = KEY_IDLE_MS;
    expect([vault.isHeld(name), vault.use(name)]).toEqual([false, undefined]);
  });

  test.each([
    ['', /^(Enter your sandbox key|Fill in this field)/],
    ['live_4711', /^This is a production key/],
    ['a\n1', /copy it again\.$/],
  ])('is not taken from %j, and the sentence does not repeat it', (text, reason) => {
    const vault = createKeyVault();
    const sentence = vault.take(secret, text, PRODUCTION);
    expect(sentence).toMatch(reason);
    if (text !== '') expect(sentence).not.toContain(text);
    expect(vault.isHeld(name)).toBe(false);
  });

  test('is in no property of its vault', () => {
    const vault = createKeyVault();
    vault.take(secret, 'secret_4711', undefined);
    expect(JSON.stringify({ ...vault })).not.toContain('4711');
    expect(Object.values(vault).map(String).join()).not.toContain('4711');
  });

  test('is forgotten when its reader leaves the document', () => {
    sandboxKey.take(secret, 'test_1', undefined);
    dispatchEvent(new Event('pagehide'));
    expect(sandboxKey.isHeld(name)).toBe(false);
  });
});

test.each([
  ['key', 'test 1', false],
  ['key', 'tést', false],
  ['token', 'a b', false],
  ['user', 'a:b', false],
  ['user', 'Jürgen Müller', true],
  ['password', 'p ä:ss', true],
  ['clientId', 'a:b', false],
  ['clientSecret', 'a b', true],
] as const)('of the kind %s, %j is taken: %j', (kind, text, isTaken) => {
  expect(createKeyVault().take(getSecret(kind), text, PRODUCTION) === '').toBe(isTaken);
});

test('a refused key leaves the one that is held', () => {
  const vault = createKeyVault();
  vault.take(KEY, 'test_1', PRODUCTION);
  vault.take(KEY, 'live_1', PRODUCTION);
  expect(vault.use(KEY.name)).toBe('test_1');
});

test('each kind, location and API base has a secret of its own', () => {
  const others = listSecrets(KEYS, 'https://other.example.com');
  const names = [...SECRETS, ...others].map(({ name }) => name);
  expect(new Set(names).size).toBe(2 * 8);
  expect(listSecrets([{ in: 'cookie', name: 'session' }], BASE)).toEqual([]);
});

test('one secret of two keys is asked for once', () => {
  const token = { in: 'header', name: 'authorization', before: 'Bearer ' } as const;
  expect(listSecrets([token, { ...token, name: 'Authorization' }], BASE)).toHaveLength(1);
});

test('keys are read as requests have them, and not before all of their secrets are held', () => {
  const keys = KEYS.slice(0, 3);
  const all = listSecrets(keys, BASE);
  for (const secret of all) {
    expect(readKeys(keys, BASE)).toBeUndefined();
    sandboxKey.take(secret, `a_${secret.kind}`, undefined);
  }
  expect([...(readKeys(keys, BASE)?.values() ?? [])]).toEqual([
    'a_key:',
    'a_user:a_password',
    'a_token',
  ]);
  expect(readKeys(keys, 'https://evil.example')).toBeUndefined();
});
