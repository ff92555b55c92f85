import { act, render, screen, within } from '@testing-library/react';
import { SavedOperation } from '@/components/api-reference/live/saved-operation';
import { apiStore } from '@/components/api-reference/state/api-store';
import { ApiOverview } from '@/components/docs/pages/api-overview';
import { ApiSection } from '@/components/docs/pages/api-section';
import { readPage } from '@/lib/content/read-pages';
import { readSite } from '@/lib/content/read-site';
import { buildPageView, type PageView } from '@/lib/pages/page-view';
import { readApiOverview } from '@/lib/pages/read-api-overview';
import { getOperationById, readApis } from '@/lib/pages/read-apis';
import { readListedApis, readSectionGroups } from '@/lib/pages/section-groups';
import { describeShipped, testShipped } from '../../support/shipped-tests';
import { watchConsole } from '../support';

class Observer {
  observe = () => {};
  disconnect = () => {};
}
beforeAll(() => Object.assign(globalThis, { IntersectionObserver: Observer }));
afterAll(() => void Reflect.deleteProperty(globalThis, 'IntersectionObserver'));
watchConsole();

const toPage = (id: string, hasSection = true) => {
  const found = getOperationById(id);
  if (!found) throw new Error(`no operation ${id}`);
  const { saved, entry } = found;
  return <SavedOperation {...{ saved, entry, hasSection }} />;
};

/** The navigation, by its element: a role is slow to find in thousands of elements. */
function getCrumbs(container: HTMLElement): HTMLElement {
  const crumbs = container.querySelector<HTMLElement>('nav[aria-label="Breadcrumb"]');
  if (!crumbs) throw new Error('no breadcrumb');
  return crumbs;
}

describe('the page of an operation, as it is exported', () => {
  testShipped('shows everything without JavaScript: way back, request, fields, answers', () => {
    const { container } = render(toPage('post /sale'));
    expect(container.querySelector('article')).toHaveAttribute('data-operation', 'post /sale');
    expect(getCrumbs(container)).toHaveTextContent('APIPayment GatewaySale');
    for (const id of ['body.merchant_id', 'body.amt_tran', 'response.200', 'response.402'])
      expect(container.querySelector(`[id="${id}"]`)).toBeInTheDocument();
    expect(container.textContent).toContain(`${readSite().environments.test!.api}/pg/sale`);
  });

  testShipped('names its tag without a link where the tag has no page', () => {
    const crumbs = getCrumbs(render(toPage('post /ardef', false)).container);
    expect(crumbs).toHaveTextContent('APIPayment GatewayGet Card Type');
    const links = within(crumbs).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/api/']);
    expect(within(crumbs).getByText('Get Card Type')).toHaveAttribute('aria-current', 'page');
  });
});

test('the first page of the API names documents and sections, each with a link', () => {
  const view = readApiOverview();
  render(<ApiOverview view={view} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('API reference');
  const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
  expect(rows.map((row) => row.firstChild?.firstChild?.textContent)).toEqual(
    readApis().map(({ name }) => name),
  );
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual([
    ...view.files.flatMap(({ address }, index) => [
      address,
      ...(view.references[index] ?? []).map(({ href }) => href),
    ]),
    ...view.groups.flatMap(({ items }) => items.map(({ url }) => url)),
  ]);
});

describeShipped('a section of the API', () => {
  const show = (slug: string, more: Partial<PageView> = {}) => {
    const page = readPage('api', slug);
    return render(
      <ApiSection
        view={{ ...buildPageView(page), ...more }}
        toc={[{ id: 'life', text: 'Life of a payment', depth: 2 }]}
        Content={() => <p>The text.</p>}
        saved={readSectionGroups(page)}
        apis={readListedApis(page)}
      />,
    );
  };

  test('lists the operations of its tag below its text, and names them in the contents', () => {
    show('payment-gateway');
    const article = within(screen.getByRole('article'));
    const heading = article.getByRole('heading', { level: 2, name: 'Operations' });
    const list = heading.parentElement?.querySelectorAll('li a') ?? [];
    expect(list).toHaveLength(16);
    expect(list[0]).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/api\/payment-gateway\/[a-z-]+\/$/),
    );
    const toc = within(screen.getByRole('navigation', { name: 'On this page' }));
    expect(toc.getByRole('link', { name: 'Operations' })).toHaveAttribute('href', `#${heading.id}`);
  });

  test('says that its text is not translated, for eyes and screen readers', () => {
    const translation = {
      language: 'en',
      own: 'de',
      first: 'en',
      source: '/api/testing/',
    } as const;
    show('testing', { translation });
    expect(screen.getByText(/^This page is not translated yet/)).toBeVisible();
    expect(screen.getByText('The text.').parentElement).toHaveAttribute('lang', 'en');
  });

  test('says that the list is the saved one when the live document did not load', () => {
    show('payment-gateway');
    const fail = () =>
      apiStore.publish('payment-gateway', {
        status: 'failed',
        reason: { status: 0, message: 'Check internet connection' },
      });
    expect(screen.queryByRole('status')).toBeNull();
    act(() => void fail());
    expect(screen.getByRole('status')).toHaveTextContent(
      'The operations are listed as saved with the page. The live document did not load: the host was out of reach or refused this page (CORS), and a browser does not say which.',
    );
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  test('without a tag lists none', () => {
    show('testing');
    expect(screen.getByText('The text.')).toBeInTheDocument();
    expect(screen.queryByText('Operations')).not.toBeInTheDocument();
  });
});
