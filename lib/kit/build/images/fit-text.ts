import sharp from 'sharp';
import { listCharacters } from '@/lib/text/cut-text';
import { type TextPicture, drawText } from './draw-text';

/** Characters as readers see them that are looked at; a card never holds so many. */
const MAX_CHARS = 400;
/** Code points of one of them: a family of emoji has 7, a letter with marks seldom 5. */
const MAX_CODE_POINTS = 16;

const ELLIPSIS = '…';

/** The place of a text in a picture, in pixels. */
export type TextBox = {
  readonly width: number;
  /** Sizes of its letters that may be tried, the biggest first, each with how high the text may then be. */
  readonly sizes: readonly (readonly [size: number, height: number])[];
  readonly isOneLine?: boolean;
};

/** Look of a text without its size. */
type TextLook = { readonly weight: 400 | 700; readonly colour: string };

/** A text without what no font has: control characters, halves of characters, more marks than a letter has. */
function clean(text: string): readonly string[] {
  const plain = text
    .slice(0, MAX_CHARS * MAX_CODE_POINTS)
    .replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replace(/[\p{Cn}\p{Co}]/gu, '\ufffd')
    .trim();
  return listCharacters(plain).map((character) =>
    Array.from(character).slice(0, MAX_CODE_POINTS).join(''),
  );
}

/**
 * Draws a text as big as it fits into a box, measured in the real font: smaller, then on lines that end inside of words,
 * then without its end, for which an ellipsis stands.
 * @returns `undefined` for a text without anything to see.
 */
export async function fitText(
  text: string,
  look: TextLook,
  box: TextBox,
): Promise<TextPicture | undefined> {
  const { width, sizes, isOneLine = false } = box;
  const all = clean(text);
  const characters = all.slice(0, MAX_CHARS);
  const whole = characters.join('') + (all.length > MAX_CHARS ? ELLIPSIS : '');
  for (const wrap of isOneLine ? (['none'] as const) : (['word', 'word-char'] as const))
    for (const [size, height] of sizes) {
      const picture = await drawText(whole, { ...look, size }, { width, wrap });
      if (!picture || isInside(picture, width, height)) return picture;
    }
  return cutText(characters, look, box);
}

const isInside = (picture: TextPicture, width: number, height: number) =>
  picture.width <= width && picture.height <= height;

/** Draws as much of the beginning of a text as fits, in the smallest letters, and an ellipsis. */
async function cutText(
  characters: readonly string[],
  look: TextLook,
  { width, sizes, isOneLine = false }: TextBox,
): Promise<TextPicture | undefined> {
  const [size, height] = sizes.at(-1) ?? [0, 0];
  const lines = { width, wrap: isOneLine ? 'none' : 'word-char' } as const;
  const draw = (count: number) => {
    const beginning = characters.slice(0, count).join('').trimEnd();
    return drawText(beginning + ELLIPSIS, { ...look, size }, lines);
  };
  let best = await draw(0);
  let [fitting, tooMany] = [0, characters.length];
  while (tooMany - fitting > 1) {
    const count = Math.floor((fitting + tooMany) / 2);
    const picture = await draw(count);
    if (picture && isInside(picture, width, height)) [fitting, best] = [count, picture];
    else tooMany = count;
  }
  return best && (isInside(best, width, height) ? best : shrink(best, width, height));
}

/** Makes a picture smaller where not even an ellipsis fits. */
async function shrink(picture: TextPicture, width: number, height: number): Promise<TextPicture> {
  const { data, info } = await sharp(picture.input)
    .resize({ width, height, fit: 'inside' })
    .toBuffer({ resolveWithObject: true });
  return { input: data, width: info.width, height: info.height, room: info.height };
}
