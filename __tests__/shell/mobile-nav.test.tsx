import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MobileNav } from '@/components/shell/mobile/mobile-nav';
import { MobileNavToggle } from '@/components/shell/mobile/mobile-nav-toggle';
import { items } from './sample-items';
import { stubBrowser } from './stub-browser';

let segments: readonly string[] = [];
jest.mock('next/navigation', () => ({
  useSelectedLayoutSegments: () => segments,
}));

const { hidePopover } = stubBrowser();
beforeEach(() => {
  segments = [];
});

const show = () =>
  render(
    <>
      <MobileNavToggle />
      <MobileNav items={items} />
      <main>text</main>
      <footer>foot</footer>
    </>,
  );
const panel = () => screen.getByRole('navigation', { name: 'Mobile' });
const link = (name: string | RegExp) => within(panel()).getByRole('link', { name, hidden: true });

test('the button opens the panel by the browser’s own means, so without JavaScript too', () => {
  show();
  const button = screen.getByRole('button', { name: 'Menu' });
  expect(button).toHaveAttribute('popovertarget', panel().id);
  expect(button).toHaveAttribute('aria-controls', panel().id);
  expect(panel()).toHaveAttribute('popover', 'auto');
});

test('SPEC 2 navigation: every item and every sub-item is in the panel, once', () => {
  show();
  const links = within(panel()).getAllByRole('link', { hidden: true });
  expect(links.map((one) => [one.textContent, one.getAttribute('href')])).toEqual([
    ['Get Started', '/'],
    ['Guides overview', '/guides/'],
    ['Webhooks', '/guides/webhooks/'],
    ['Google PayBeta', '/guides/google-pay/'],
    ['Disputes (PDF) (opens in a new tab)', 'https://files.example.com/disputes.pdf'],
    ['Refunds', '/guides/payment-gateway/#refunds'],
    ['API overview', '/api/'],
    ['Testing', '/api/testing/'],
    ['Status (opens in a new tab)', 'https://status.example.com/'],
  ]);
});

test('SPEC 2 navigation: the sub-lists share one name: the browser keeps at most one of them open', () => {
  show();
  const groups = [...panel().querySelectorAll('details')];
  expect(groups.map((group) => group.querySelector('summary')?.textContent)).toEqual([
    'Guides',
    'API',
  ]);
  const names = new Set(groups.map((group) => group.getAttribute('name')));
  expect(names).toEqual(new Set(['mobile-nav-list']));
  expect(groups.some((group) => group.open)).toBe(false);
});

test.each([
  ['/', ['Get Started']],
  ['/guides/', ['Guides overview']],
  ['/guides/webhooks/', ['Webhooks']],
])('at %s the panel marks %j', (path, names) => {
  segments = path.split('/').filter((part) => part !== '');
  show();
  const marked = panel().querySelectorAll('[aria-current="page"]');
  expect([...marked].map((one) => one.textContent)).toEqual(names);
});

test.each([
  ['/', []],
  ['/guides/', ['Guides']],
  ['/guides/webhooks/', ['Guides']],
  ['/api/payment-gateway/sale/', ['API']],
])('at %s the first level marks %j, and that list is open once the panel is', (path, names) => {
  segments = path.split('/').filter((part) => part !== '');
  show();
  const marked = [...panel().querySelectorAll('summary[aria-current="true"]')];
  expect(marked.map((one) => one.textContent)).toEqual(names);
  const open = () => [...panel().querySelectorAll('details[open] > summary')];
  expect(open()).toEqual([]);
  fireEvent(panel(), Object.assign(new Event('toggle'), { newState: 'open' }));
  expect(open()).toEqual(marked);
});

test('the button that changes the colours has words that can be in view', () => {
  show();
  const button = within(panel()).getByRole('button', { hidden: true });
  expect(button).toHaveTextContent('Switch between light and dark');
  expect(button.querySelector('.visually-hidden')).toBeNull();
});

test.each(['Get Started', 'Guides overview', 'Webhooks', /^Status/])(
  'SPEC 2 and 4: choosing %p closes the panel',
  async (name) => {
    show();
    link(name).addEventListener('click', (event) => event.preventDefault());
    expect(hidePopover).not.toHaveBeenCalled();
    await userEvent.click(link(name));
    expect(hidePopover.mock.contexts).toEqual([panel()]);
  },
);

test('going back closes it, even before it has said that it is open', () => {
  show();
  fireEvent.popState(window);
  expect(hidePopover.mock.contexts).toEqual([panel()]);
});

test('while it is open the page behind is out of reach, and back when it closes', () => {
  show();
  const behind = [screen.getByRole('main'), screen.getByRole('contentinfo')];
  const toggle = (newState: string) =>
    fireEvent(panel(), Object.assign(new Event('toggle'), { newState }));
  toggle('open');
  for (const part of behind) expect(part).toHaveAttribute('inert');
  expect(panel()).not.toHaveAttribute('inert');
  toggle('closed');
  for (const part of behind) expect(part).not.toHaveAttribute('inert');
});

test('opened before React has the page, it guards what is behind once React has', () => {
  class Toggle extends Event {
    newState = 'open';
  }
  Object.assign(globalThis, { ToggleEvent: Toggle });
  const matches = jest
    .spyOn(HTMLElement.prototype, 'matches')
    .mockImplementation((selector) => selector === ':popover-open');
  show();
  matches.mockRestore();
  expect(screen.getByRole('main')).toHaveAttribute('inert');
  Reflect.deleteProperty(globalThis, 'ToggleEvent');
});
