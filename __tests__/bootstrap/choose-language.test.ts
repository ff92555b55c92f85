/** @jest-environment jsdom */
import { checkLanguage, listenForLanguages } from '@/lib/bootstrap/choose-language';

const { dataset } = document.documentElement;
const isChecked = () => [...document.querySelectorAll('input')].map((one) => one.checked);

beforeAll(listenForLanguages);
beforeEach(() => {
  localStorage.clear();
  delete dataset.lang;
  document.body.innerHTML = ['a', 'b']
    .map((name) =>
      ['curl', 'ruby']
        .map((one) => `<input type="radio" name="${name}" data-lang="${one}">`)
        .join(''),
    )
    .concat('<input type="checkbox">')
    .join('');
});
afterEach(() => jest.restoreAllMocks());

test('a language that is chosen in one group holds in all, and is kept', () => {
  document.querySelectorAll('input')[1]?.click();
  expect(isChecked()).toEqual([false, true, false, true, false]);
  expect(dataset.lang).toBe('ruby');
  expect(localStorage.getItem('lang')).toBe('ruby');
});

test('another control chooses no language', () => {
  document.querySelectorAll('input')[4]?.click();
  expect(dataset.lang).toBeUndefined();
  expect(localStorage.getItem('lang')).toBeNull();
});

test('a browser that refuses storage shows the choice on this page', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  document.querySelectorAll('input')[1]?.click();
  expect(isChecked()).toEqual([false, true, false, true, false]);
});

test('arrow keys begin at the language that was chosen on an earlier page', () => {
  dataset.lang = 'ruby';
  checkLanguage();
  expect(isChecked()).toEqual([false, true, false, true, false]);
});
