import { act, render, screen, within } from '@testing-library/react';
import { LiveAddress } from '@/components/api-reference/live/live-address';
import { apiStore } from '@/components/api-reference/state/api-store';
import type { JsonObject } from '@/lib/openapi/core/types';
import { toApiOf } from '../../openapi/core/support';
import { watchConsole } from '../support';

const router = { replace: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => router }));
watchConsole();

const SITE = {
  title: 'ExamplePay Developers',
  url: 'https://developer.example.com',
  email: 'developers@example.com',
};
const NEW = '/api/payment-gateway/sale-2/';
const LIVE = {
  '/sale-2': { post: { summary: 'Sale 2', tags: ['Payment Gateway'], responses: {} } },
};

/** The store outlives a test: each has documents of its own. */
let count = 0;
let names: readonly string[] = [];
beforeEach(() => {
  count += 1;
  names = [`gateway-${count}`, `platform-${count}`];
  history.replaceState(null, '', '/');
  document.title = 'Page not found · ExamplePay Developers';
  jest.clearAllMocks();
  jest.useRealTimers();
});

const visit = async (path: string, saved: readonly string[] = [], rest = '') => {
  history.replaceState(null, '', path + rest);
  return act(async () =>
    render(<LiveAddress path={path} names={names} saved={saved} site={SITE} />),
  );
};
const publish = (which: 0 | 1, paths: JsonObject) =>
  act(async () => {
    apiStore.publish(names[which] ?? '', { status: 'ready', api: toApiOf(paths), origin: 'live' });
  });
const fail = (which: 0 | 1) =>
  act(async () => {
    const reason = { status: 0, message: 'Check internet connection' };
    apiStore.publish(names[which] ?? '', { status: 'failed', reason });
  });

test('while the documents are on their way it says that it is looking, not that nothing is there', async () => {
  await visit(NEW);
  expect(screen.getByRole('status')).toHaveTextContent('Looking for this address');
  await publish(0, { '/other': {} });
  expect(screen.getByRole('status')).toHaveTextContent('Looking for this address');
  expect(screen.queryByText(/another castle/)).toBeNull();
});

test('the title of the page on show may come late: it waits its turn', async () => {
  const { unmount } = await visit(NEW);
  await publish(0, LIVE);
  await screen.findByRole('heading', { level: 1, name: 'Sale 2' });
  const late = document.createElement('title');
  late.textContent = 'Page not found, once more';
  // As React does for the metadata of Next, which it hydrates last.
  await act(async () => document.head.prepend(late));
  expect(document.title).toBe('Sale 2 (Payment Gateway) · ExamplePay Developers');
  unmount();
  expect(document.title).toBe('Page not found, once more');
});

test('a tag that has no page yet is named and not linked to', async () => {
  await visit(NEW);
  await publish(0, LIVE);
  await screen.findByRole('heading', { level: 1, name: 'Sale 2' });
  expect(screen.getByRole('navigation')).toHaveTextContent('APIPayment GatewaySale 2');
  const links = within(screen.getByRole('navigation')).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/api/']);
});

test('when its document does not load again, the operation stays and the reader is told', async () => {
  await visit(NEW);
  await publish(0, LIVE);
  await screen.findByRole('heading', { level: 1, name: 'Sale 2' });
  await fail(1);
  expect(screen.queryByRole('status')).toBeNull();
  await fail(0);
  expect(screen.getByRole('status')).toHaveTextContent(
    'This is the live document as it was loaded before. It did not load again: the host was out of reach or refused this page (CORS), and a browser does not say which.',
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Sale 2' })).toBeVisible();
});

test('an address that no file answers for its spelling leads to the page it means, documents or not', async () => {
  await visit('/api/payment-gateway/sale/', ['/api/payment-gateway/sale/'], '#body');
  expect(router.replace.mock.calls).toEqual([['/api/payment-gateway/sale/#body']]);
});

test('only when every document has come and none has it, it is in another castle', async () => {
  await visit('/api/payment-gateway/nowhere/');
  await publish(0, LIVE);
  expect(screen.queryByRole('heading')).toBeNull();
  await publish(1, { '/other': {} });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('another castle');
  expect(screen.queryByText(/did not load/)).toBeNull();
});

test('a document that never comes does not keep the reader waiting for ever', async () => {
  jest.useFakeTimers();
  await visit('/api/payment-gateway/nowhere/');
  await act(async () => jest.advanceTimersByTime(7999));
  expect(screen.queryByRole('heading')).toBeNull();
  await act(async () => jest.advanceTimersByTime(1));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('another castle');
  expect(screen.getByRole('status')).toHaveTextContent('did not load: no answer has come yet.');
});
