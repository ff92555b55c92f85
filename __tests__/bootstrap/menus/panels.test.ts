/** @jest-environment jsdom */
import { fireEvent } from '@testing-library/react';
import { MENU_ITEM } from '@/lib/bootstrap/menus/header-menus';
import { listenForPanels, PRIMARY_NAV } from '@/lib/bootstrap/menus/panels';

// jsdom has no popovers, no widths and no layout.
const hidePopover = jest.fn();
const wide = Object.assign(new EventTarget(), { matches: false });
const isOutsideOfClosed = (element: Element) =>
  element.closest('details:not([open]) > :not(summary)') === null;

beforeAll(() => {
  Object.assign(HTMLElement.prototype, {
    hidePopover,
    checkVisibility(this: Element) {
      return isOutsideOfClosed(this);
    },
  });
  Object.assign(window, { matchMedia: () => wide });
  document.body.innerHTML = `
    <a class="skip" href="#main" id="outside">Skip</a>
    <header><button id="toggle" popovertarget="${PRIMARY_NAV}">Menu</button></header>
    <div id="${PRIMARY_NAV}" popover="auto">
      <a href="#first" id="first">First</a>
      <a id="no-link">No link</a>
      <li ${MENU_ITEM}><a aria-current="true">Guides</a><details id="guides"><summary id="guides-name">Guides</summary></details></li>
      <li ${MENU_ITEM}><a>API</a><details id="api"><summary id="api-name">API</summary></details></li>
      <details id="closed"><summary id="closed-name">Get</summary><a href="#hidden">Hidden</a></details>
      <details open><summary id="open-name">Post</summary><a href="#inside" id="inside">Inside</a></details>
    </div>
    <main><button id="pages" popovertarget="side-nav">Guides: all pages</button>
      <nav id="side-nav" popover="auto"><p>Run it</p><a href="#webhooks" id="choice"><b>Webhooks</b></a></nav>
      <input id="field">
    </main>
    <footer></footer>`;
  listenForPanels();
});
afterAll(() => {
  for (const name of ['hidePopover', 'checkVisibility'])
    Reflect.deleteProperty(HTMLElement.prototype, name);
});
beforeEach(() => jest.clearAllMocks());

const find = (id: string) => {
  const found = document.getElementById(id);
  if (!found) throw new Error(`no ${id}`);
  return found;
};
const toggle = (id: string, newState: string) =>
  fireEvent(find(id), Object.assign(new Event('toggle', { bubbles: false }), { newState }));
const closed = () => hidePopover.mock.contexts.map((panel) => panel.id);

describe('every panel', () => {
  test('closes at a choice; text beside the links does not close it', () => {
    fireEvent.click(document.querySelector('p') ?? document.body);
    expect(closed()).toEqual([]);
    fireEvent.click(document.querySelector('b') ?? document.body);
    expect(closed()).toEqual(['side-nav']);
  });

  test.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])(
    'stays open at a click with %s, which opens a link elsewhere',
    (key) => {
      fireEvent.click(find('choice'), { [key]: true });
      expect(closed()).toEqual([]);
    },
  );

  test('closes on the way back, even before it has said that it is open', () => {
    fireEvent.popState(window);
    expect(closed()).toEqual([PRIMARY_NAV, 'side-nav']);
  });
});

describe('the panel of the header', () => {
  test('opens with the list of the current page, and closes all its lists', () => {
    const open = () => [...document.querySelectorAll(`[${MENU_ITEM}] > [open]`)];
    toggle(PRIMARY_NAV, 'open');
    expect(open()).toEqual([find('guides')]);
    find('api').toggleAttribute('open', true);
    toggle(PRIMARY_NAV, 'closed');
    expect(open()).toEqual([]);
  });
});

describe('Tab in the panel of the header', () => {
  beforeEach(() => toggle(PRIMARY_NAV, 'open'));
  afterEach(() => toggle(PRIMARY_NAV, 'closed'));

  const press = (init: KeyboardEventInit) => {
    const isLeft = fireEvent.keyDown(document.activeElement ?? document.body, init);
    return { id: document.activeElement?.id, taken: !isLeft };
  };
  test.each([
    [false, 'toggle'],
    [true, 'inside'],
  ])('from outside (with Shift: %j) leads to %s', (shiftKey, id) => {
    find('outside').focus();
    expect(press({ key: 'Tab', shiftKey })).toEqual({ id, taken: true });
  });

  test.each([
    { key: 'Enter' },
    { key: 'ArrowDown' },
    { key: 'Tab', ctrlKey: true },
    { key: 'Tab', altKey: true },
    { key: 'Tab', metaKey: true },
  ])('%j is left to the browser', (init) => {
    find('first').focus();
    expect(press(init)).toEqual({ id: 'first', taken: false });
  });

  test('is the browser’s own once the panel is closed', () => {
    toggle(PRIMARY_NAV, 'closed');
    find('first').focus();
    expect(press({ key: 'Tab' })).toEqual({ id: 'first', taken: false });
  });
});
