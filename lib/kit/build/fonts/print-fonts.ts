import { readFileSync } from 'node:fs';

const FILES = [
  { family: 'Inter', style: 'normal', file: 'inter/files/inter-latin-wght-normal.woff2' },
  { family: 'Inter', style: 'italic', file: 'inter/files/inter-latin-wght-italic.woff2' },
  {
    family: 'JetBrains Mono',
    style: 'normal',
    file: 'jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
  },
] as const;

/** Reads the portal's fonts as CSS with data URLs, because a printed page has no server. */
export function readPrintFonts(): string {
  return FILES.map(({ family, style, file }) => {
    const font = readFileSync(`node_modules/@fontsource-variable/${file}`).toString('base64');
    return `@font-face { font-family: '${family}'; font-style: ${style}; font-weight: 100 900; src: url(data:font/woff2;base64,${font}); }`;
  }).join('\n');
}
