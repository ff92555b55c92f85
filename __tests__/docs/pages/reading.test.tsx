import { render, screen, within } from '@testing-library/react';
import { ContentPage } from '@/components/docs/pages/content-page';
import { DocPage } from '@/components/docs/pages/doc-page';
import { NextPages } from '@/components/docs/pages/next-pages';
import { SectionPage } from '@/components/docs/pages/section-page';
import { SideNav } from '@/components/docs/pages/side-nav';
import { TableOfContents } from '@/components/docs/pages/table-of-contents';
import { StyleGuide } from '@/components/style-guide/style-guide';
import { markCurrentHeading } from '@/lib/scroll/current-heading';

type Place = { readonly target: Element; readonly isIntersecting: boolean };

// jsdom has no layout: the test says which headings cross the limit.
let report: (places: readonly Place[]) => void = () => {};
const watched: Element[] = [];
beforeAll(() => {
  class Observer {
    constructor(update: (places: readonly Place[]) => void) {
      report = update;
    }
    observe = (element: Element) => void watched.push(element);
    disconnect = () => void watched.splice(0);
  }
  Object.assign(globalThis, { IntersectionObserver: Observer });
});
afterAll(() => void Reflect.deleteProperty(globalThis, 'IntersectionObserver'));

jest.mock('@/.generated/side-lists', () => ({
  SIDE_LISTS: {
    pages: {
      label: '',
      groups: [
        { name: 'Company', items: [{ name: 'Security', url: '/company/security/' }] },
        { name: 'Legal', items: [{ name: 'Terms', url: '/legal/terms/' }] },
      ],
    },
    guides: {
      label: 'Guides',
      groups: [
        {
          name: 'Run it',
          items: [
            { name: 'Webhooks', url: '/guides/webhooks/' },
            { name: 'Reporting', url: '/guides/reporting/' },
          ],
        },
        {
          name: 'Documents',
          items: [{ name: 'Disputes', url: '/storage/guides/disputes.pdf', external: true }],
        },
      ],
    },
  },
}));

const toc = [
  { id: 'first', text: 'First', depth: 2 },
  { id: 'inner', text: 'Inner', depth: 3 },
  { id: 'last', text: 'Last', depth: 2 },
] as const;
const view = {
  path: '/guides/webhooks/',
  title: 'Webhooks',
  description: 'Hear of a payment.',
  section: 'guides' as const,
  next: [{ title: 'Reporting', url: '/guides/reporting/', description: 'Count it.' }],
  foot: {},
  shell: {},
};

describe('the table of contents', () => {
  const cross = (isIntersecting: boolean, ...ids: readonly string[]) =>
    report(
      watched.filter(({ id }) => ids.includes(id)).map((target) => ({ target, isIntersecting })),
    );
  const marked = () =>
    screen
      .getAllByRole('link')
      .filter((link) => link.hasAttribute('aria-current'))
      .map((link) => link.textContent);

  test('lists the headings in order, each with a link to it', () => {
    render(<TableOfContents entries={toc} />);
    const nav = within(screen.getByRole('navigation', { name: 'On this page' }));
    expect(nav.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '#first',
      '#inner',
      '#last',
    ]);
  });

  test.each([0, 1])('of %i headings is not shown', (count) => {
    const { container } = render(<TableOfContents entries={toc.slice(0, count)} />);
    expect(container).toBeEmptyDOMElement();
  });

  test('marks the last heading in the upper third of the screen', () => {
    render(
      <>
        {toc.map(({ id }) => (
          <h2 key={id} id={id} />
        ))}
        <TableOfContents entries={toc} />
      </>,
    );
    const stop = markCurrentHeading();
    expect(watched.map(({ id }) => id)).toEqual(['first', 'inner', 'last']);
    cross(false, 'first', 'inner', 'last');
    expect(marked()).toEqual([]);
    cross(true, 'first', 'inner');
    expect(marked()).toEqual(['Inner']);
    cross(true, 'last');
    expect(marked()).toEqual(['Last']);
    cross(false, 'inner', 'last');
    expect(marked()).toEqual(['First']);
    stop();
    expect(watched).toEqual([]);
  });

  test('a page without one has nothing to mark', () => {
    render(<h2 id="first" />);
    markCurrentHeading();
    expect(watched).toEqual([]);
  });
});

