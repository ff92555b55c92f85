import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PrimaryNav } from '@/components/shell/primary-nav';
import { listenForHeaderMenus } from '@/lib/bootstrap/menus/header-menus';
import { items } from '../../shell/sample-items';

jest.mock('next/navigation', () => ({ useSelectedLayoutSegments: () => [] }));

let isWide = true;
beforeAll(() => {
  Object.assign(window, { matchMedia: () => ({ matches: isWide }) });
  listenForHeaderMenus();
});
beforeEach(() => {
  isWide = true;
  render(<PrimaryNav items={items} login="Login to Sandbox" signup="Create Account" />);
});

const button = (name: string) => {
  const found = screen.getByText((_, element) => element?.textContent === `${name}: more`, {
    selector: 'summary',
  });
  return found;
};
const item = (name: string) => {
  const found = button(name).closest('li');
  if (!found) throw new Error(`no ${name}`);
  return found;
};
const isOpen = (name: string) => item(name).querySelector('details')?.open;
const isDismissed = (name: string) => item(name).hasAttribute('data-dismissed');
const link = (name: RegExp | string) => screen.getByRole('link', { name, hidden: true });

test('arrow keys, Home and End go through it, from its item on and back to its button', async () => {
  link(/^Guides$/).focus();
  await userEvent.keyboard('{ArrowUp}{Home}');
  expect(isOpen('Guides')).toBe(false);
  await userEvent.keyboard('{ArrowDown}');
  expect(isOpen('Guides')).toBe(true);
  expect(link(/^Guides overview/)).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(link(/^Webhooks/)).toHaveFocus();
  await userEvent.keyboard('{End}{ArrowDown}');
  expect(link(/^Refunds/)).toHaveFocus();
  await userEvent.keyboard('{Home}{ArrowUp}');
  expect(button('Guides')).toHaveFocus();
});

test('other keys, and arrow keys with a modifier, are left to the browser', async () => {
  await userEvent.click(button('Guides'));
  await userEvent.keyboard('{PageDown}x{Alt>}{ArrowDown}{/Alt}');
  expect(isOpen('Guides')).toBe(true);
  expect(button('Guides')).toHaveFocus();
});

test('closes when one of its links is followed, not when that opens elsewhere', async () => {
  const choice = link('Webhooks');
  choice.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(button('Guides'));
  fireEvent.click(choice, { ctrlKey: true });
  expect(isOpen('Guides')).toBe(true);
  fireEvent.click(choice);
  expect([isOpen('Guides'), isDismissed('Guides')]).toEqual([false, true]);
});

test('on a phone a list stays open when the focus leaves it, and arrow keys scroll', async () => {
  isWide = false;
  await userEvent.click(button('API'));
  link(/^Status/).focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(isOpen('API')).toBe(true);
  expect(link(/^Status/)).toHaveFocus();
});
