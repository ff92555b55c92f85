import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { trimFont, trimFonts } from '@/lib/kit/build/fonts/trim-fonts';
import { writeProject } from '../../../support/sample-project';

const FILES = [
  'inter/files/inter-latin-wght-normal.woff2',
  'jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
];

/** The tables of a font, by name. */
async function readTables(font: Buffer, text: string): Promise<ReadonlyMap<string, Buffer>> {
  const bytes = await subsetFont(font, text, { targetFormat: 'sfnt' });
  const tables = Array.from({ length: bytes.readUInt16BE(4) }, (_, index) => {
    const at = 12 + 16 * index;
    const from = bytes.readUInt32BE(at + 8);
    const length = bytes.readUInt32BE(at + 12);
    return [bytes.toString('latin1', at, at + 4), bytes.subarray(from, from + length)] as const;
  });
  return new Map(tables);
}

/** The characters of a font, of those below U+10000: the `cmap` table's format 4. */
function toCharacters(cmap: Buffer): readonly number[] {
  const starts = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) =>
    cmap.readUInt32BE(8 + 8 * index),
  );
  const at = starts.find((start) => cmap.readUInt16BE(start) === 4) ?? 0;
  const double = cmap.readUInt16BE(at + 6);
  return Array.from({ length: double / 2 }, (_, index) => {
    const last = cmap.readUInt16BE(at + 14 + 2 * index);
    const first = cmap.readUInt16BE(at + 16 + double + 2 * index);
    return Array.from({ length: last - first + 1 }, (__, step) => first + step);
  })
    .flat()
    .filter((code) => code !== 0xffff);
}

/** The names of what a table of rules offers. */
function toFeatures(table: Buffer | undefined): readonly string[] {
  if (!table) return [];
  const at = table.readUInt16BE(6);
  return Array.from({ length: table.readUInt16BE(at) }, (_, index) =>
    table.toString('latin1', at + 2 + 6 * index, at + 6 + 6 * index),
  );
}

const EVERY = Array.from({ length: 0xd7ff }, (_, code) => String.fromCodePoint(code + 1)).join('');

describe.each(FILES)('%s, trimmed', (file) => {
  const source = readFileSync(`node_modules/@fontsource-variable/${file}`);
  let font: Buffer;
  let tables: ReadonlyMap<string, Buffer>;
  beforeAll(async () => {
    font = await trimFont(source);
    tables = await readTables(font, EVERY);
  });

  it('has all characters but marks, and less than 60 % of the bytes', async () => {
    const before = await readTables(source, EVERY);
    const characters = toCharacters(before.get('cmap') ?? Buffer.alloc(0));
    expect(characters.length).toBeGreaterThan(200);
    expect(toCharacters(tables.get('cmap') ?? Buffer.alloc(0))).toEqual(
      characters.filter((code) => code >= 0x20 && (code < 0x300 || code > 0x36f)),
    );
    expect(font.length).toBeLessThan(source.length * 0.6);
  });

  it('varies in weight, from 400 to 700', () => {
    const axes = tables.get('fvar') ?? Buffer.alloc(0);
    const at = axes.readUInt16BE(4);
    expect(axes.readUInt16BE(8)).toBe(1);
    expect(axes.toString('latin1', at, at + 4)).toBe('wght');
    expect([4, 8, 12].map((place) => axes.readInt32BE(at + place) / 65_536)).toEqual([
      400, 400, 700,
    ]);
  });

  it('joins no letters', () => {
    const features = toFeatures(tables.get('GSUB'));
    expect(features.filter((name) => /^(liga|clig|dlig|calt)$/.test(name))).toEqual([]);
  });
});

it('letters of the text keep their spacing, and figures of one width', async () => {
  const font = await trimFont(readFileSync(`node_modules/@fontsource-variable/${FILES[0]}`));
  const tables = await readTables(font, EVERY);
  expect(toFeatures(tables.get('GPOS'))).toContain('kern');
  expect(toFeatures(tables.get('GSUB'))).toContain('tnum');
});

describe('fonts of an adopter', () => {
  const INTER = readFileSync(`node_modules/@fontsource-variable/${FILES[0]}`);
  const write = async (font: Buffer, fonts: Parameters<typeof trimFonts>[1]) => {
    const root = writeProject({});
    mkdirSync(join(root, 'content/fonts'), { recursive: true });
    writeFileSync(join(root, 'content/fonts/acme.ttf'), font);
    await trimFonts(root, fonts);
    const module = readFileSync(join(root, '.generated/fonts.ts'), 'utf8');
    return { files: readdirSync(join(root, '.fonts')), module };
  };
  const own = { text: 'content/fonts/acme.ttf', code: 'system' };

  it('are trimmed, and the system’s are not loaded', async () => {
    const { files, module } = await write(await subsetFont(INTER, EVERY), own);
    expect(files).toEqual(['sans.woff2']);
    expect(module).toContain("from '@/app/fonts/sans'");
    expect(module).not.toContain('mono');
  });

  it('are none where both are the system’s', async () => {
    const { files, module } = await write(INTER, { text: 'system', code: 'system' });
    expect(files).toEqual([]);
    expect(module).toBe('export const FONT_CLASSES: string = ``;\n');
  });

  const remedy = 'Name a variable font with weights from 400 to 700 as woff2 or ttf, or "system"';
  it.each([
    ['has one weight', 400],
    ['has weights from 400 to 600', { min: 400, max: 600, default: 400 }],
  ])('that %s are refused', async (problem, wght) => {
    const font = await subsetFont(INTER, 'abc', { variationAxes: { wght } });
    await expect(write(font, own)).rejects.toThrow(`content/fonts/acme.ttf ${problem}. ${remedy}`);
  });

  it('that are no fonts are refused', async () =>
    expect(write(Buffer.from('font'), own)).rejects.toThrow(
      /^content\/fonts\/acme\.ttf is no font \(.*\)\. Name a variable font/,
    ));
});
