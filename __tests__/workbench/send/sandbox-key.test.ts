/** @jest-environment jsdom */
import { createKeyVault, KEY_IDLE_MS, sandboxKey } from '@/lib/workbench/send/sandbox-key';

const PRODUCTION = /^(live|prod)_/;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('a key is held without the spaces around it, until it is forgotten', () => {
  const vault = createKeyVault();
  const listener = jest.fn();
  vault.subscribe(listener);
  expect(vault.use()).toBeUndefined();
  expect(vault.take(' test_1 ', PRODUCTION)).toBe('');
  expect([vault.isHeld(), vault.use()]).toEqual([true, 'test_1']);
  vault.forget();
  expect([vault.isHeld(), vault.use()]).toEqual([false, undefined]);
  expect(listener).toHaveBeenCalledTimes(2);
});

test('a key is forgotten after 15 minutes without use, and each use starts them again', () => {
  const vault = createKeyVault();
  vault.take('test_1', undefined);
  jest.advanceTimersByTime(KEY_IDLE_MS - 1);
  expect(vault.use()).toBe('test_1');
  jest.advanceTimersByTime(KEY_IDLE_MS - 1);
  expect(vault.isHeld()).toBe(true);
  jest.advanceTimersByTime(1);
  expect(vault.isHeld()).toBe(false);
});

test('a key is forgotten when its time passed while timers stood still', () => {
  let now = 0;
  const vault = createKeyVault(() => now);
  vault.take('test_1', undefined);
  now = KEY_IDLE_MS;
  expect([vault.isHeld(), vault.use()]).toEqual([false, undefined]);
});

test.each([
  ['', /^Enter your sandbox key/],
  ['live_4711', /^This is a production key/],
  ['test 1', /without spaces/],
  ['test\n1', /without spaces/],
  ['tést', /without spaces/],
])('%j is refused by a sentence that does not repeat it', (text, reason) => {
  const vault = createKeyVault();
  const sentence = vault.take(text, PRODUCTION);
  expect(sentence).toMatch(reason);
  if (text !== '') expect(sentence).not.toContain(text);
  expect(vault.isHeld()).toBe(false);
});

test('a refused key leaves the one that is held', () => {
  const vault = createKeyVault();
  vault.take('test_1', PRODUCTION);
  vault.take('live_1', PRODUCTION);
  expect(vault.use()).toBe('test_1');
});

test('a key is in no property of its vault', () => {
  const vault = createKeyVault();
  vault.take('secret_4711', undefined);
  expect(JSON.stringify({ ...vault })).not.toContain('4711');
  expect(Object.values(vault).map(String).join()).not.toContain('4711');
});

test('the key of a document is forgotten when its reader leaves it', () => {
  sandboxKey.take('test_1', undefined);
  dispatchEvent(new Event('pagehide'));
  expect(sandboxKey.isHeld()).toBe(false);
});
