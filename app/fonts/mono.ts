import localFont from 'next/font/local';

/** Font of code, as the custom property `--font-mono`; it loads as that of texts does. */
export const mono = localFont({
  src: '../../.fonts/mono.woff2',
  variable: '--font-mono',
  weight: '400 700',
  display: 'optional',
  // Code does not wrap, so the system's font may have a width of its own.
  adjustFontFallback: false,
});
