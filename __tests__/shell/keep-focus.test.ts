import { trapFocus } from '@/components/shell/mobile/use-mobile-panel';

beforeEach(() => {
  document.body.innerHTML = `
    <a href="#outside" id="outside">Outside</a>
    <button id="toggle">Menu</button>
    <nav>
      <a href="#first" id="first">First</a>
      <a id="no-link">No link</a>
      <details id="closed"><summary id="closed-name">Closed</summary>
        <a href="#hidden" id="hidden">Hidden</a>
        <details><summary id="hidden-name">Hidden too</summary></details>
      </details>
      <details open><summary id="open-name">Open</summary>
        <a href="#inside" id="inside">Inside</a>
        <details id="inner"><summary id="inner-name">Inner</summary><a href="#deep" id="deep">Deep</a></details>
      </details>
    </nav>`;
});

const find = (id: string) => {
  const found = document.getElementById(id);
  if (!found) throw new Error(id);
  return found;
};
const parts = () => [find('toggle'), ...document.querySelectorAll('nav')];
const press = (init: KeyboardEventInit) => {
  const event = new KeyboardEvent('keydown', { cancelable: true, ...init });
  trapFocus(event, parts());
  return { id: document.activeElement?.id, taken: event.defaultPrevented };
};
const walk = (from: string, shiftKey: boolean) => {
  find(from).focus();
  const ids: (string | undefined)[] = [];
  do ids.push(press({ key: 'Tab', shiftKey }).id);
  while (document.activeElement?.id !== from && ids.length < 20);
  return ids;
};

const ROUND = ['first', 'closed-name', 'open-name', 'inside', 'inner-name', 'toggle'];

test('Tab goes round through what can be seen, and back again with Shift', () => {
  expect(walk('toggle', false)).toEqual(ROUND);
  expect(walk('toggle', true)).toEqual([...ROUND.slice(0, -1).toReversed(), 'toggle']);
});

test.each([
  [false, 'toggle'],
  [true, 'inner-name'],
])('from outside of the parts Tab (with Shift: %j) leads to %s', (shiftKey, id) => {
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
