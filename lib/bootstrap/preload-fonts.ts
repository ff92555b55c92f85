import { readVisit } from '@/lib/scroll/read-visit';
import { preload } from './start/preload';

/** Attribute of the first script: addresses of the fonts, separated by spaces. */
export const PAGE_FONTS = 'data-page-fonts';

/** Time from the page's first byte to its first script, in ms, above which a line counts as slow. */
const SLOW_LINE_MS = 200;

/**
 * Preloads the fonts where the page and its stylesheets came fast. A browser holds the first frame for preloaded
 * fonts, so that a reader sees them at once; on a slow line he would see an empty page instead, and reads the first
 * page in the fallback (app/fonts).
 */
export function preloadFonts(): void {
  const fonts = document.currentScript?.getAttribute(PAGE_FONTS)?.split(' ') ?? [];
  if (isLineSlow()) return;
  for (const font of fonts) preload(font, 'font', { type: 'font/woff2', crossOrigin: '' });
}

function isLineSlow(): boolean {
  return performance.now() - (readVisit()?.responseStart ?? 0) > SLOW_LINE_MS;
}
