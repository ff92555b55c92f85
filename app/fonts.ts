import localFont from 'next/font/local';

/**
 * The two families of the portal, as the custom properties `--font-sans` and `--font-mono`. `optional`, because a
 * font that comes late would break lines anew under the reader's eyes: then this page keeps the fonts of the system
 * and the next one has these. The files are made before each build (lib/build/fonts/trim-fonts.ts).
 */
export const sans = localFont({
  src: '../.fonts/sans.woff2',
  variable: '--font-sans',
  weight: '400 700',
  display: 'optional',
  // Nothing takes the place of the system's font later, so it need not be as wide as this one: by default, Arial.
  adjustFontFallback: false,
});
export const mono = localFont({
  src: '../.fonts/mono.woff2',
  variable: '--font-mono',
  weight: '400 700',
  display: 'optional',
  adjustFontFallback: false,
});
