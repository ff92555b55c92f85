import { render, screen, within } from '@testing-library/react';
import { NavToggle } from '@/components/shell/banner';
import { PrimaryNav } from '@/components/shell/primary-nav';
import { items } from './sample-items';

let segments: readonly string[] = [];
jest.mock('next/navigation', () => ({
  useSelectedLayoutSegments: () => segments,
}));

const show = (path: string) => {
  segments = path.split('/').filter((part) => part !== '');
  return render(<PrimaryNav items={items} login="Login to Sandbox" signup="Create Account" />);
};
const nav = () => within(screen.getByRole('navigation', { name: 'Primary' }));
const summaries = () => [...screen.getByRole('navigation').querySelectorAll('summary')];
const current = () =>
  nav()
    .getAllByRole('link')
    .filter((link) => link.hasAttribute('aria-current'))
    .map((link) => link.textContent);

test('SPEC 3, navigation item: an entry can have a list of its own, which stands below it', () => {
  const list = [{ name: 'Refunds in parts', url: '/guides/refunds/parts/' }];
  const entry = { name: 'Refunds', url: '/guides/refunds/', sub: true, list };
  segments = ['guides', 'refunds', 'parts'];
  render(
    <PrimaryNav
      items={[{ name: 'Guides', url: '/guides/', sub: true, list: [entry] }]}
      login="Login to Sandbox"
      signup="Create Account"
    />,
  );
  expect(current()).toEqual(['Guides', 'Refunds', 'Refunds in parts']);
  const inner = nav().getByRole('link', { name: 'Refunds in parts' });
  expect(inner).toHaveAttribute('aria-current', 'page');
  expect(nav().getByRole('link', { name: 'Refunds' }).parentElement).toContainElement(inner);
});

test('SPEC 3, navigation item: an item can lead to a place on a page', () => {
  show('/');
  expect(nav().getByRole('link', { name: 'Refunds' })).toHaveAttribute(
    'href',
    '/guides/payment-gateway/#refunds',
  );
});

test('SPEC 2 navigation: every item and every sub-item is there once, after the page of its own', () => {
  show('/');
  expect(
    nav()
      .getAllByRole('link')
      .map((one) => [one.textContent, one.getAttribute('href')]),
  ).toEqual([
    ['Get Started', '/'],
    ['Guides', '/guides/'],
    ['Guides overview', '/guides/'],
    ['Webhooks', '/guides/webhooks/'],
    ['Google PayBeta', '/guides/google-pay/'],
    ['Disputes (PDF) (opens in a new tab)', 'https://files.example.com/disputes.pdf'],
    ['Refunds', '/guides/payment-gateway/#refunds'],
    ['API', '/api/'],
    ['API overview', '/api/'],
    ['Testing', '/api/testing/'],
    ['Status (opens in a new tab)', 'https://status.example.com/'],
  ]);
});

test('SPEC 2 navigation: an item with a list has a button, and the list follows it', () => {
  show('/');
  expect(summaries().map(({ textContent }) => textContent)).toEqual(['Guides: more', 'API: more']);
  const list = summaries()[0]?.parentElement?.nextElementSibling;
  expect(list).toContainElement(nav().getByRole('link', { name: 'Webhooks' }));
  expect(list).not.toContainElement(nav().getByRole('link', { name: 'Testing' }));
});

test('SPEC 2 navigation: the buttons share one name: the browser keeps at most one list open', () => {
  show('/');
  const buttons = [...screen.getByRole('navigation').querySelectorAll('details')];
  expect(buttons.map(({ open }) => open)).toEqual([false, false]);
  const names = buttons.map((button) => button.getAttribute('name'));
  expect(names).toEqual([expect.stringMatching(/./), names[0]]);
});

test.each([
  ['/', []],
  ['/guides/', ['Guides: more']],
  ['/guides/webhooks/', ['Guides: more']],
  ['/api/payment-gateway/sale/', ['API: more']],
])('SPEC 2 navigation: at %s the lists of %j are marked as current', (path, names) => {
  show(path);
  const marked = summaries().filter((one) => one.getAttribute('aria-current') === 'true');
  expect(marked.map(({ textContent }) => textContent)).toEqual(names);
});

test('SPEC 2 navigation: a sub-menu lists groups under their headings, each a list of that name', () => {
  const list = [{ heading: 'Keep customers', list: [{ name: 'Vault', url: '/guides/vault/' }] }];
  segments = ['guides', 'vault'];
  render(
    <PrimaryNav
      items={[{ name: 'Guides', url: '/guides/', sub: true, list }]}
      login="Login to Sandbox"
      signup="Create Account"
    />,
  );
  const group = nav().getByRole('list', { name: 'Keep customers' });
  expect(within(group).getByRole('link')).toHaveAttribute('aria-current', 'page');
  expect(nav().getByText('Keep customers').closest('a')).toBeNull();
});

describe('on phones', () => {
  const show = () => {
    segments = [];
    const { container } = render(
      <>
        <NavToggle />
        <PrimaryNav items={items} login="Login to Sandbox" signup="Create Account" />
      </>,
    );
    return container.querySelector<HTMLElement>('[popover]');
  };

  test('the same list is a panel that opens by the browser’s own means, so without JavaScript too', () => {
    const panel = show();
    expect(panel).toContainElement(screen.getByRole('navigation', { name: 'Primary' }));
    expect(panel).toHaveAttribute('popover', 'auto');
    const button = screen.getByRole('button', { name: 'Menu' });
    expect(button).toHaveAttribute('popovertarget', panel?.id);
    expect(button).toHaveAttribute('aria-controls', panel?.id);
  });

  test('the button that changes the colours has words that can be in view', () => {
    show();
    const button = screen.getByRole('button', { name: 'Switch between light and dark' });
    expect(button.querySelector('.visually-hidden')).toBeNull();
  });
});
