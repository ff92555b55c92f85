/** @jest-environment jsdom */
import { listenForPanels, PRIMARY_NAV } from '@/lib/bootstrap/menus/panels';

test('a panel that was opened before the script came is guarded as soon as it has', () => {
  document.body.innerHTML = `<div id="${PRIMARY_NAV}" popover="auto"></div><main></main>`;
  Object.assign(window, { matchMedia: () => new EventTarget() });
  // jsdom has no popovers.
  jest
    .spyOn(document, 'querySelector')
    .mockImplementationOnce(() => document.getElementById(PRIMARY_NAV));
  listenForPanels();
  expect(document.querySelector('main')).toHaveAttribute('inert');
});
