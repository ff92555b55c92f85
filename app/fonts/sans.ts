import localFont from 'next/font/local';

/**
 * Font of texts, as the custom property `--font-sans`. `optional`: a font that loads too late would reflow the text, so
 * the page keeps the fallback. The first script preloads it where that holds no frame back, and has the whole visit keep
 * the fallback elsewhere (lib/bootstrap/choose-fonts.ts). The file is generated before each build (lib/kit/build/fonts/trim-fonts.ts).
 */
export const sans = localFont({
  src: '../../.fonts/sans.woff2',
  variable: '--font-sans',
  weight: '400 700',
  display: 'optional',
  // Arial with the height and the mean width of this font.
  adjustFontFallback: 'Arial',
});
