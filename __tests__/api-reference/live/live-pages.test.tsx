/** @shipped-documents */
import { act, render, screen, within } from '@testing-library/react';
import ApiSectionPage from '@/app/api/[section]/page.api-section';
import ApiPage from '@/app/api/page.api';
import { ProviderLists } from '@/components/api-reference/list/provider-lists';
import { apiStore } from '@/components/api-reference/state/api-store';
import type { JsonObject } from '@/lib/openapi/core/types';
import type { ApiState } from '@/lib/openapi/document/store';
import { expandGroups } from '@/lib/openapi/overview/compact-groups';
import { readApiReferenceSettings } from '@/lib/pages/api-reference-settings';
import { readApis } from '@/lib/pages/read-apis';
import { toApi } from '../../openapi/core/support';
import { watchConsole } from '../support';

jest.mock('next/navigation', () => ({
  useRouter: () => ({ push: jest.fn() }),
}));

class Observer {
  observe = () => {};
  disconnect = () => {};
}
beforeAll(() => Object.assign(globalThis, { IntersectionObserver: Observer }));
afterAll(() => void Reflect.deleteProperty(globalThis, 'IntersectionObserver'));
beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  // The store outlives a test.
  for (const { id, api } of readApis()) publish(id, { status: 'ready', origin: 'saved', api });
  jest.useRealTimers();
});
watchConsole();

const [gateway] = readApis();
if (!gateway) throw new Error('no document');
const { document, paths } = gateway.api;

const operation = (summary: string, tag = 'Payment Gateway') => ({
  post: { summary, tags: [tag], responses: {} },
});
const failed: ApiState = {
  status: 'failed',
  reason: { status: 0, message: 'Check internet connection' },
};

const STALE =
  'The operations are listed as they were loaded before. They did not load again: the host was out of reach or refused this page (CORS), and a browser does not say which.';

/** What arrives for the payment gateway: its document without some of its paths, with others, and more. */
const toLive = (without: readonly string[], added: JsonObject, more: JsonObject = {}): ApiState => {
  const kept = Object.entries(paths).filter(([path]) => !without.includes(path));
  const live = { ...document, ...more, paths: { ...Object.fromEntries(kept), ...added } };
  return { status: 'ready', origin: 'live', api: toApi(JSON.stringify(live)) };
};
const CHANGED = toLive(
  ['/sale'],
  { '/new': operation('Brand New Thing'), '/auth': operation('Authorize a Card') },
  { info: { title: 'Payment Gateway API', version: '9.9.9' } },
);

/** A page beside the lists, as the layout of the area shows it. */
async function show(page: () => React.ReactNode | Promise<React.ReactNode>) {
  const apis = readApiReferenceSettings('').apis.map((api) => ({
    ...api,
    groups: expandGroups(api.groups),
  }));
  const visit = { environment: undefined, isByName: false, path: '/api/', navigation: '/api/' };
  const content = await page();
  return render(
    <>
      <ProviderLists apis={apis} isBeside={false} {...visit} />
      <main>{content}</main>
    </>,
  );
}
const showSection = (section: string) =>
  show(() => ApiSectionPage({ params: Promise.resolve({ section }) }));

/** Publishes, and waits until the lists have followed. */
const publish = (id: string, state: ApiState) =>
  act(() => {
    apiStore.publish(id, state);
    jest.advanceTimersByTime(100);
  });

const main = () => within(screen.getByRole('main'));
const readOperations = () => {
  const { parentElement } = main().getByRole('heading', { level: 2, name: 'Operations' });
  return [...(parentElement?.querySelectorAll('li') ?? [])].map((row) => {
    const link = row.querySelector('a');
    return [link?.textContent, link?.getAttribute('href'), row.querySelector('code')?.textContent];
  });
};

describe('the page of a section', () => {
  test('lists the operations of the live document, each with the address that the list beside it has', async () => {
    const { container } = await showSection('payment-gateway');
    const before = readOperations();
    expect(before).toHaveLength(16);
    publish('payment-gateway', CHANGED);
    const now = readOperations();
    expect(now.map(([, , path]) => path)).not.toContain('/sale');
    expect(now).toContainEqual([
      'Brand New Thing',
      '/api/payment-gateway/brand-new-thing/',
      '/new',
    ]);
    // Its page is where it was at build, whatever the operation is called now.
    const auth = before.find(([, , path]) => path === '/auth');
    expect(now).toContainEqual(['Authorize a Card', auth?.[1], '/auth']);
    const listed = [...container.querySelectorAll('[aria-label="Payment Gateway"] a')];
    expect(now.map(([, href]) => href)).toEqual(listed.map((link) => link.getAttribute('href')));
  });

  test('keeps them, and says so, while the live document does not load again', async () => {
    await showSection('payment-gateway');
    publish('payment-gateway', CHANGED);
    const now = readOperations();
    publish('payment-gateway', failed);
    expect(readOperations()).toEqual(now);
    expect(screen.getByRole('status')).toHaveTextContent(STALE);
  });

  test('says so when the live document has no such group any more', async () => {
    await showSection('payment-gateway');
    publish(
      'payment-gateway',
      toLive(Object.keys(paths), { '/new': operation('New', 'Payments') }),
    );
    expect(readOperations()).toEqual([]);
    expect(main().getByText(/no longer has this group of operations/)).toBeVisible();
    expect(main().queryByRole('list', { name: 'Operations' })).toBeNull();
  });

  test('of another document does not change with it', async () => {
    await showSection('invoicing');
    const before = readOperations();
    publish('payment-gateway', CHANGED);
    expect(readOperations()).toEqual(before);
  });
});

describe('the first page of the API', () => {
  const readTable = () =>
    main()
      .getAllByRole('row')
      .slice(1)
      .map((row) => {
        const [head, ...cells] = row.children;
        const [name, facts] = head?.childNodes ?? [];
        const lines = [...(facts?.childNodes ?? [])].slice(0, 2);
        return [name, ...lines, ...cells].map((part) => part?.textContent);
      });

  test('shows version, number of operations and servers of the live document', async () => {
    await show(() => <ApiPage />);
    const [saved, platform] = readTable();
    expect(saved?.[2]).toBe('16 operations');
    publish('payment-gateway', CHANGED);
    expect(readTable()[0]?.slice(1, 3)).toEqual(['9.9.9', '16 operations']);
    const live = toLive(
      ['/sale', '/auth'],
      {},
      {
        servers: [{ url: 'https://new.example.com/pg' }],
        webhooks: { paid: operation('Paid') },
      },
    );
    publish('payment-gateway', live);
    expect(readTable()).toEqual([
      [saved?.[0], saved?.[1], '14 operations and 1 webhook', 'https://new.example.com/pg'],
      platform,
    ]);
    const servers = readApis()[1]?.api.servers.map(
      ({ description, url }) => `${description}: ${url}`,
    );
    expect(servers).toHaveLength(2);
    expect(platform?.[3]).toBe(servers?.join(''));
  });
});

test('a page beside the lists of all documents says when only some of them have loaded', async () => {
  await showSection('about');
  expect(screen.queryByRole('status')).toBeNull();
  publish('platform', failed);
  expect(screen.getByRole('status')).toHaveTextContent(
    'Some operations are listed as saved with the page. A live document did not load: the host was out of reach or refused this page (CORS), and a browser does not say which.',
  );
  const platform = readApis().find(({ id }) => id === 'platform');
  if (platform) publish('platform', { status: 'ready', origin: 'saved', api: platform.api });
  expect(screen.queryByRole('status')).toBeNull();
});
