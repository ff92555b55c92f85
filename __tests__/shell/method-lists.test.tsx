import { act, createEvent, fireEvent, render, screen, within } from '@testing-library/react';
import { type PageOperations, usePublishOperations } from '@/components/navigation/page-operations';
import { PrimaryNav } from '@/components/shell/primary-nav';
import type { NavigationItem } from '@/lib/content/schemas/navigation';

let segments: readonly string[] = [];
jest.mock('next/navigation', () => ({
  useSelectedLayoutSegments: () => segments,
}));
// jsdom has no popovers.
let isOpen = false;
const { matches } = HTMLElement.prototype;
jest.spyOn(HTMLElement.prototype, 'matches').mockImplementation(function (this: Element, selector) {
  return selector === ':popover-open' ? isOpen : matches.call(this, selector);
});
beforeEach(() => {
  jest.clearAllMocks();
  isOpen = false;
});

const items: readonly NavigationItem[] = [
  { name: 'Guides', url: '/guides/', sub: true, list: [{ name: 'Webhooks', url: '/guides/x/' }] },
  {
    name: 'API',
    url: '/api/',
    sub: true,
    listByMethod: true,
    list: [{ name: 'Testing', url: '/api/testing/' }],
  },
];
const onFollow = jest.fn();
const gateway: PageOperations = {
  name: 'Payment Gateway API',
  current: 'post /sale',
  onFollow,
  groups: [
    {
      id: 'payment-gateway',
      name: 'Payment Gateway',
      rows: [
        { id: 'post /sale', name: 'Sale', method: 'post', href: '/api/payment-gateway/sale/' },
        { id: 'get /find', name: 'Find', method: 'get', href: '/api/payment-gateway/find/' },
      ],
    },
    {
      id: 'reporting',
      name: 'Reporting',
      rows: [{ id: 'get /list', name: 'List', method: 'get', href: '/api/reporting/list/' }],
    },
  ],
};
const platform: PageOperations = {
  name: 'Platform API',
  current: undefined,
  onFollow,
  groups: [
    {
      id: 'vault',
      name: 'Vault',
      rows: [{ id: 'delete /it', name: 'Forget', method: 'delete', href: '/api/vault/forget/' }],
    },
  ],
};

function Page({ id, operations }: { id: string; operations: PageOperations | undefined }) {
  usePublishOperations(id, operations);
  return null;
}
const show = (path: string, isOnPage = true) => {
  segments = path.split('/').filter((part) => part !== '');
  return render(
    <>
      <PrimaryNav items={items} login="Login to Sandbox" signup="Create Account" />
      {isOnPage && <Page id="payment-gateway" operations={gateway} />}
      {isOnPage && <Page id="platform" operations={platform} />}
    </>,
  );
};
const panel = () => screen.getByRole('navigation', { name: 'Primary' });
const toggle = (newState: string) => {
  isOpen = newState === 'open';
  const popover = panel().closest('[popover]');
  if (popover) fireEvent(popover, new Event('toggle'));
};
const methods = () => [...panel().querySelectorAll('details[name="method-list"]')];
describe('SPEC 2 and 3, listByMethod: the mobile panel on API pages', () => {
  test('has them below the item that asks for them, and only while it is open', () => {
    show('/api/payment-gateway/');
    expect(methods()).toEqual([]);
    toggle('open');
    expect(methods()).toHaveLength(2);
    for (const group of methods())
      expect(group.closest('[data-menu-item]')?.querySelector('summary')).toHaveTextContent('API');
    toggle('closed');
    expect(methods()).toEqual([]);
  });

  test('has none on a page that lists no operations, and none when the reader has left those that do', () => {
    const { rerender } = show('/api/payment-gateway/');
    toggle('open');
    rerender(<PrimaryNav items={items} login="Login to Sandbox" signup="Create Account" />);
    expect(methods()).toEqual([]);
  });

  test('a choice is followed without loading a page', async () => {
    show('/api/payment-gateway/');
    toggle('open');
    const link = within(panel()).getByRole('link', { name: 'Find', hidden: true });
    const click = createEvent.click(link, { button: 0 });
    await act(async () => void fireEvent(link, click));
    expect(click.defaultPrevented).toBe(true);
    expect(onFollow.mock.calls).toEqual([['/api/payment-gateway/find/']]);
  });
});
