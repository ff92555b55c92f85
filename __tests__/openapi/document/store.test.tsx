import { act, render, screen } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { type ApiState, createApiStore } from '@/lib/openapi/document/store';
import { toApi, toApiOf } from '../core/support';

const API = toApiOf({ '/a': { get: {} } }, { Pet: {} });
const READY: ApiState = { status: 'ready', api: API, origin: 'live' };
const FAILED: ApiState = { status: 'failed', reason: { status: 503, message: '503 Unavailable' } };

test('SPEC 3: documents are kept by name, platform among them, with paths and definitions', () => {
  const store = createApiStore();
  store.publish('payment-gateway', { status: 'loading' });
  store.publish('platform', READY);
  expect(store.names()).toEqual(['payment-gateway', 'platform']);
  expect(store.getReady('platform')?.api.paths).toHaveProperty('/a');
  expect(store.getReady('platform')?.api.definitions).toHaveProperty('Pet');
  expect(store.get('constructor')).toBeUndefined();
});

test('a state is the same object until the next publication', () => {
  const store = createApiStore();
  expect(store.publish('a', READY)).toBe(true);
  expect(store.get('a')).toBe(READY);
  expect(store.publish('a', { ...READY })).toBe(false);
  expect(store.get('a')).toBe(READY);
});

test.each<[string, ApiState, ApiState]>([
  ['loading', { status: 'loading' }, { status: 'loading' }],
  ['failed', FAILED, { status: 'failed', reason: { status: 503, message: '503 Unavailable' } }],
  ['ready', READY, { ...READY }],
])('the same state %s is told once', (_, state, same) => {
  const store = createApiStore();
  const listener = jest.fn();
  store.subscribe(listener);
  store.publish('a', state);
  store.publish('a', same);
  expect(listener.mock.calls).toEqual([['a', state]]);
});

test('SPEC 4: nothing is published for a document without paths', () => {
  const store = createApiStore();
  const listener = jest.fn();
  store.subscribe(listener);
  store.publish('a', READY);
  expect(store.publish('a', { status: 'ready', api: toApiOf({}), origin: 'live' })).toBe(false);
  expect(store.get('a')).toBe(READY);
  expect(listener).toHaveBeenCalledTimes(1);
});

test('SPEC 4: one of the provider’s own is not published for its webhooks alone, a document of others is', () => {
  const store = createApiStore();
  const webhooks = { paid: { post: { responses: {} } } };
  const api = toApi(JSON.stringify({ openapi: '3.1.0', info: {}, paths: {}, webhooks }));
  expect(store.publish('platform', { status: 'ready', api, origin: 'live' })).toBe(false);
  expect(store.publish('platform', { status: 'ready', api, origin: 'saved' })).toBe(false);
  expect(store.publish('/x.json', { status: 'ready', api, origin: 'foreign' })).toBe(true);
});

test('SPEC 8: a failure is passed on, and the last document stays', () => {
  const store = createApiStore();
  store.publish('a', READY);
  store.publish('a', FAILED);
  expect(store.get('a')).toBe(FAILED);
  expect(store.getReady('a')?.api).toBe(API);
});

test('a subscriber that throws does not keep others from hearing', () => {
  const errors: unknown[] = [];
  const store = createApiStore((error) => errors.push(error));
  const heard = jest.fn();
  store.subscribe(() => {
    throw new Error('broken');
  });
  store.subscribe(heard);
  store.publish('a', READY);
  expect(heard).toHaveBeenCalledTimes(1);
  expect(errors).toEqual([new Error('broken')]);
});

test('a subscription ends, also while the others are told', () => {
  const store = createApiStore();
  const second = jest.fn();
  const first = jest.fn(() => endSecond());
  const endFirst = store.subscribe(first);
  const endSecond = store.subscribe(second);
  store.publish('a', READY);
  endFirst();
  store.publish('a', FAILED);
  expect(first).toHaveBeenCalledTimes(1);
  expect(second).not.toHaveBeenCalled();
});

test('a component shows what was last published', () => {
  const store = createApiStore();
  function Status() {
    const state = useSyncExternalStore(store.subscribe, () => store.get('a'));
    return <p>{state?.status ?? 'none'}</p>;
  }
  render(<Status />);
  expect(screen.getByText('none')).toBeInTheDocument();
  act(() => void store.publish('a', READY));
  expect(screen.getByText('ready')).toBeInTheDocument();
});
