import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useSyncExternalStore } from 'react';
import { SWRConfig } from 'swr';
import { ApiReference } from '@/components/api-reference/api-reference';
import { LiveOperation } from '@/components/api-reference/live/live-operation';
import { LivePage } from '@/components/api-reference/live/live-page';
import { ListNotice } from '@/components/api-reference/parts/list-notice';
import type { ByEnvironment } from '@/lib/environment/select-environment';
import type { ApiIndex, JsonObject } from '@/lib/openapi/core/types';
import { buildOperationGroups } from '@/lib/openapi/overview/operation-rows';
import type { GetHref } from '@/lib/routes/api-address';
import type * as NamedRows from '@/lib/routes/named-rows';
import { textHash } from '@/lib/text/text-hash';
import { toApi } from '../openapi/core/support';
import { watchConsole } from './support';

const router = { push: jest.fn(), replace: jest.fn() };
let segments: readonly string[] = [];
jest.mock('next/navigation', () => ({
  useRouter: () => router,
  useSelectedLayoutSegments: () => segments,
  // Next keeps it in step with what scripts do to the history.
  usePathname: () => useLocationPath(),
}));

/** Which document's operations were spelled under which address. */
const grouped = jest.fn<void, [ApiIndex, string]>();
jest.mock('@/lib/routes/named-rows', () => {
  const real: typeof NamedRows = jest.requireActual('@/lib/routes/named-rows');
  return {
    ...real,
    buildNamedGroups: (api: ApiIndex, getHref: GetHref) => {
      const [first] = api.operations.values();
      grouped(api, first ? getHref(first) : '');
      return real.buildNamedGroups(api, getHref);
    },
  };
});

function useLocationPath(): string {
  return useSyncExternalStore(
    (listener) => {
      const { pushState, replaceState } = history;
      history.pushState = (...args) => (pushState.apply(history, args), listener());
      history.replaceState = (...args) => (replaceState.apply(history, args), listener());
      addEventListener('popstate', listener);
      return () => {
        removeEventListener('popstate', listener);
        Object.assign(history, { pushState, replaceState });
      };
    },
    () => location.pathname,
  );
}

const LOCAL = 'http://localhost:4010';
const FOREIGN = 'https://docs.example.org/v1.json';

const toDocument = (operations: JsonObject, title = 'Payments') =>
  JSON.stringify({ openapi: '3.1.0', info: { title, version: '1' }, paths: operations });
const operation = (summary: string): JsonObject => ({
  post: { summary, tags: ['Payment Gateway'] },
});
const SAVED = toDocument({ '/sale': operation('Sale') });
const LIVE = toDocument({ '/sale': operation('SALE'), '/auth': operation('Auth') });

type Answer = { status?: number; statusText?: string; text?: string } | 'nothing' | 'never';
let answers: Record<string, Answer> = {};
const fetched = jest.fn(async (url: string) => {
  const answer = answers[url] ?? 'nothing';
  if (answer === 'nothing') throw new TypeError('Failed to fetch');
  if (answer === 'never') return new Promise(() => {});
  const { status = 200, statusText = 'OK', text = '' } = answer;
  return { ok: status < 300, status, statusText, redirected: false, text: async () => text };
});
// jsdom has neither fetch nor popovers.
beforeAll(() => {
  Object.assign(globalThis, { fetch: fetched });
  Object.assign(HTMLElement.prototype, { hidePopover: () => {} });
});
afterAll(() => {
  Reflect.deleteProperty(globalThis, 'fetch');
  Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover');
});
beforeEach(() => {
  jest.clearAllMocks();
  answers = {};
  segments = [];
  history.replaceState(null, '', '/api/');
});
watchConsole();

const sampleUrls = (location: string) => ({
  local: LOCAL + location,
  dev: 'x:',
  qa: 'x:',
  test: 'x:',
  prod: 'x:',
});

/** The store outlives a test: each has a document of its own. */
let count = 0;

