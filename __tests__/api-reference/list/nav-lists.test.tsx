import { act, render } from '@testing-library/react';
import { ProviderLists, WrittenPages } from '@/components/api-reference/list/provider-lists';
import { apiStore } from '@/components/api-reference/state/api-store';
import type { ApiState } from '@/lib/openapi/document/store';
import { toApi } from '../../openapi/core/support';
import { watchConsole } from '../support';

jest.mock('next/navigation', () => ({
  useRouter: () => ({ push: jest.fn() }),
}));
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
watchConsole();

/** The store outlives a test: each has documents of its own. */
let count = 0;

const PAGES = [
  { href: '/api/', name: 'Overview' },
  { href: '/api/testing/', name: 'Testing' },
];

const row = (name: string) => ({
  id: `post /${name}`,
  name,
  method: 'post' as const,
  href: `/api/x/${name}/`,
});
const live = (...names: readonly string[]): ApiState => {
  const operation = (summary: string) => ({ post: { summary, tags: ['x'], responses: {} } });
  const paths = Object.fromEntries(names.map((name) => [`/${name}`, operation(name)]));
  const document = { openapi: '3.0.3', info: { title: 'x', version: '1' }, paths };
  return { status: 'ready', origin: 'live', api: toApi(JSON.stringify(document)) };
};
const failed: ApiState = {
  status: 'failed',
  reason: { status: 0, message: 'Check internet connection' },
};

function show(isByName = false) {
  count += 1;
  const [gateway, platform] = [`payment-gateway-${count}`, `platform-${count}`];
  const apis = [gateway, platform].map((id, at) => ({
    id,
    name: id,
    urls: { local: '', dev: '', qa: '', test: '', prod: '' },
    hash: '',
    groups: [{ id: 'x', name: 'x', rows: [row(at === 0 ? 'sale' : 'customer')] }],
  }));
  // Without an environment nothing is fetched: the test says what arrives.
  const view = (path: string) => (
    <>
      <WrittenPages pages={PAGES} path={path} />
      <ProviderLists
        apis={apis}
        isBeside={false}
        environment={undefined}
        isByName={isByName}
        path={path}
        navigation={path}
      />
    </>
  );
  const { container, rerender } = render(view('/api/'));
  return {
    publish: (which: 'gateway' | 'platform', state: ApiState) =>
      act(() => void apiStore.publish(which === 'gateway' ? gateway : platform, state)),
    pass: (time: number) => act(() => jest.advanceTimersByTime(time)),
    goTo: (path: string) => rerender(view(path)),
    rows: () =>
      [...container.querySelectorAll('li > a:not([data-page-link])')].map((link) =>
        link.getAttribute('data-operation'),
      ),
    current: () => container.querySelector('a[aria-current]')?.getAttribute('href'),
  };
}
const SAVED = ['post /sale', 'post /customer'];

describe('SPEC 4 and 9, the API nav lists', () => {
  test('stay as saved until the payment gateway document has arrived, then follow 100 ms later', () => {
    const { publish, pass, rows } = show();
    expect(rows()).toEqual(SAVED);
    publish('platform', live('customer', 'invoice'));
    pass(1000);
    expect(rows()).toEqual(SAVED);
    publish('gateway', { status: 'loading' });
    pass(1000);
    expect(rows()).toEqual(SAVED);
    publish('gateway', live('sale', 'auth'));
    pass(99);
    expect(rows()).toEqual(SAVED);
    pass(1);
    expect(rows()).toEqual(['post /sale', 'post /auth', 'post /customer', 'post /invoice']);
  });

  test('are sorted by name when the reader asks', () => {
    const { publish, pass, rows } = show(true);
    publish('gateway', live('void', 'sale', 'auth'));
    pass(100);
    expect(rows()).toEqual(['post /auth', 'post /sale', 'post /void', 'post /customer']);
  });

  test('are bound again when a document changes', () => {
    const { publish, pass, rows } = show();
    publish('gateway', live('sale', 'auth'));
    pass(100);
    publish('gateway', live('sale', 'void'));
    pass(60);
    publish('gateway', live('sale', 'capture'));
    pass(99);
    expect(rows()).toEqual(['post /sale', 'post /auth', 'post /customer']);
    pass(1);
    expect(rows()).toEqual(['post /sale', 'post /capture', 'post /customer']);
  });

  test('mark the page or operation on show at once, however the reader got there', () => {
    const { goTo, current } = show();
    expect(current()).toBe('/api/');
    goTo('/api/testing/');
    expect(current()).toBe('/api/testing/');
    goTo('/api/x/customer/');
    expect(current()).toBe('/api/x/customer/');
    goTo('/api/x/sale/');
    expect(current()).toBe('/api/x/sale/');
  });

  test('of another document are not held up when that of the payment gateway cannot be loaded', () => {
    const { publish, pass, rows } = show();
    publish('gateway', failed);
    publish('platform', live('invoice'));
    pass(100);
    expect(rows()).toEqual(['post /sale', 'post /invoice']);
  });
});
