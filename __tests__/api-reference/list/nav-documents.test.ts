import {
  createNavDocuments,
  debounce,
  NAV_DEBOUNCE_MS,
} from '@/components/api-reference/list/nav-documents';
import { type ApiState, createApiStore } from '@/lib/openapi/document/store';
import { toApi } from '../../openapi/core/support';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const ready = (summary: string): ApiState => {
  const paths = { '/sale': { post: { summary, responses: {} } } };
  const document = { openapi: '3.0.3', info: { title: 'x', version: '1' }, paths };
  return { status: 'ready', origin: 'live', api: toApi(JSON.stringify(document)) };
};

test('SPEC 9: updates of the navigation wait 100 ms', () => {
  expect(NAV_DEBOUNCE_MS).toBe(100);
});

test('what is debounced runs once, 100 ms after the last call', () => {
  const run = jest.fn();
  const call = debounce(run);
  call();
  jest.advanceTimersByTime(99);
  call();
  jest.advanceTimersByTime(99);
  expect(run).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(1000);
  expect(run).toHaveBeenCalledTimes(1);
});

describe('SPEC 4, the navigation follows the documents', () => {
  test('a document is known 100 ms after it arrived', () => {
    const store = createApiStore();
    const nav = createNavDocuments(store);
    const state = ready('Sale');
    store.publish('payment-gateway', state);
    jest.advanceTimersByTime(99);
    expect(nav.get('payment-gateway')).toBeUndefined();
    jest.advanceTimersByTime(1);
    expect(nav.get('payment-gateway')).toBe(state);
  });

  test('documents that arrive close together are one update', () => {
    const store = createApiStore();
    const nav = createNavDocuments(store);
    const listener = jest.fn();
    nav.subscribe(listener);
    store.publish('payment-gateway', { status: 'loading' });
    store.publish('payment-gateway', ready('Sale'));
    jest.advanceTimersByTime(60);
    store.publish('platform', ready('Customer'));
    jest.advanceTimersByTime(99);
    expect(listener).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(listener).toHaveBeenCalledTimes(1);
    expect(nav.get('payment-gateway')?.status).toBe('ready');
    expect(nav.get('platform')?.status).toBe('ready');
  });

  test('a document that changes is bound again', () => {
    const store = createApiStore();
    const nav = createNavDocuments(store);
    const [before, after] = [ready('Sale'), ready('Take a payment')];
    store.publish('payment-gateway', before);
    jest.advanceTimersByTime(100);
    store.publish('payment-gateway', after);
    expect(nav.get('payment-gateway')).toBe(before);
    jest.advanceTimersByTime(100);
    expect(nav.get('payment-gateway')).toBe(after);
  });

  test('a document that did not load again is still the one that was loaded before', () => {
    const store = createApiStore();
    const nav = createNavDocuments(store);
    const before = ready('Sale');
    store.publish('payment-gateway', before);
    store.publish('payment-gateway', { status: 'failed', reason: { status: 404, message: 'x' } });
    jest.advanceTimersByTime(100);
    expect(nav.get('payment-gateway')).toBe(before);
  });

  test('who has left is not told', () => {
    const store = createApiStore();
    const nav = createNavDocuments(store);
    const listener = jest.fn();
    nav.subscribe(listener)();
    store.publish('payment-gateway', ready('Sale'));
    jest.advanceTimersByTime(100);
    expect(listener).not.toHaveBeenCalled();
  });
});
