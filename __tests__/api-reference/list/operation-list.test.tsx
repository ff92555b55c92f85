import { createEvent, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { OperationList } from '@/components/api-reference/list/operation-list';
import { SidePanel } from '@/components/ui/side-panel/side-panel';
import type { OperationGroup } from '@/lib/openapi/overview/operation-rows';
import { watchConsole } from '../support';

const groups: readonly OperationGroup[] = [
  {
    id: 'payment-gateway',
    name: 'Payment Gateway',
    rows: [
      { id: 'post /sale', name: 'Sale', method: 'post', href: '/api/payment-gateway/sale/' },
      {
        id: 'delete /token',
        name: 'Forget',
        method: 'delete',
        href: '/api/payment-gateway/forget/',
      },
    ],
  },
  {
    id: 'reporting',
    name: 'Reporting',
    rows: [{ id: 'get /report', name: 'Report', method: 'get', href: '/api/reporting/report/' }],
  },
];

const onFollow = jest.fn();
beforeEach(() => jest.clearAllMocks());
watchConsole();

const show = (current?: string) =>
  render(
    <SidePanel id="api-operations" label="API operations" button="API operations" skip="Skip">
      <OperationList groups={groups} current={current} onFollow={onFollow} />
    </SidePanel>,
  );
const nav = () => screen.getByRole('navigation', { name: 'API operations', hidden: true });
const link = (name: RegExp) => within(nav()).getByRole('link', { name, hidden: true });

test('is a nav with a named list for each tag and a link for each operation', () => {
  show();
  const lists = within(nav()).getAllByRole('list', { hidden: true });
  expect(lists.map((list) => list.getAttribute('aria-label'))).toEqual([
    'Payment Gateway',
    'Reporting',
  ]);
  const links = within(nav()).getAllByRole('link', { hidden: true });
  expect(links.map((one) => [one.dataset.operation, one.getAttribute('href')])).toEqual([
    ['post /sale', '/api/payment-gateway/sale/'],
    ['delete /token', '/api/payment-gateway/forget/'],
    ['get /report', '/api/reporting/report/'],
  ]);
});

test('has the rows of the current group alone until it is whole, and links to the pages of the others', () => {
  const linked = groups.map((group) => ({ ...group, href: `/api/${group.id}/` }));
  const html = renderToStaticMarkup(
    <OperationList groups={linked} isWhole={false} current="get /report" onFollow={onFollow} />,
  );
  expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    '/api/payment-gateway/',
    '/api/reporting/',
    '/api/reporting/report/',
  ]);
});

test('has no headings: they would stand before the heading of the page', () => {
  show();
  expect(within(nav()).queryAllByRole('heading', { hidden: true })).toEqual([]);
});

test('the name of a tag that has a page leads there, and is marked on that page', () => {
  const withPage = groups.map((group) => ({ ...group, href: `/api/${group.id}/` }));
  const view = (page: string) => (
    <OperationList groups={withPage} current={undefined} page={page} onFollow={onFollow} />
  );
  const { container, rerender } = render(view('/api/reporting/'));
  const pages = () => [...container.querySelectorAll('a[data-page-link]')];
  expect(pages().map((one) => [one.textContent, one.getAttribute('aria-current')])).toEqual([
    ['Payment Gateway', null],
    ['Reporting', 'page'],
  ]);
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(screen.getByRole('link', { name: 'Reporting' }));
  expect(onFollow).not.toHaveBeenCalled();
  rerender(view('/api/reporting/report/'));
  expect(pages().map((one) => one.getAttribute('aria-current'))).toEqual([null, null]);
});

test('a link says the method in words, then the name', () => {
  show();
  expect(link(/Sale/)).toHaveTextContent(/^post ?Sale$/);
  expect(link(/Forget/)).toHaveTextContent(/^del ?Forget$/);
});

test.each([
  ['get /report', ['get /report']],
  ['get /nowhere', []],
  [undefined, []],
])('with %j on show, %j is marked as current', (current, marked) => {
  show(current);
  const links = nav().querySelectorAll<HTMLElement>('[aria-current="page"]');
  expect([...links].map(({ dataset }) => dataset.operation)).toEqual(marked);
});

test('a plain click is followed once, without loading a page', () => {
  show();
  const click = createEvent.click(link(/Sale/), { button: 0 });
  fireEvent(link(/Sale/), click);
  expect(click.defaultPrevented).toBe(true);
  expect(onFollow.mock.calls).toEqual([['/api/payment-gateway/sale/']]);
});

test('a click on the method inside a link counts as one on the link', () => {
  show();
  fireEvent.click(within(link(/Sale/)).getByText('post'));
  expect(onFollow.mock.calls).toEqual([['/api/payment-gateway/sale/']]);
});

test('the keyboard follows a link as a click does', async () => {
  show();
  link(/Report/).focus();
  await userEvent.keyboard('{Enter}');
  expect(onFollow.mock.calls).toEqual([['/api/reporting/report/']]);
});

test.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])(
  'a click with %s is left to the browser: a new tab, a window, a download',
  (key) => {
    show();
    const click = createEvent.click(link(/Sale/), { [key]: true });
    // The browser would leave the page; jsdom would complain that it cannot.
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    const prevented = jest.spyOn(click, 'preventDefault');
    fireEvent(link(/Sale/), click);
    expect(onFollow).not.toHaveBeenCalled();
    expect(prevented).toHaveBeenCalledTimes(1);
  },
);

test('a click beside the links does nothing', () => {
  show();
  fireEvent.click(within(nav()).getByText('Payment Gateway'));
  expect(onFollow).not.toHaveBeenCalled();
});

test('thousands of operations are all in the page, so that find-in-page finds them', () => {
  const rows = Array.from({ length: 3000 }, (_, index) => ({
    id: `get /${index}`,
    name: `Operation ${index}`,
    method: 'get' as const,
    href: `/api/many/${index}/`,
  }));
  const many = [{ id: 'many', name: 'Many', rows }];
  const { container } = render(
    <OperationList groups={many} current={undefined} onFollow={onFollow} />,
  );
  expect(container.querySelectorAll('a[data-operation]')).toHaveLength(3000);
});
