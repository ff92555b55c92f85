import { readVisit } from '@/lib/scroll/read-visit';
import { preload } from './start/preload';
import { savesData } from './start/saves-data';
import { readStored, store } from './start/stored-text';

/** Attribute of the first script: addresses of the fonts, separated by spaces. */
export const PAGE_FONTS = 'data-page-fonts';

/**
 * Attribute of the root element of a visit that keeps the fallback (app/tokens.css), and key of the visit's storage: `true`
 * or `false`.
 */
const PLAIN_FONTS = 'data-plain-fonts';

/** Time from the page's first byte to its first script, in ms, above which a line counts as slow. */
const SLOW_LINE_MS = 200;

/**
 * Preloads the fonts where the page and its style sheets came fast: the browser holds the first frame for them, so that a
 * reader sees them at once. On a slow line he would see an empty page instead, and a font that comes later would move the
 * text: the visit keeps the fallback, and no font competes with the text. The first page decides for all of the visit, so
 * that none looks unlike the one before.
 */
export function chooseFonts(): void {
  const fonts = document.currentScript?.getAttribute(PAGE_FONTS)?.split(' ');
  if (!fonts) return;
  const storage = () => sessionStorage;
  const isPlain = readStored(storage, PLAIN_FONTS) ?? String(isLineSlow());
  store(storage, PLAIN_FONTS, isPlain);
  if (isPlain === 'true') return document.documentElement.setAttribute(PLAIN_FONTS, '');
  for (const font of fonts) preload(font, 'font', { type: 'font/woff2', crossOrigin: '' });
}

function isLineSlow(): boolean {
  return performance.now() - (readVisit()?.responseStart ?? 0) > SLOW_LINE_MS;
}

/** Has the browser fetch the fonts when it is idle, for the next visit, where this one goes without. */
export function fetchFontsLater(): void {
  if (!document.documentElement.hasAttribute(PLAIN_FONTS) || savesData()) return;
  const fonts = document.querySelector(`[${PAGE_FONTS}]`)?.getAttribute(PAGE_FONTS)?.split(' ');
  const fetch = () =>
    fonts?.forEach((font) => preload(font, 'font', { rel: 'prefetch', crossOrigin: '' }));
  if (document.readyState === 'complete') fetch();
  else addEventListener('load', fetch);
}
