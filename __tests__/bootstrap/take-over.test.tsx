import { act, fireEvent, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { SWRConfig } from 'swr';
import { renderPendingDocument } from '@/lib/bootstrap/document/render-pending-document';
import { watchConsole } from '../api-reference/support';

jest.mock('next/navigation', () => ({
  useRouter: () => ({ push: jest.fn(), prefetch: jest.fn() }),
  usePathname: () => '/api/',
  useSelectedLayoutSegments: () => [],
}));

const LOCAL = 'http://localhost:4010';
const TEXT = JSON.stringify({
  openapi: '3.1.0',
  info: { title: 'Petty cash', version: '1' },
  paths: { '/a': { get: { summary: 'First' }, post: { summary: 'Second' } } },
});
const fetched = jest.fn(async (url: string) => ({
  ok: true,
  status: 200,
  redirected: false,
  url,
  text: async () => TEXT,
}));

beforeAll(() => {
  Object.assign(globalThis, { fetch: fetched });
  Object.assign(HTMLElement.prototype, { hidePopover: () => {} });
});
afterAll(() => {
  Reflect.deleteProperty(globalThis, 'fetch');
  Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover');
  globalThis.portalPendingDocument = undefined;
});
watchConsole();

/** Modules of the page, as they are when its scripts start: not before the rows are drawn. */
async function importPage() {
  const { ApiReference } = await import('@/components/api-reference/api-reference');
  const { LivePage } = await import('@/components/api-reference/live/named-content');
  const apiBases = { local: LOCAL, dev: 'x:', qa: 'x:', test: 'x:', prod: 'x:' };
  return (
    <SWRConfig value={{ provider: () => new Map() }}>
      <ApiReference
        apis={[]}
        pages={[]}
        apiBases={apiBases}
        allow={[]}
        site={{
          title: 'Developers',
          url: 'https://developer.example.com',
          email: 'developers@example.com',
        }}
        sortByName={false}
        shell={null}
      >
        <LivePage>
          <h1>API reference</h1>
        </LivePage>
      </ApiReference>
    </SWRConfig>
  );
}

test('the page keeps the rows that are there, asks for nothing again, and follows them from then on', async () => {
  history.replaceState(null, '', '/api/?swaggerUri=/x.json');
  const container = document.createElement('div');
  document.body.append(container);
  // What the build would write: without a browser, no document is named.
  container.innerHTML = '<div data-rows-host></div>';
  const early = {
    swaggerUri: '/x.json',
    url: `${LOCAL}/x.json`,
    isForeign: false,
    operation: undefined,
    text: Promise.resolve(TEXT),
    show: () => {},
    startPage: () => {},
  };
  globalThis.portalPendingDocument = early;
  await renderPendingDocument(early);
  const drawn = [...container.querySelectorAll('a')];
  expect(drawn).toHaveLength(2);

  const page = await importPage();
  const [host] = container.children;
  container.innerHTML = renderToString(page);
  const written = container.querySelector('[data-rows-host]');
  if (!written || !host) throw new Error('the page has no place for the rows');
  written.append(...host.childNodes);

  await act(async () => void hydrateRoot(container, page));
  expect([...container.querySelectorAll('[data-rows-host] a')]).toEqual(drawn);
  expect(container.querySelector('h1')?.textContent).toBe('Petty cash');
  expect(fetched).not.toHaveBeenCalled();

  const [, second] = drawn;
  if (!second) throw new Error('no second row');
  await act(async () => void fireEvent.click(second));
  expect(second).toHaveAttribute('aria-current', 'page');
  expect(location.search).toBe('?swaggerUri=%2Fx.json&operation=post+%2Fa');
  await waitFor(() => expect(fetched.mock.calls.map(([url]) => url)).toEqual([`${LOCAL}/x.json`]));
  expect([...container.querySelectorAll('[data-rows-host] a')]).toEqual(drawn);
});
