import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSite } from '@/lib/content/read-site';
import { type FontRole, getFontSource, TRIMMED_FONTS } from './trim-fonts';

/** Font of a file that asks for nothing, by the name that the styles of files have for it. */
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

/** Reads the trimmed fonts of the pages as CSS with data URLs; none where pages have the system's. */
export function readPageFonts(): string {
  const { fonts } = readSite();
  const look = 'font-weight: 400 700;';
  const all = [
    { role: 'sans', family: 'Inter' },
    { role: 'mono', family: 'JetBrains Mono' },
  ] as const;
  return embed(
    all
      .filter(({ role }) => getFontSource(role, fonts) !== undefined)
      .map(({ role, family }) => ({ family, look, file: join(TRIMMED_FONTS, `${role}.woff2`) })),
  );
}

/** Reads all of the portal's fonts as CSS with data URLs, because a printed page has no server and no fonts of a system. */
export function readPrintFonts(): string {
  const { fonts } = readSite();
  const look = (style: string) => `font-style: ${style}; font-weight: 100 900;`;
  const find = (role: FontRole) =>
    getFontSource(role, fonts) ?? getFontSource(role, undefined) ?? '';
  const [text, code] = [find('sans'), find('mono')];
  const italic = text.replace(/-normal\.woff2$/, '-italic.woff2');
  return embed([
    { family: 'Inter', look: look('normal'), file: text },
    ...(italic !== text && existsSync(italic)
      ? [{ family: 'Inter', look: look('italic'), file: italic } as const]
      : []),
    { family: 'JetBrains Mono', look: look('normal'), file: code },
  ]);
}
