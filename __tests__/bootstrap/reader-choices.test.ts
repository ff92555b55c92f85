/** @jest-environment jsdom */
import { applyReaderChoices } from '@/lib/bootstrap/reader-choices';
import { readableColour } from '@/lib/theme/readable-colour';
import { HOSTILE } from '../theme/hostile-values';

/** Applies them as a page does, before anything else. */
function run(): DOMStringMap {
  applyReaderChoices();
  return document.documentElement.dataset;
}

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.theme;
  delete document.documentElement.dataset.document;
  delete document.documentElement.dataset.lang;
  history.replaceState(null, '', '/');
});
afterEach(() => jest.restoreAllMocks());

test.each([
  ['light', 'light'],
  ['dark', 'dark'],
  ['DARK', undefined],
  ['"><script>', undefined],
  ['', undefined],
])('the remembered theme %j sets %j', (kept, theme) => {
  localStorage.setItem('theme', kept);
  expect(run().theme).toBe(theme);
});

test('a reader who chose nothing gets what the system says', () => {
  expect(run().theme).toBeUndefined();
});

test('a browser that refuses storage still learns which document the address names', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  history.replaceState(null, '', '/api/?swaggerUri=/x.json');
  expect(run().document).toBe('named');
});

test.each([
  ['/api/?swaggerUri=/x.json', 'named'],
  ['/api/?operation=get+%2Fa&swaggerUri=', undefined],
  ['/api/?operation=get+%2Fa', undefined],
  ['/api/?swaggeruri=/x.json', undefined],
  ['/api/#swaggerUri=/x.json', undefined],
])('at %j the document on show is marked %j', (address, mark) => {
  history.replaceState(null, '', address);
  expect(run().document).toBe(mark);
});

test('it leaves nothing of its own in the page', () => {
  const before = Object.keys(window);
  run();
  expect(Object.keys(window)).toEqual(before);
});

describe('SPEC 2 page behaviour: colours are overridden before the first paint', () => {
  const root = document.documentElement;
  const brand = () => [
    root.style.getPropertyValue('--brand'),
    root.style.getPropertyValue('--brand-2'),
  ];
  const open = (query: Readonly<Record<string, string>>) => {
    history.replaceState(null, '', `/?${new URLSearchParams(query)}`);
    run();
  };
  beforeEach(() => {
    sessionStorage.clear();
    root.removeAttribute('style');
  });

  test('those of the address are set and kept for the pages after it', () => {
    open({ themePrimary: '#a00', themeSecondary: '00aa00' });
    expect(brand()).toEqual(['#aa0000', readableColour('00aa00')]);
    root.removeAttribute('style');
    open({});
    expect(brand()).toEqual(['#aa0000', readableColour('00aa00')]);
  });

  test('those of a new address replace those that were kept, each for itself', () => {
    open({ themePrimary: 'a00', themeSecondary: '080' });
    open({ themePrimary: '00a' });
    expect(brand()).toEqual(['#0000aa', '#008800']);
  });

  test.each(HOSTILE.map((text) => [text.slice(0, 60), text]))(
    '%j changes nothing, in the address or in storage',
    (_, text) => {
      open({ themePrimary: text, themeSecondary: text });
      expect(sessionStorage).toHaveLength(0);
      sessionStorage.setItem('themePrimary', text);
      open({});
      expect([brand(), root.getAttribute('style')]).toEqual([['', ''], null]);
    },
  );

  test('a browser that refuses storage still shows them', () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
    open({ themePrimary: 'a00' });
    expect(brand()).toEqual(['#aa0000', '']);
  });
});

describe('the language of code samples', () => {
  test.each([
    ['?lang=python', 'go', 'python', 'python'],
    ['?lang=Python', 'go', 'go', 'go'],
    ['?lang=%22%3E%3Cscript%3E', null, undefined, null],
    ['', 'csharp', 'csharp', 'csharp'],
    ['', 'constructor', undefined, 'constructor'],
    ['', null, undefined, null],
  ])('at %j, with %j kept, is %j; %j is kept', (search, kept, language, keptThen) => {
    if (kept !== null) localStorage.setItem('lang', kept);
    history.replaceState(null, '', `/api/${search}`);
    expect(run().lang).toBe(language);
    expect(localStorage.getItem('lang')).toBe(keptThen);
  });
});
