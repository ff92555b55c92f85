import localFont from 'next/font/local';

/**
 * The two families of the portal, as the custom properties `--font-sans` and `--font-mono`. `optional`, because a
 * font that comes late would break lines anew under the reader's eyes: then this page keeps the fonts of the system
 * and the next one has these.
 */
export const sans = localFont({
  src: '../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  variable: '--font-sans',
  weight: '100 900',
  display: 'optional',
});
export const mono = localFont({
  src: '../node_modules/@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
  variable: '--font-mono',
  weight: '100 800',
  display: 'optional',
  // Made of Arial by default: code would stand in a face that is not monospaced.
  adjustFontFallback: false,
});