describe('the list beside a page', () => {
  test('shows beside a page of content/pages its own folder alone', () => {
    const { rerender } = render(<SideNav section="pages" current="/legal/terms/" />);
    const nav = screen.getByRole('navigation', { name: 'Legal' });
    expect(
      within(nav)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Terms']);
    rerender(<SideNav section="pages" current="/pricing/" />);
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  test('names the section, its groups and their pages, and marks the page on show', () => {
    render(<SideNav section="guides" current="/guides/webhooks/" />);
    const nav = screen.getByRole('navigation', { name: 'Guides', hidden: true });
    const lists = within(nav).getAllByRole('list', { hidden: true });
    expect(lists.map((list) => list.getAttribute('aria-label'))).toEqual(['Run it', 'Documents']);
    // A heading would stand before that of the page.
    expect(within(nav).queryByRole('heading', { hidden: true })).toBeNull();
    const marked = nav.querySelectorAll('[aria-current="page"]');
    expect([...marked].map((link) => link.getAttribute('href'))).toEqual(['/guides/webhooks/']);
  });

  test('opens a PDF in a new tab and says so', () => {
    render(<SideNav section="guides" current="/" />);
    const link = screen.getByRole('link', { name: 'Disputes (opens in a new tab)', hidden: true });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
  });

  test('is a panel behind a button on a phone', () => {
    render(<SideNav section="guides" current="/" />);
    const button = screen.getByRole('button', { name: 'Guides: all pages' });
    const nav = screen.getByRole('navigation', { name: 'Guides', hidden: true });
    expect(button).toHaveAttribute('popovertarget', nav.id);
    expect(nav).toHaveAttribute('popover', 'auto');
  });
});

test('a written page has one h1, its lead, its way back, its text and where to go on', () => {
  render(
    <DocPage {...view} toc={toc}>
      <p>The text.</p>
    </DocPage>,
  );
  const article = within(screen.getByRole('article'));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Webhooks');
  expect(article.getByText('Hear of a payment.')).toBeInTheDocument();
  expect(article.getByText('The text.')).toBeInTheDocument();
  expect(article.getByRole('navigation', { name: 'Breadcrumb' })).toHaveTextContent(
    'GuidesWebhooks',
  );
  const next = within(article.getByRole('navigation', { name: 'Next' }));
  expect(next.getByRole('link', { name: 'Reporting' })).toHaveAttribute(
    'href',
    '/guides/reporting/',
  );
});

test('a page that names no next one has no list of them', () => {
  const { container } = render(<NextPages pages={[]} />);
  expect(container).toBeEmptyDOMElement();
});

test('a page of MDX draws its text, operations among it, and switches its part of the shell', () => {
  const Content = ({ components = {} }: { components?: object }) => (
    <p>Drawn with {Object.keys(components).join()}</p>
  );
  const { container } = render(
    <ContentPage
      view={{ ...view, shell: { nav: false, chat: true } }}
      toc={[]}
      Content={Content}
      before={<p>Before it.</p>}
    />,
  );
  expect(
    screen.getByText(
      'Drawn with AccessToken,ComposeTestData,Field,Fields,IntegrationDoctor,Lifecycle,Operation,Questions,Request,RequestSignatureSamples,ResponseDecoder,ResponseCodes,SearchedInVain,SignatureLab,SignatureSamples,TestData',
    ),
  ).toBeInTheDocument();
  expect(screen.getByText('Before it.')).toBeInTheDocument();
  // First of the page: the rules look for it there (components/shell/shell.css).
  expect(container.firstElementChild).toHaveAttribute('data-shell-off', 'nav');
  expect(container.firstElementChild).toHaveAttribute('data-shell-on', 'chat');
});

test('a page of MDX that says nothing of the shell switches nothing', () => {
  const { container } = render(<ContentPage view={view} toc={[]} Content={() => <p />} />);
  expect(container.querySelector('[data-shell-off]')).toBeNull();
});

test('the first page of a section shows its groups, and names a single one by the section', () => {
  const items = [{ title: 'Webhooks', url: '/guides/webhooks/', description: 'Hear of it.' }];
  const section = (groups: readonly { name: string; items: typeof items }[]) => (
    <SectionPage
      view={{ path: '/guides/', title: 'Guides', description: 'All.', groups, shell: {} }}
    />
  );
  const { rerender } = render(section([{ name: 'Run it', items }]));
  expect(screen.getByRole('region', { name: 'Run it' })).toHaveTextContent('WebhooksHear of it.');
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Run it');
  rerender(section([{ name: '', items }]));
  expect(screen.getByRole('region', { name: 'Guides' })).toHaveTextContent('Webhooks');
  expect(screen.queryByRole('heading', { level: 2 })).not.toBeInTheDocument();
});

test('the style guide shows every heading, two links and three sizes of buttons (SPEC 2)', () => {
  render(<StyleGuide sandboxApi="https://api.acme.test" />);
  expect(screen.getByText('https://api.acme.test/pg/sale')).toBeInTheDocument();
  const samples = within(screen.getByRole('region', { name: 'Headings' }));
  for (const level of [1, 2, 3, 4, 5, 6]) samples.getByText(`Heading ${level}`);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(within(screen.getByRole('region', { name: 'Text' })).getAllByRole('link')).toHaveLength(2);
  const buttons = within(screen.getByRole('region', { name: 'Buttons' })).getAllByRole('button');
  expect(buttons.map((button) => button.textContent)).toEqual(
    expect.arrayContaining(['Slim', 'Standard', 'Large']),
  );
});