const toPage = (id: string, children: ReactNode, urls: ByEnvironment = sampleUrls('/pg/doc')) => (
  <ApiReference
    apis={[
      {
        id,
        name: 'Payment Gateway API',
        urls,
        hash: textHash(SAVED),
        groups: buildOperationGroups(toApi(SAVED), ({ group, url }) => `/api/${group}/${url}/`),
      },
    ]}
    pages={[]}
    releases={[]}
    apiBases={sampleUrls('')}
    allow={[FOREIGN]}
    sortByName={false}
    hasReferences
    shell={null}
    site={{
      title: 'ExamplePay Developers',
      name: 'ExamplePay',
      url: 'https://developer.example.com',
      email: 'developers@example.com',
    }}
  >
    {children}
  </ApiReference>
);

async function visit(page: (id: string) => ReactNode) {
  const id = `api-${(count += 1)}`;
  const cache = new Map();
  const view = () => (
    <SWRConfig value={{ provider: () => cache }}>{toPage(id, page(id))}</SWRConfig>
  );
  const result = await act(async () => render(view()));
  const revisit = (address?: string) =>
    act(async () => {
      if (address !== undefined) history.replaceState(null, '', address);
      result.rerender(view());
    });
  return { ...result, revisit };
}
const visitSale = () => {
  segments = ['payment-gateway', 'sale'];
  history.replaceState(null, '', `/api/payment-gateway/sale/${location.search}`);
  return visit((id) => (
    <LiveOperation api={id} operation="post /sale" path="/api/payment-gateway/sale/" above={null}>
      <h1>The saved sale</h1>
    </LiveOperation>
  ));
};
const visitNamed = (query: string) => {
  history.replaceState(null, '', `/api/?${query}`);
  return visit(() => (
    <LivePage>
      <h1>API reference</h1>
    </LivePage>
  ));
};

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const list = () => screen.getByRole('navigation', { name: 'API operations', hidden: true });
const listed = () => [...list().querySelectorAll('a')].map((link) => link.dataset.operation);
const link = (id: string) => {
  const found = list().querySelector(`a[data-operation="${id}"]`);
  if (!found) throw new Error(`${id} is not listed`);
  return found;
};
/** The lists follow the documents 100 ms behind (SPEC 4). */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 150)));
const press = (element: Element) => act(async () => void fireEvent.click(element));

