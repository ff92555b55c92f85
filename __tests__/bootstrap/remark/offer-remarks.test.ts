/** @jest-environment jsdom */
import { isRemarkKey, offerRemarks } from '@/lib/bootstrap/remark/offer-remarks';

const KEY = { altKey: true, shiftKey: true, code: 'KeyR', key: '‰', bubbles: true };

const listScripts = () => document.querySelectorAll('script');

beforeEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML = '<article><p>text</p></article><input>';
  getSelection()?.removeAllRanges();
});

test.each([
  ['text is selected', () => getSelection()?.selectAllChildren(document.body)],
  ['its key is pressed', () => document.body.dispatchEvent(new KeyboardEvent('keydown', KEY))],
])('the script is loaded once when %s, and gets that event', async (_, act) => {
  offerRemarks('/remark.js');
  document.dispatchEvent(new Event('selectionchange'));
  document.body.dispatchEvent(new KeyboardEvent('keydown', { ...KEY, shiftKey: false }));
  expect(listScripts()).toHaveLength(0);
  const seen: string[] = [];
  act();
  document.dispatchEvent(new Event('selectionchange'));
  act();
  const [script, ...others] = listScripts();
  expect(others).toEqual([]);
  for (const type of ['selectionchange', 'keydown'])
    document.addEventListener(type, () => seen.push(type), { once: true });
  script?.dispatchEvent(new Event('load'));
  expect(seen).toHaveLength(1);
});

test.each([
  ['with Ctrl, as AltGr is on Windows', { ctrlKey: true }, 'p', false],
  ['with the command key', { metaKey: true }, 'p', false],
  ['of another letter', { code: 'KeyE' }, 'p', false],
  ['in a field', {}, 'input', false],
  ['on the page', {}, 'p', true],
])('a key %s', (_, change, target, expected) => {
  const event = new KeyboardEvent('keydown', { ...KEY, ...change });
  document.querySelector(target)?.dispatchEvent(event);
  expect(isRemarkKey(event)).toBe(expected);
});
