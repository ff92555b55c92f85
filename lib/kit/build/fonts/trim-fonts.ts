import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { FONTS_FOLDER, type Site, SYSTEM_FONT } from '@/lib/content/schemas/site';
import { makeOnce } from '@/lib/kit/system/make-once';
import { makeOrExplain } from '@/lib/kit/system/run-main';
import { writeChanged } from '@/lib/kit/system/write-changed';

/** Fonts where content/site.json names none; `app/fonts` loads each as `<key>.woff2`. */
const SHIPPED = {
  sans: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  mono: '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
} as const;

/** Folder of the trimmed fonts; `app/fonts` repeats it, because Next needs a literal there. */
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

/** Fonts of pages: of texts, and of code. */
export type FontRole = keyof typeof SHIPPED;

type Fonts = Site['fonts'];

/** Path of a font's source from the root of the project; `undefined` where pages have the system's. */
export function getFontSource(role: FontRole, fonts: Fonts): string | undefined {
  const { text, code } = fonts ?? {};
  const own = role === 'sans' ? text : code;
  if (own === SYSTEM_FONT) return undefined;
  return own?.startsWith(FONTS_FOLDER) ? own : `node_modules/${own ?? SHIPPED[role]}`;
}

/** Smallest and largest weight of a variable font; `undefined` for one of a single weight. */
async function readWeights(font: Buffer): Promise<readonly [number, number] | undefined> {
  const bytes = await subsetFont(font, 'a', { targetFormat: 'sfnt' });
  const tables = Array.from({ length: bytes.readUInt16BE(4) }, (_, index) => 12 + 16 * index);
  const table = tables.find((at) => bytes.toString('latin1', at, at + 4) === 'fvar');
  if (table === undefined) return undefined;
  const fvar = bytes.subarray(bytes.readUInt32BE(table + 8));
  const axes = Array.from(
    { length: fvar.readUInt16BE(8) },
    (_, index) => fvar.readUInt16BE(4) + index * fvar.readUInt16BE(10),
  );
  const axis = axes.find((at) => fvar.toString('latin1', at, at + 4) === 'wght');
  // 16.16 fixed point.
  const read = (at: number) => fvar.readInt32BE(at) / 65_536;
  return axis === undefined ? undefined : [read(axis + 4), read(axis + 12)];
}

/** @throws for a file that is no variable font with the weights of the styles. */
async function checkFont(file: string, font: Buffer): Promise<void> {
  const remedy = 'Name a variable font with weights from 400 to 700 as woff2 or ttf, or "system"';
  const weights = await makeOrExplain(`${file} is no font`, remedy, () => readWeights(font));
  const [first, last] = weights ?? [];
  if (first === undefined || last === undefined || first > 400 || last < 700)
    throw new Error(
      `${file} has ${first === undefined ? 'one weight' : `weights from ${first} to ${last}`}. ${remedy}`,
    );
}

/**
 * Writes the trimmed fonts, and the module that loads those which pages have.
 * @param root folder of the project.
 * @throws with the file of a font that cannot be used.
 */
export async function trimFonts(root: string, fonts?: Fonts): Promise<void> {
  mkdirSync(join(root, TRIMMED_FONTS), { recursive: true });
  const roles: readonly FontRole[] = ['mono', 'sans'];
  const used = roles.filter((role) => getFontSource(role, fonts) !== undefined);
  for (const role of used) {
    const file = getFontSource(role, fonts) ?? '';
    // A package is installed beside this code, whatever project it writes to.
    const folder = existsSync(join(root, file)) ? root : join(__dirname, '../../../..');
    const font = readFileSync(join(folder, file));
    const trimmed = await makeOnce({ kind: 'fonts', code: __filename }, [font], async () => {
      await checkFont(file, font);
      return trimFont(font);
    });
    writeFileSync(join(root, TRIMMED_FONTS, `${role}.woff2`), trimmed);
  }
  const lines = [
    ...used.map((role) => `import { ${role} } from '@/app/fonts/${role}';`),
    `export const FONT_CLASSES: string = \`${used.map((role) => `\${${role}.variable}`).join(' ')}\`;`,
  ];
  mkdirSync(join(root, '.generated'), { recursive: true });
  writeChanged(join(root, '.generated/fonts.ts'), `${lines.join('\n')}\n`);
}
