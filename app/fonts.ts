import localFont from 'next/font/local';

/**
 * The two font families, as the custom properties `--font-sans` and `--font-mono`. `optional`: a
 * font that loads too late would reflow the text, so the page keeps the system fonts and the next
 * one has these. The files are generated before each build (lib/build/fonts/trim-fonts.ts).
 */
export const sans = localFont({
  src: '../.fonts/sans.woff2',
  variable: '--font-sans',
  weight: '400 700',
  display: 'optional',
  // The fallback is never swapped, so it need not have the width of this font (default: Arial).
  adjustFontFallback: false,
});
export const mono = localFont({
  src: '../.fonts/mono.woff2',
  variable: '--font-mono',
  weight: '400 700',
  display: 'optional',
  adjustFontFallback: false,
});
