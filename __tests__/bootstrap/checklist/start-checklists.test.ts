/** @jest-environment jsdom */
import { startChecklists } from '@/lib/bootstrap/checklist/start-checklists';

const item = (words: string) =>
  `<li><label><input type="checkbox" data-native=""> ${words}</label></li>`;
const list = (...items: readonly string[]) =>
  `<check-list><ul>${items.map(item).join('')}</ul><p data-check-count></p></check-list>`;

/** Renders a page, as a visit or the router does. */
async function render(...lists: readonly string[]): Promise<void> {
  document.body.innerHTML = `<article><div data-check-progress></div>${lists.join('')}</article>`;
  await Promise.resolve();
}

const boxes = () => [...document.querySelectorAll<HTMLInputElement>('li input')];
const ticked = () => boxes().map(({ checked }) => checked);
const counts = () =>
  [...document.querySelectorAll('[data-check-count]')].map(({ textContent }) => textContent);
const button = () => document.querySelector('button');

beforeAll(startChecklists);
beforeEach(() => {
  localStorage.clear();
  dispatchEvent(new StorageEvent('storage', { key: 'checklist.1' }));
});

test('says how much of each list and of the page is done', async () => {
  await render(list('Keys', 'Alerts'), list('Plans'));
  expect(counts()).toEqual(['0 of 3 done', '0 of 2 done', '0 of 1 done']);
  boxes()[1]?.click();
  expect(counts()).toEqual(['1 of 3 done', '1 of 2 done', '0 of 1 done']);
  expect(document.querySelector('progress')).toMatchObject({ value: 1, max: 3 });
});

test('shows the ticks again on the next page, whatever the order of the items', async () => {
  await render(list('Keys', 'Alerts'));
  boxes()[0]?.click();
  await render(list('Plans', 'Alerts', 'Keys'));
  expect(ticked()).toEqual([false, false, true]);
});

test('opens an item again when its words have changed, but not for white space', async () => {
  await render(list('Check the keys', 'Check  the\nalerts'));
  boxes().forEach((box) => box.click());
  await render(list('Check both keys', 'Check the alerts'));
  expect(ticked()).toEqual([false, true]);
});

test('clears all ticks of the browser at a press, and brings them back at the next', async () => {
  await render(list('Keys', 'Alerts'));
  expect(button()).toBeDisabled();
  boxes()[0]?.click();
  button()?.click();
  expect(ticked()).toEqual([false, false]);
  expect(button()).toHaveTextContent('Undo');
  button()?.click();
  expect(ticked()).toEqual([true, false]);
});

test('forgets what was cleared once another item is ticked', async () => {
  await render(list('Keys', 'Alerts'));
  boxes()[0]?.click();
  button()?.click();
  boxes()[1]?.click();
  boxes()[1]?.click();
  expect(button()).toBeDisabled();
});

test('takes over the ticks of another tab', async () => {
  await render(list('Keys'));
  boxes()[0]?.click();
  const stored = localStorage.getItem('checklist.1') ?? '';
  boxes()[0]?.click();
  localStorage.setItem('checklist.1', stored);
  dispatchEvent(new StorageEvent('storage', { key: 'checklist.1' }));
  expect(ticked()).toEqual([true]);
});

test.each(['null', '{}', 'no JSON', '[null, 7]'])(
  'takes %s in the storage for no ticks',
  async (text) => {
    localStorage.setItem('checklist.1', text);
    dispatchEvent(new StorageEvent('storage', { key: 'checklist.1' }));
    await render(list('Keys'));
    expect(ticked()).toEqual([false]);
  },
);

test('keeps ticks for the visit where storage is refused', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  await render(list('Keys'));
  boxes()[0]?.click();
  await render(list('Keys'));
  expect(ticked()).toEqual([true]);
});
