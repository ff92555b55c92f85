import { fireEvent, render, screen } from '@testing-library/react';
import { followLink } from '@/components/api-reference/list/follow-link';
import { LiveArticle } from '@/components/api-reference/live/live-article';
import { providerHref, createNamedHref } from '@/lib/routes/api-address';
import { toApiOf } from '../../openapi/core/support';

const push = jest.fn();
const saved = new Set(['/api/pay/sale/']);
beforeEach(() => {
  push.mockClear();
  history.replaceState(null, '', '/api/pay/sale/');
});

/** Clicks a link where the browser frame listens; whether the browser was kept from following it. */
function click(href: string, init: MouseEventInit = {}, attributes = {}): boolean {
  render(
    <div
      onClickCapture={(event) => followLink(event, { saved, push })}
      onClick={(event) => event.preventDefault()}
    >
      <a href={href} {...attributes}>
        go
      </a>
    </div>,
  );
  return !fireEvent.click(screen.getByText('go'), init);
}
const address = () => `${location.pathname}${location.search}${location.hash}`;

test('a link to an operation that has a page goes there', () => {
  history.replaceState(null, '', '/api/');
  click('/api/pay/sale/#body.amount');
  expect(push.mock.calls).toEqual([['/api/pay/sale/#body.amount']]);
  expect(address()).toBe('/api/');
});

test.each([
  ['an operation that only the live document has', '/api/pay/new/?lang=php#body'],
  ['an operation of a named document', '/api/?swaggerUri=%2Fx.json&operation=get+%2Fa'],
])('a link to %s is followed without asking the host', (_, href) => {
  const steps = history.length;
  click(href);
  expect(address()).toBe(href);
  expect(history.length).toBe(steps + 1);
  expect(push).not.toHaveBeenCalled();
});

test.each<[string, string, MouseEventInit, object]>([
  ['another page', '/api/pay/', {}, {}],
  ['a guide', '/guides/webhooks/', {}, {}],
  ['another site', 'https://example.com/api/pay/new/', {}, {}],
  ['the overview, by a document without a name', '/api/?swaggerUri=', {}, {}],
  ['a place on this page', '#body.amount', {}, {}],
  ['a new tab', '/api/pay/new/', {}, { target: '_blank' }],
  ['a tab by the keyboard', '/api/pay/new/', { ctrlKey: true }, {}],
  ['a file', '/api/pay/new/', {}, { download: true }],
])('a link to %s is left to the browser', (_, href, init, attributes) => {
  click(href, init, attributes);
  expect(push).not.toHaveBeenCalled();
  expect(location.pathname).toBe('/api/pay/sale/');
});

describe('the links of responses of a live document', () => {
  const links = { refund: { operationId: 'r' } };
  const api = toApiOf({
    '/a': { post: { responses: { 200: { description: '', links } } } },
    '/b': { post: { operationId: 'r', summary: 'Give Back', tags: ['Pay'], responses: {} } },
  });

  test.each([
    ['its own address', providerHref, '/api/pay/give-back/'],
    [
      'an address that names the document',
      createNamedHref('/x.json'),
      '/api/?swaggerUri=%2Fx.json&operation=post+%2Fb',
    ],
  ])('lead to the operation at %s', (_, toHref, href) => {
    render(<LiveArticle api={api} operation="post /a" above={null} getHref={toHref} />);
    expect(screen.getByRole('link', { name: 'Give Back' })).toHaveAttribute('href', href);
  });
});
