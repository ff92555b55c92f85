import localFont from 'next/font/local';

/**
 * The two font families, as the custom properties `--font-sans` and `--font-mono`. `optional`: a
 * font that loads too late would reflow the text, so the page keeps the fallback and the next one
 * has these. The first script preloads them where that holds no frame back
 * (lib/bootstrap/preload-fonts.ts). The files are generated before each build
 * (lib/kit/build/fonts/trim-fonts.ts).
 */
export const sans = localFont({
  src: '../.fonts/sans.woff2',
  variable: '--font-sans',
  weight: '400 700',
  display: 'optional',
  // Arial with the height and the mean width of this font.
  adjustFontFallback: 'Arial',
});
export const mono = localFont({
  src: '../.fonts/mono.woff2',
  variable: '--font-mono',
  weight: '400 700',
  display: 'optional',
  // Code does not wrap, so the system's font may have a width of its own.
  adjustFontFallback: false,
});
