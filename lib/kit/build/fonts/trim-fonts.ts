import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { makeOnce } from '@/lib/kit/system/make-once';

/** Sources of the fonts, which `app/fonts.ts` loads as `<key>.woff2`. */
const SOURCES = {
  sans: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  mono: '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
} as const;

/** Folder of the trimmed fonts; `app/fonts.ts` repeats it, because Next needs a literal there. */
export const TRIMMED_FONTS = '.fonts';

const characterRange = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));

/**
 * Characters that are kept: all but combining marks (U+0300 to U+036F), whose rules are a fifth of
 * a font. Letters with accents are characters of their own.
 */
const INCLUDED_CHARACTERS = [...characterRange(0x20, 0x2ff), ...characterRange(0x370, 0xd7ff)].join(
  '',
);

const OPTIONS = {
  targetFormat: 'woff2',
  // Weights that the styles use (__tests__/styles.test.ts).
  variationAxes: { wght: { min: 400, max: 700, default: 400 } },
  // Kerning, localised forms, tabular figures; no ligatures, which show what nobody typed in code.
  keepFeatures: ['kern', 'locl', 'tnum'],
} as const;

/** Trims a font to what pages show: about half of its bytes, nearly all of its characters. */
export async function trimFont(font: Buffer): Promise<Buffer> {
  return subsetFont(font, INCLUDED_CHARACTERS, OPTIONS);
}

/** Writes the trimmed fonts. */
export async function trimFonts(): Promise<void> {
  mkdirSync(TRIMMED_FONTS, { recursive: true });
  for (const [name, source] of Object.entries(SOURCES)) {
    const font = readFileSync(require.resolve(source));
    const trimmed = await makeOnce({ kind: 'fonts', code: __filename }, [font], () =>
      trimFont(font),
    );
    writeFileSync(join(TRIMMED_FONTS, `${name}.woff2`), trimmed);
  }
}
