import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { escapeHtml } from '@/lib/text/escape-html';

/** Folder of the fonts, as files that sharp can read. */
const CACHE = 'node_modules/.cache/drawn-fonts';

const INTER = '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';

/** Distance of two lines of text, as a multiple of its size. */
const LINE_HEIGHT = 1.21;

/** What the look of a rendered text depends on besides its style. */
export function listTextVersions(): readonly (string | Buffer)[] {
  return [
    readFileSync(__filename, 'utf8'),
    sharp.versions.vips,
    readFileSync(require.resolve(INTER)),
  ];
}

const fonts = new Map<number, Promise<string>>();

/** Path of the font in one weight, as a file of a kind that sharp can read. */
function readFont(weight: number): Promise<string> {
  const font = fonts.get(weight) ?? writeFont(weight);
  fonts.set(weight, font);
  return font;
}

async function writeFont(weight: number): Promise<string> {
  mkdirSync(CACHE, { recursive: true });
  const file = join(process.cwd(), CACHE, `inter-${weight}.ttf`);
  const source = readFileSync(require.resolve(INTER));
  const characters = Array.from({ length: 0x2300 }, (_, code) => String.fromCodePoint(code)).join(
    '',
  );
  const options = { targetFormat: 'truetype', variationAxes: { wght: weight } } as const;
  writeFileSync(file, await subsetFont(source, characters, options));
  return file;
}

/** Look of a text. */
type TextStyle = {
  readonly size: number;
  readonly weight: 400 | 700;
  readonly colour: string;
  readonly width?: number;
};

/**
 * Draws a text in the font of the portal.
 * @param style its `size` and `width` in pixels; without a width all of it is on one line.
 * @returns its picture, the height of that, and the height of its lines.
 */
export async function drawText(text: string, { size, weight, colour, width }: TextStyle) {
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}">${escapeHtml(text)}</span>`,
      font: `Inter ${weight === 700 ? 'Bold ' : ''}${size}px`,
      fontfile: await readFont(weight),
      ...(width !== undefined && { width }),
      dpi: 72,
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  const lines = Math.max(1, Math.round(info.height / (size * LINE_HEIGHT)));
  return { input: data, height: info.height, room: Math.round(lines * size * LINE_HEIGHT) };
}
