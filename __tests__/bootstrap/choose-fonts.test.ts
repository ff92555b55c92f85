/** @jest-environment jsdom */
import { chooseFonts, fetchFontsLater, PAGE_FONTS } from '@/lib/bootstrap/choose-fonts';

const root = document.documentElement;

/** Runs it as the first script of a page does, so long after the page's first byte. */
function run(fonts: string | undefined, ms: number): string[] {
  const script = document.createElement('script');
  if (fonts !== undefined) script.setAttribute(PAGE_FONTS, fonts);
  document.head.append(script);
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  Object.defineProperty(performance, 'getEntriesByType', {
    configurable: true,
    value: () => [{ entryType: 'navigation', responseStart: 80 }],
  });
  jest.spyOn(performance, 'now').mockReturnValue(80 + ms);
  chooseFonts();
  return listLinks();
}

const listLinks = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link')].map(
    ({ rel, as, href, crossOrigin }) =>
      [rel, as, new URL(href).pathname, String(crossOrigin)].join(' '),
  );

const isPlain = () => root.hasAttribute('data-plain-fonts');

/** What a page of the same visit begins with. */
function nextPage(): void {
  jest.restoreAllMocks();
  document.head.replaceChildren();
  root.removeAttribute('data-plain-fonts');
}

afterEach(() => {
  nextPage();
  sessionStorage.clear();
  Reflect.deleteProperty(navigator, 'connection');
});

test('fonts are fetched ahead where page and styles came fast', () => {
  expect(run('/a.woff2 /b.woff2', 40)).toEqual([
    'preload font /a.woff2 ',
    'preload font /b.woff2 ',
  ]);
  expect(isPlain()).toBe(false);
  fetchFontsLater();
  expect(listLinks()).toHaveLength(2);
});

test('on a slow line nothing competes with the text, and no page of the visit changes its font', () => {
  expect(run('/a.woff2', 400)).toEqual([]);
  expect(isPlain()).toBe(true);
  nextPage();
  expect(run('/a.woff2', 40)).toEqual([]);
  expect(isPlain()).toBe(true);
});

test('a page that comes slowly after others keeps the fonts that these had', () => {
  run('/a.woff2', 40);
  nextPage();
  expect(run('/a.woff2', 400)).toEqual(['preload font /a.woff2 ']);
  expect(isPlain()).toBe(false);
});

test('the fonts come when such a page is idle, for the next visit', () => {
  run('/a.woff2 /b.woff2', 400);
  fetchFontsLater();
  expect(listLinks()).toEqual(['prefetch font /a.woff2 ', 'prefetch font /b.woff2 ']);
});

test('nothing is fetched for later for a reader who saves data', () => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
  run('/a.woff2', 400);
  fetchFontsLater();
  expect(listLinks()).toEqual([]);
});

test('a page that Next starts preloads its fonts by itself', () => {
  expect(run(undefined, 400)).toEqual([]);
  expect(isPlain()).toBe(false);
});
