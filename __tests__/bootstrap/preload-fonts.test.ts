/** @jest-environment jsdom */
import { PAGE_FONTS, preloadFonts } from '@/lib/bootstrap/preload-fonts';

/** Runs it as the first script of a page does, so long after the page's first byte. */
function run(fonts: string | undefined, ms: number): string[] {
  const script = document.createElement('script');
  if (fonts !== undefined) script.setAttribute(PAGE_FONTS, fonts);
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  Object.defineProperty(performance, 'getEntriesByType', {
    configurable: true,
    value: () => [{ entryType: 'navigation', responseStart: 80 }],
  });
  jest.spyOn(performance, 'now').mockReturnValue(80 + ms);
  preloadFonts();
  return [...document.head.querySelectorAll<HTMLLinkElement>('link')].map(
    ({ rel, as, href, crossOrigin }) =>
      [rel, as, new URL(href).pathname, String(crossOrigin)].join(' '),
  );
}

afterEach(() => {
  jest.restoreAllMocks();
  document.head.replaceChildren();
});

test('fonts are fetched ahead where page and styles came fast', () => {
  expect(run('/a.woff2 /b.woff2', 40)).toEqual([
    'preload font /a.woff2 ',
    'preload font /b.woff2 ',
  ]);
});

test('on a slow line nothing competes with the text', () => {
  expect(run('/a.woff2', 400)).toEqual([]);
});

test('a page that Next starts preloads its fonts by itself', () => {
  expect(run(undefined, 40)).toEqual([]);
});