describe('the provider’s own document', () => {
  test('SPEC 2 and 4: is fetched from the API base of the environment, and again after every navigation', async () => {
    answers[`${LOCAL}/pg/doc`] = { text: SAVED };
    const { revisit } = await visitSale();
    expect(fetched.mock.calls.map(([url]) => url)).toEqual([`${LOCAL}/pg/doc`]);
    await revisit();
    expect(fetched).toHaveBeenCalledTimes(1);
    segments = ['payment-gateway', 'auth'];
    await revisit('/api/payment-gateway/auth/');
    await waitFor(() => expect(fetched).toHaveBeenCalledTimes(2));
  });

  test('identical: nothing on the page is touched', async () => {
    answers[`${LOCAL}/pg/doc`] = { text: SAVED };
    const { container } = await visitSale();
    const watcher = new MutationObserver(() => {});
    watcher.observe(container, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    segments = [...segments];
    await settle();
    expect(watcher.takeRecords()).toEqual([]);
    expect(heading()).toBe('The saved sale');
    expect(listed()).toEqual(['post /sale']);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  test('until it has come, the saved copy is shown', async () => {
    answers[`${LOCAL}/pg/doc`] = 'never';
    await visitSale();
    expect(heading()).toBe('The saved sale');
    expect(listed()).toEqual(['post /sale']);
  });

  test('that does not come for long leaves the saved copy, and says so', async () => {
    jest.useFakeTimers();
    answers[`${LOCAL}/pg/doc`] = 'never';
    await visitSale();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    act(() => jest.advanceTimersByTime(8000));
    jest.useRealTimers();
    expect(screen.getByRole('status')).toHaveTextContent(
      /^This is the copy saved with .*did not load: no answer has come yet\./,
    );
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(heading()).toBe('The saved sale');
  });

  test.each([
    ['empty paths', '{"openapi":"3.1.0","paths":{}}'],
    ['no paths', '{"openapi":"3.1.0"}'],
    ['extensions for paths', '{"openapi":"3.1.0","paths":{"x-note":{}}}'],
  ])('with %s is not published: the page keeps what it shows, and says so', async (_, text) => {
    answers[`${LOCAL}/pg/doc`] = { text };
    await visitSale();
    expect(heading()).toBe('The saved sale');
    expect(listed()).toEqual(['post /sale']);
    expect(screen.getByRole('status')).toHaveTextContent(
      'The live document did not load: The document lists no paths.',
    );
  });

  test.each<[string, Answer, string]>([
    ['no answer', 'nothing', 'did not load: the host was out of reach or refused this page (CORS)'],
    ['a refusal', { status: 404, statusText: 'Not Found' }, '404 Not Found'],
    ['a fault without words', { status: 500, statusText: '' }, '500 Server error'],
    ['a page of HTML', { text: '<!doctype html>' }, 'The answer is a web page or XML'],
    ['a list', { text: '[]' }, 'An OpenAPI document is an object'],
  ])('%s: the saved copy stays and the reader is told why', async (_, answer, message) => {
    answers[`${LOCAL}/pg/doc`] = answer;
    await visitSale();
    expect(heading()).toBe('The saved sale');
    expect(listed()).toEqual(['post /sale']);
    expect(screen.getByRole('status')).toHaveTextContent('This is the copy saved with the page');
    expect(screen.getByRole('status')).toHaveTextContent(message);
  });

  test('that fails after it was shown stays on show, and the reader is told', async () => {
    answers[`${LOCAL}/pg/doc`] = { text: LIVE };
    const { revisit } = await visitSale();
    answers[`${LOCAL}/pg/doc`] = { status: 503, statusText: 'Service Unavailable' };
    await revisit('/api/payment-gateway/sale/?lang=php');
    expect(heading()).toBe('SALE');
    expect(await screen.findByRole('status')).toHaveTextContent(
      'This is the live document as it was loaded before. It did not load again: 503 Service Unavailable.',
    );
  });

  test('that failed is told until the reader closes it', async () => {
    await visitSale();
    await press(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    expect(heading()).toBe('The saved sale');
  });

  test('with another summary for an operation keeps the address of its page', async () => {
    answers[`${LOCAL}/pg/doc`] = { text: toDocument({ '/sale': operation('Take a payment') }) };
    await visitSale();
    await settle();
    expect(link('post /sale')).toHaveTextContent('Take a payment');
    expect(link('post /sale')).toHaveAttribute('href', '/api/payment-gateway/sale/');
    expect(link('post /sale')).toHaveAttribute('aria-current', 'page');
  });
});

describe('a document without a live copy', () => {
  const NONE = { local: '', prod: 'https://api.example.com/pg/doc' };
  const visitSaved = (page: ReactNode) => act(async () => render(toPage('saved-only', page, NONE)));

  afterEach(() => jest.useRealTimers());

  it('is listed as saved; nothing is loaded, and no notice ever says that it was not', async () => {
    jest.useFakeTimers();
    await visitSaved(
      <>
        <h1>API reference</h1>
        <ListNotice apis={['saved-only']} />
      </>,
    );
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(fetched).not.toHaveBeenCalled();
    expect(listed()).toEqual(['post /sale']);
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('does not make an unknown address wait: the not-found view comes at once', async () => {
    history.replaceState(null, '', '/api/not-found/?at=%2Fapi%2Fpayment-gateway%2Fnone%2F');
    segments = ['not-found'];
    await visitSaved(<h1>Not found</h1>);
    await screen.findByText(/another castle/);
    // Former releases may have had it.
    const others = fetched.mock.calls.filter(([url]) => !/\/[\d.]+\.json$/.test(String(url)));
    expect(others).toEqual([]);
  });
});

describe('an address that a not-found page hands over', () => {
  const visitHanded = (at: string) => {
    segments = ['not-found'];
    history.replaceState(null, '', `/api/not-found/?at=${encodeURIComponent(at)}`);
    answers[`${LOCAL}/pg/doc`] = { text: LIVE };
    return visit(() => (
      <LivePage>
        <h1>Another castle</h1>
      </LivePage>
    ));
  };
  const address = () => `${location.pathname}${location.search}${location.hash}`;

  test('is put back, with query and fragment, and what it asks for is drawn', async () => {
    const steps = history.length;
    await visitHanded('/api/payment-gateway/auth/?lang=php#body.amount');
    expect(address()).toBe('/api/payment-gateway/auth/?lang=php#body.amount');
    expect(history.length).toBe(steps);
    expect(await screen.findByRole('heading', { level: 1, name: 'Auth' })).toBeVisible();
    await settle();
    expect(link('post /auth')).toHaveAttribute('aria-current', 'page');
  });

  test.each(['https://evil.example/', '//evil.example/api/a/b/', '/guides/', '/api/a/', 'x'])(
    'as %j is none of an operation, and nothing happens',
    async (at) => {
      await visitHanded(at);
      expect(address()).toBe(`/api/not-found/?at=${encodeURIComponent(at)}`);
      expect(heading()).toBe('Another castle');
    },
  );

  test('keeps the not-found page waiting only as long as something is looked for', async () => {
    const { dataset } = document.documentElement;
    dataset.resolving = '';
    await visitHanded('/api/payment-gateway/auth/');
    expect(dataset.resolving).toBe('');
    segments = [];
    await act(async () => history.replaceState(null, '', '/api/'));
    await visit(() => <LivePage>page</LivePage>);
    expect(dataset.resolving).toBeUndefined();
  });
});

describe('a document that the address names', () => {
  test('that is not allowed is refused with a message, and nothing is fetched', async () => {
    await visitNamed('swaggerUri=https%3A%2F%2Fevil.example%2Fx.json');
    expect(screen.getByRole('alert')).toHaveTextContent(
      'This document is not loaded: documents of evil.example are not allowed here.',
    );
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    expect(listed()).toEqual([]);
    expect(fetched).not.toHaveBeenCalled();
  });

  test('is loaded instead of the provider’s own, in place of the page', async () => {
    answers[`${LOCAL}/x.json`] = { text: toDocument({ '/pay': operation('Pay') }, 'Petty cash') };
    await visitNamed('swaggerUri=/x.json');
    expect(fetched.mock.calls.map(([url]) => url)).toEqual([`${LOCAL}/x.json`]);
    expect(heading()).toBe('Petty cash');
    expect(document.title).toBe('Petty cash');
    expect(screen.getByText('From /x.json')).toBeInTheDocument();
    expect(listed()).toEqual(['post /pay']);
  });

  test('opens an operation at an address that can be shared, and goes back', async () => {
    answers[`${LOCAL}/x.json`] = { text: toDocument({ '/pay': operation('Pay') }, 'Petty cash') };
    await visitNamed('swaggerUri=/x.json');
    await press(link('post /pay'));
    expect(`${location.pathname}${location.search}`).toBe(
      '/api/?swaggerUri=%2Fx.json&operation=post+%2Fpay',
    );
    expect(link('post /pay')).toHaveAttribute('href', `${location.pathname}${location.search}`);
    expect(link('post /pay')).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('article')).toHaveAttribute('data-operation', 'post /pay');
    expect(heading()).toBe('Pay');
    expect(document.title).toBe('Pay · Petty cash');
    // The document names no server: it is where the document came from.
    expect(screen.getByRole('article')).toHaveTextContent(`${LOCAL}/pay`);
    history.replaceState(null, '', '/api/?swaggerUri=/x.json');
    await act(async () => void dispatchEvent(new Event('popstate')));
    expect(heading()).toBe('Petty cash');
  });

  test('that does not come is said to be late, with what to try', async () => {
    jest.useFakeTimers();
    answers[`${LOCAL}/late.json`] = 'never';
    await visitNamed('swaggerUri=/late.json');
    expect(screen.queryByRole('alert')).toBeNull();
    await act(async () => jest.advanceTimersByTime(8000));
    expect(screen.getByRole('alert')).toHaveTextContent('The document has not come yet');
    expect(screen.getByText(`curl -i '${LOCAL}/late.json'`)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    jest.useRealTimers();
  });

  test('says when it has not the operation that the address asks for', async () => {
    answers[`${LOCAL}/x.json`] = { text: LIVE };
    await visitNamed('swaggerUri=/x.json&operation=get+/nowhere');
    expect(screen.getByText('get /nowhere').closest('p')).toHaveTextContent(
      'has no operation get /nowhere',
    );
    expect(listed()).toEqual(['post /sale', 'post /auth']);
  });

  test('replaces an operation’s page, too, and shows the same operation of its own', async () => {
    answers[`${LOCAL}/x.json`] = { text: LIVE };
    history.replaceState(null, '', '/api/payment-gateway/sale/?swaggerUri=/x.json');
    await visitSale();
    expect(heading()).toBe('SALE');
    expect(screen.queryByText('The saved sale')).not.toBeInTheDocument();
    expect(link('post /sale')).toHaveAttribute('aria-current', 'page');
  });

  test('that a link on an operation’s page names is shown in short: the address asks for no operation', async () => {
    answers[`${LOCAL}/b.json`] = { text: toDocument({ '/pay': operation('Pay') }, 'Petty cash') };
    await visitSale();
    const column = document.getElementById('column');
    const followed = document.createElement('a');
    followed.href = '/api/?swaggerUri=/b.json';
    column?.append(followed);
    await press(followed);
    followed.remove();
    expect(location.search).toBe('?swaggerUri=/b.json');
    expect(heading()).toBe('Petty cash');
    expect(screen.queryByText(/has no/)).not.toBeInTheDocument();
    expect(listed()).toEqual(['post /pay']);
  });

  test('of another host stands under a banner that names it', async () => {
    answers[FOREIGN] = { text: LIVE };
    await visitNamed(`swaggerUri=${FOREIGN}&operation=post+/sale`);
    expect(screen.getByText(/comes from docs\.example\.org/)).toHaveTextContent(
      "It is not this provider's own.",
    );
    expect(heading()).toBe('SALE');
  });

  test.each([
    ['at its address', '', 'https://docs.example.org'],
    [
      'at the one that it says is its own',
      'https://api.example.net/v1.json',
      'https://api.example.net',
    ],
    [
      'at its address where the one it says is none',
      'javascript:alert(1)',
      'https://docs.example.org',
    ],
  ])('of another host leads by relative links to what is %s', async (_, self, host) => {
    const post = {
      summary: 'Get',
      description: 'See [teams](/rest/teams) and [mail](mailto:a@example.org).',
      externalDocs: { url: 'guide#get', description: 'Guide' },
    };
    answers[FOREIGN] = {
      text: JSON.stringify({ ...JSON.parse(toDocument({ '/get': { post } })), $self: self }),
    };
    await visitNamed(`swaggerUri=${FOREIGN}&operation=post+/get`);
    const teams = await screen.findByRole('link', { name: 'teams' });
    expect(teams).toHaveAttribute('href', `${host}/rest/teams`);
    expect(teams).toHaveAttribute('rel', 'noopener noreferrer nofollow');
    expect(screen.getByRole('link', { name: 'mail' })).toHaveAttribute(
      'href',
      'mailto:a@example.org',
    );
    expect(screen.getByRole('link', { name: 'Guide' })).toHaveAttribute(
      'href',
      `${host}/guide#get`,
    );
  });

  test('of the provider leads by relative links into this site', async () => {
    const post = {
      summary: 'Get',
      description: 'See [codes](/developer/api/reference#codes).',
      externalDocs: { url: 'guide', description: 'Guide' },
    };
    answers[`${LOCAL}/links.json`] = { text: toDocument({ '/get': { post } }) };
    await visitNamed(`swaggerUri=/links.json&operation=post+/get`);
    expect(await screen.findByRole('link', { name: 'codes' })).toHaveAttribute(
      'href',
      '/api/reference/#codes',
    );
    // Relative to the document (OpenAPI 3.1 4.7).
    expect(screen.getByText('Guide')).toHaveAttribute(
      'href',
      expect.stringMatching(/^http.*\/guide$/),
    );
  });

  test('of the provider has no such banner', async () => {
    answers[`${LOCAL}/x.json`] = { text: LIVE };
    await visitNamed(`swaggerUri=${LOCAL}/x.json`);
    expect(screen.queryByText(/not this provider/)).not.toBeInTheDocument();
  });

  test('while it loads, the page is busy, says so, and shows nothing else', async () => {
    answers[`${LOCAL}/late.json`] = 'never';
    await visitNamed('swaggerUri=/late.json');
    expect(document.querySelector('#column > [aria-busy="true"]')).toBeEmptyDOMElement();
    expect(screen.getByRole('status')).toHaveTextContent('Loading the document');
    expect(screen.queryByText('API reference')).not.toBeInTheDocument();
  });

  test('that gives no answer: the reader is told what is known, gets a command and can try again', async () => {
    await visitNamed('swaggerUri=/x.json');
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('Check internet connection');
    // Read out at once: what has happened, not all there is to try.
    expect(alert).toHaveTextContent(/^The document could not be loaded[^$]*connection\.?$/);
    expect(screen.getByText(/CORS/)).toBeVisible();
    expect(screen.getByText(`curl -i '${LOCAL}/x.json'`)).toBeVisible();
    answers[`${LOCAL}/x.json`] = { text: LIVE };
    await press(screen.getByRole('button', { name: 'Try again' }));
    expect(heading()).toBe('Payments');
  });

  test('that the host answers with an error: its words, and no guess about the network', async () => {
    answers[`${LOCAL}/x.json`] = { status: 404, statusText: 'Not Found' };
    await visitNamed('swaggerUri=/x.json');
    expect(screen.getByRole('alert')).toHaveTextContent('404 Not Found');
    expect(screen.queryByText(/CORS/)).toBeNull();
  });

  test('without paths is told: there is no other copy to keep showing', async () => {
    answers[`${LOCAL}/x.json`] = { text: '{"openapi":"3.1.0","paths":{}}' };
    await visitNamed('swaggerUri=/x.json');
    expect(screen.getByRole('alert')).toHaveTextContent('lists no paths');
  });

  test('wrong in every way never blanks the page', async () => {
    const paths = {
      '/a': 7,
      '/b': { get: [], post: { summary: { a: 1 }, parameters: 'x', responses: [3] } },
    };
    answers[`${LOCAL}/x.json`] = {
      text: JSON.stringify({ openapi: 3, info: [], tags: 'x', servers: 7, paths }),
    };
    await visitNamed('swaggerUri=/x.json');
    expect(heading()).toBe('Untitled document');
    for (const id of listed()) {
      await press(link(id ?? ''));
      expect(screen.getByRole('article')).toHaveAttribute('data-operation', id);
    }
    expect(listed()).toContain('post /b');
  });

  test.each([
    ['that is still loading', '/b.json'],
    ['that is refused', '//evil.example/b.json'],
  ])('is not shown under the name of another one %s', async (_, swaggerUri) => {
    answers[`${LOCAL}/a.json`] = { text: toDocument({ '/pay': operation('Pay') }, 'Petty cash') };
    answers[`${LOCAL}/b.json`] = 'never';
    await visitNamed('swaggerUri=/a.json');
    expect(heading()).toBe('Petty cash');
    history.replaceState(null, '', `/api/?${new URLSearchParams({ swaggerUri })}`);
    await act(async () => void dispatchEvent(new Event('popstate')));
    expect(screen.queryByText('Petty cash')).not.toBeInTheDocument();
    expect(listed()).toEqual([]);
  });

  test('is never drawn under the address of another one', async () => {
    answers[`${LOCAL}/a.json`] = { text: toDocument({ '/pay': operation('Pay') }, 'Petty cash') };
    answers[`${LOCAL}/b.json`] = { text: LIVE };
    await visitNamed('swaggerUri=/a.json');
    history.replaceState(null, '', '/api/?swaggerUri=/b.json');
    await act(async () => void dispatchEvent(new Event('popstate')));
    expect(listed()).toEqual(['post /sale', 'post /auth']);
    const drawn = grouped.mock.calls.map(([api, href]) => `${api.title} at ${href}`);
    expect(drawn).toEqual([
      'Petty cash at /api/?swaggerUri=%2Fa.json&operation=post+%2Fpay',
      'Payments at /api/?swaggerUri=%2Fb.json&operation=post+%2Fsale',
    ]);
  });

  test('gives way to the page again when the address names none', async () => {
    answers[`${LOCAL}/x.json`] = { text: LIVE };
    document.documentElement.dataset.document = 'named';
    await visitNamed('swaggerUri=/x.json');
    expect(document.documentElement.dataset.document).toBe('named');
    history.replaceState(null, '', '/api/');
    await act(async () => void dispatchEvent(new Event('popstate')));
    expect(document.documentElement.dataset.document).toBeUndefined();
    expect(heading()).toBe('API reference');
    expect(listed()).toEqual(['post /sale']);
  });
});
