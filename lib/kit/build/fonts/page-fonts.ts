import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TRIMMED_FONTS } from './trim-fonts';

const FAMILIES = { sans: 'Inter', mono: 'JetBrains Mono' } as const;

/** Reads the trimmed fonts of the pages as CSS with data URLs, for a file that asks for nothing. */
export function readPageFonts(): string {
  return Object.entries(FAMILIES)
    .map(([name, family]) => {
      const font = readFileSync(join(TRIMMED_FONTS, `${name}.woff2`)).toString('base64');
      return `@font-face { font-family: '${family}'; font-weight: 400 700; src: url(data:font/woff2;base64,${font}); }`;
    })
    .join('\n');
}
