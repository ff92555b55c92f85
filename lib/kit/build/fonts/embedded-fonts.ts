import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TRIMMED_FONTS } from './trim-fonts';

/** Font of a file that asks for nothing. */
type EmbeddedFont = {
  readonly family: 'Inter' | 'JetBrains Mono';
  /** Descriptors of CSS besides the family. */
  readonly look: string;
  readonly file: string;
};

const embed = (fonts: readonly EmbeddedFont[]) =>
  fonts
    .map(({ family, look, file }) => {
      const font = readFileSync(file).toString('base64');
      return `@font-face { font-family: '${family}'; ${look} src: url(data:font/woff2;base64,${font}); }`;
    })
    .join('\n');

/** Reads the trimmed fonts of the pages as CSS with data URLs. */
export function readPageFonts(): string {
  const look = 'font-weight: 400 700;';
  return embed([
    { family: 'Inter', look, file: join(TRIMMED_FONTS, 'sans.woff2') },
    { family: 'JetBrains Mono', look, file: join(TRIMMED_FONTS, 'mono.woff2') },
  ]);
}

/** Reads all of the portal's fonts as CSS with data URLs, because a printed page has no server. */
export function readPrintFonts(): string {
  const look = (style: string) => `font-style: ${style}; font-weight: 100 900;`;
  const file = (name: string) => `node_modules/@fontsource-variable/${name}-wght-`;
  const inter = file('inter/files/inter-latin');
  const mono = file('jetbrains-mono/files/jetbrains-mono-latin');
  return embed([
    { family: 'Inter', look: look('normal'), file: `${inter}normal.woff2` },
    { family: 'Inter', look: look('italic'), file: `${inter}italic.woff2` },
    { family: 'JetBrains Mono', look: look('normal'), file: `${mono}normal.woff2` },
  ]);
}
