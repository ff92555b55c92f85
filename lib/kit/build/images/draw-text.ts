import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { makeOnce } from '@/lib/kit/system/make-once';
import { writeChanged } from '@/lib/kit/system/write-changed';
import { escapeHtml } from '@/lib/text/escape-html';
import { TRIMMED_FONTS } from '../fonts/trim-fonts';

const INTER = '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';

/** Distance of two lines of text, as a multiple of its size. */
const LINE_HEIGHT = 1.21;

const fonts = new Map<number, Promise<string>>();

/** Characters that are rendered in the font: those up to the technical symbols. */
const RENDERED_CHARACTERS = Array.from({ length: 0x2300 }, (_, code) =>
  String.fromCodePoint(code),
).join('');

/** Path of the font in one weight, as a file of a kind that sharp can read. */
function readFont(weight: number): Promise<string> {
  const font = fonts.get(weight) ?? writeFont(weight);
  fonts.set(weight, font);
  return font;
}

async function writeFont(weight: number): Promise<string> {
  const source = readFileSync(require.resolve(INTER));
  const maker = { kind: 'rendered-fonts', code: __filename };
  const font = await makeOnce(maker, [source, String(weight)], () =>
    subsetFont(source, RENDERED_CHARACTERS, {
      targetFormat: 'truetype',
      variationAxes: { wght: weight },
    }),
  );
  return writeChanged(join(process.cwd(), TRIMMED_FONTS, `inter-${weight}.ttf`), font);
}

/** Look of a text. */
type TextStyle = {
  readonly size: number;
  readonly weight: 400 | 700;
  readonly colour: string;
};

/** Where lines end: between words, inside of a word that is longer than a line, too, or nowhere. */
type Wrap = 'word' | 'word-char' | 'none';

/** Picture of a text. */
export type TextPicture = {
  /** PNG that ends where its letters do. */
  readonly input: Buffer;
  readonly width: number;
  readonly height: number;
  /** Height of its lines in pixels. */
  readonly room: number;
};

/** Message of sharp for a text without anything to see. */
const NOTHING_TO_SEE = 'no text to render';

/**
 * Draws a text in the font of the portal; letters that this lacks in another font of the machine, or as boxes.
 * @param style its size in pixels.
 * @param lines how wide they may be in pixels; without them all of it is on one line.
 * @returns `undefined` where there is nothing to see.
 */
export async function drawText(
  text: string,
  { size, weight, colour }: TextStyle,
  lines?: { readonly width: number; readonly wrap: Wrap },
): Promise<TextPicture | undefined> {
  // Where a line ends inside of a word, no hyphen: names of code would have another meaning.
  const markup = `<span foreground="${colour}" insert_hyphens="false">${escapeHtml(text)}</span>`;
  const font = `Inter ${weight === 700 ? 'Bold ' : ''}${size}px`;
  const options = { text: markup, font, fontfile: await readFont(weight), dpi: 72, rgba: true };
  try {
    const { data, info } = await sharp({ text: { ...options, ...lines } })
      .png()
      .toBuffer({ resolveWithObject: true });
    const { width, height } = info;
    const count = Math.max(1, Math.round(height / (size * LINE_HEIGHT)));
    return { input: data, width, height, room: Math.round(count * size * LINE_HEIGHT) };
  } catch (error) {
    if (error instanceof Error && error.message.includes(NOTHING_TO_SEE)) return undefined;
    throw error;
  }
}
