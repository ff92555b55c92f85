import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';

/** What the fonts of the pages are made of: `app/fonts.ts` names them `<key>.woff2`. */
const SOURCES = {
  sans: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  mono: '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
} as const;

/** Where they lie; `app/fonts.ts` says so once more, as Next reads it there and nowhere else. */
const TARGET = '.fonts';

const characterRange = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));

/**
 * The characters that are kept of those a font has: all but the marks that stand above the letter before them
 * (U+0300 to U+036F). Their rules are a fifth of a font; letters with accents are characters of their own.
 */
const INCLUDED_CHARACTERS = [...characterRange(0x20, 0x2ff), ...characterRange(0x370, 0xd7ff)].join(
  '',
);

const OPTIONS = {
  targetFormat: 'woff2',
  // The weights of the styles (__tests__/styles.test.ts).
  variationAxes: { wght: { min: 400, max: 700, default: 400 } },
  // Spacing, letters as a language writes them, and figures of one width. Other shapes of letters are left out, and
  // ligatures: in code they show what nobody typed.
  keepFeatures: ['kern', 'locl', 'tnum'],
} as const;

/** A font without what no page shows: about half of its bytes, nearly all of its characters. */
export async function trimFont(font: Buffer): Promise<Buffer> {
  return subsetFont(font, INCLUDED_CHARACTERS, OPTIONS);
}

/**
 * Writes the fonts of the pages. They are fetched before the first frame, and read by the browser before it: every
 * reader waits for each of their bytes once.
 */
export async function trimFonts(): Promise<void> {
  mkdirSync(TARGET, { recursive: true });
  for (const [name, source] of Object.entries(SOURCES)) {
    const font = await trimFont(readFileSync(require.resolve(source)));
    writeFileSync(join(TARGET, `${name}.woff2`), font);
  }
}
