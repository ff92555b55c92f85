import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PrimaryNav } from '@/components/shell/primary-nav';
import { items } from './sample-items';

let segments: readonly string[] = [];
jest.mock('next/navigation', () => ({
  useSelectedLayoutSegments: () => segments,
}));

const show = (path: string) => {
  segments = path.split('/').filter((part) => part !== '');
  return render(<PrimaryNav items={items} />);
};
const nav = () => within(screen.getByRole('navigation', { name: 'Primary' }));
const more = (name: string) => nav().getByRole('button', { name: `${name}: more` });
const current = () =>
  nav()
    .getAllByRole('link')
    .filter((link) => link.hasAttribute('aria-current'))
    .map((link) => link.textContent);

test.each([
  ['/', ['Get Started']],
  ['/guides/', ['Guides', 'Guides overview']],
  ['/guides/webhooks/', ['Guides', 'Webhooks']],
  ['/guides/embedded-fields/', ['Guides']],
  ['/api/payment-gateway/sale/', ['API']],
  ['/libs/', []],
])('SPEC 2 navigation: at %s the items %j are marked as current', (path, names) => {
  show(path);
  expect(current()).toEqual(names);
});

test('SPEC 2 navigation: an external item opens in a new tab, says so, and is never the current one', () => {
  show('/guides/');
  for (const name of ['Status', 'Disputes (PDF)']) {
    const link = nav().getByRole('link', { name: `${name} (opens in a new tab)` });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
    expect(link).not.toHaveAttribute('aria-current');
  }
  expect(nav().getByRole('link', { name: 'Webhooks' })).not.toHaveAttribute('target');
});

test('SPEC 2 navigation: a sub-item in its trial time has a badge, and only that one', () => {
  show('/');
  expect(nav().getByRole('link', { name: /Google Pay/ })).toHaveTextContent('Google PayBeta');
  expect(nav().getAllByText('Beta')).toHaveLength(1);
});

test('SPEC 3, navigation item: an entry can have a list of its own, which stands below it', () => {
  const list = [{ name: 'Refunds in parts', url: '/guides/refunds/parts/' }];
  const entry = { name: 'Refunds', url: '/guides/refunds/', sub: true, list };
  segments = ['guides', 'refunds', 'parts'];
  render(<PrimaryNav items={[{ name: 'Guides', url: '/guides/', sub: true, list: [entry] }]} />);
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

describe('SPEC 2 navigation: a sub-menu', () => {
  test('belongs to an item with a list, and its button names the list it opens', () => {
    show('/');
    expect(nav().getAllByRole('button')).toEqual([more('Guides'), more('API')]);
    const list = document.getElementById(more('Guides').getAttribute('aria-controls') ?? '');
    expect(list).toContainElement(nav().getByRole('link', { name: 'Webhooks' }));
    expect(list).not.toContainElement(nav().getByRole('link', { name: 'Testing' }));
  });

  test('opens and closes by its button', async () => {
    show('/');
    expect(more('Guides')).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(more('Guides'));
    expect(more('Guides')).toHaveAttribute('aria-expanded', 'true');
    expect(more('API')).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(more('Guides'));
    expect(more('Guides')).toHaveAttribute('aria-expanded', 'false');
  });

  test('opens by the keyboard', async () => {
    show('/');
    more('Guides').focus();
    await userEvent.keyboard('{Enter}');
    expect(more('Guides')).toHaveAttribute('aria-expanded', 'true');
  });

  test('closes on Escape and gives the focus back to its button', async () => {
    show('/');
    await userEvent.click(more('Guides'));
    await userEvent.tab();
    expect(nav().getByRole('link', { name: 'Guides overview' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(more('Guides')).toHaveAttribute('aria-expanded', 'false');
    expect(more('Guides')).toHaveFocus();
  });

  test('under the pointer closes on Escape too, stays so, and opens anew when the pointer comes back', () => {
    show('/');
    const item = more('Guides').closest('li');
    if (!item) throw new Error('no item');
    fireEvent.pointerEnter(item);
    expect(item).toHaveAttribute('data-dismissed', 'false');
    fireEvent.keyDown(document.body, { key: 'a' });
    expect(item).toHaveAttribute('data-dismissed', 'false');
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(item).toHaveAttribute('data-dismissed', 'true');
    expect(more('Guides')).not.toHaveFocus();
    fireEvent.pointerLeave(item);
    fireEvent.pointerEnter(item);
    expect(item).toHaveAttribute('data-dismissed', 'false');
  });

  test('is not kept shut by an Escape from before the pointer came', () => {
    show('/');
    const item = more('Guides').closest('li');
    if (!item) throw new Error('no item');
    fireEvent.keyDown(document.body, { key: 'Escape' });
    fireEvent.pointerEnter(item);
    expect(item).toHaveAttribute('data-dismissed', 'false');
  });

  test('is gone through by arrow keys, Home and End, from its item on and back to its button', async () => {
    show('/');
    const link = (name: RegExp) => nav().getByRole('link', { name });
    link(/^Guides$/).focus();
    await userEvent.keyboard('{ArrowUp}{Home}');
    expect(more('Guides')).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowDown}');
    expect(more('Guides')).toHaveAttribute('aria-expanded', 'true');
    expect(link(/^Guides overview/)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(link(/^Webhooks/)).toHaveFocus();
    await userEvent.keyboard('{End}{ArrowDown}');
    expect(link(/^Refunds/)).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowUp}');
    expect(more('Guides')).toHaveFocus();
  });

  test('lists groups under their headings, each a list of that name', () => {
    const list = [{ heading: 'Keep customers', list: [{ name: 'Vault', url: '/guides/vault/' }] }];
    segments = ['guides', 'vault'];
    render(<PrimaryNav items={[{ name: 'Guides', url: '/guides/', sub: true, list }]} />);
    const group = nav().getByRole('list', { name: 'Keep customers' });
    expect(within(group).getByRole('link')).toHaveAttribute('aria-current', 'page');
    expect(nav().getByText('Keep customers').closest('a')).toBeNull();
  });

  test('leaves other keys alone', async () => {
    show('/');
    await userEvent.click(more('Guides'));
    await userEvent.keyboard('{PageDown}x');
    expect(more('Guides')).toHaveAttribute('aria-expanded', 'true');
  });

  test('stays open while the focus is inside and closes when it leaves', async () => {
    show('/');
    await userEvent.click(more('API'));
    await userEvent.tab();
    await userEvent.tab();
    expect(nav().getByRole('link', { name: 'Testing' })).toHaveFocus();
    expect(more('API')).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    expect(more('API')).toHaveAttribute('aria-expanded', 'false');
  });

  test('closes when one of its links is followed', async () => {
    show('/');
    await userEvent.click(more('Guides'));
    const link = nav().getByRole('link', { name: 'Webhooks' });
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    expect(more('Guides')).toHaveAttribute('aria-expanded', 'false');
  });

  test('is closed on the next page', async () => {
    const { rerender } = show('/');
    await userEvent.click(more('Guides'));
    segments = ['guides', 'webhooks'];
    rerender(<PrimaryNav items={[...items]} />);
    expect(more('Guides')).toHaveAttribute('aria-expanded', 'false');
  });
});
