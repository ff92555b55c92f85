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
/** jsdom has no pointer events with a related target. */
const movePointer = (type: string, element: Element, relatedTarget: Element) =>
  fireEvent(element, new MouseEvent(type, { bubbles: true, relatedTarget }));
const link = (name: RegExp | string) => screen.getByRole('link', { name, hidden: true });

test('Escape closes a menu and gives the focus back to its button', async () => {
  await userEvent.click(button('Guides'));
  expect(isOpen('Guides')).toBe(true);
  link('Webhooks').focus();
  await userEvent.keyboard('{Escape}');
  expect(isOpen('Guides')).toBe(false);
  expect(button('Guides')).toHaveFocus();
});

test('Escape closes one under the pointer, which stays closed until the pointer has left', () => {
  fireEvent.keyDown(document.body, { key: 'a' });
  expect(isDismissed('Guides')).toBe(false);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(isDismissed('Guides')).toBe(true);
  expect(button('Guides')).not.toHaveFocus();
  movePointer('pointerout', button('Guides'), link('Webhooks'));
  expect(isDismissed('Guides')).toBe(true);
  movePointer('pointerout', link('Webhooks'), item('API'));
  expect(isDismissed('Guides')).toBe(false);
});

test('is not kept closed by an Escape from before the pointer came', () => {
  fireEvent.keyDown(document.body, { key: 'Escape' });
  movePointer('pointerover', button('Guides'), document.body);
  expect(isDismissed('Guides')).toBe(false);
});

test('a second press closes it, although the pointer is still there', async () => {
  await userEvent.click(button('Guides'));
  expect([isOpen('Guides'), isDismissed('Guides')]).toEqual([true, false]);
  await userEvent.click(button('Guides'));
  expect([isOpen('Guides'), isDismissed('Guides')]).toEqual([false, true]);
});

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

test('stays open while the focus is inside and closes when it leaves', async () => {
  await userEvent.click(button('API'));
  link('API overview').focus();
  link('Testing').focus();
  expect(isOpen('API')).toBe(true);
  link(/^Status/).focus();
  expect(isOpen('API')).toBe(false);
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
