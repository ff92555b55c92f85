import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { DRAWINGS } from '@/lib/content/brand/load-logo';
import type { Site } from '@/lib/content/schemas/site';
import { makeOrExplain } from '@/lib/kit/system/run-main';
import { listCharacters } from '@/lib/text/cut-text';
import { escapeHtml } from '@/lib/text/escape-html';
import {
  luminance,
  parseHexColour,
  parseLinearRgb,
  readableColour,
} from '@/lib/theme/readable-colour';
import { fitText } from './fit-text';

/** Pixels a side of the tab icon, for screens of double density. */
const TAB_ICON = 32;
/** Pixels of the letter in a picture of that size. */
const LETTER = 22;
/** Distance from the middle of a letter to the line that it stands on: half of a capital of Inter. */
const HALF_CAPITAL = 0.364 * LETTER;
/** Dots per inch at which an SVG has its own size. */
const SVG_DENSITY = 72;

/** Part of `site.json` that an icon shows. */
type Brand = Pick<Site, 'name' | 'theme'>;

/** Letter of an icon, and its colours. */
type LetterIcon = {
  readonly letter: string;
  readonly ground: string;
  readonly ink: '#ffffff' | '#000000';
};

/** Which of white and black has the greater contrast (WCAG 2) to a colour: always 4.5:1 or more. */
function chooseInk(ground: string): LetterIcon['ink'] {
  const light = luminance(parseLinearRgb(ground)) + 0.05;
  return 1.05 / light >= light / 0.05 ? '#ffffff' : '#000000';
}

/** Icon of a provider without a drawing: the first letter or digit of its name on its first colour. */
function buildLetterIcon({ name, theme }: Brand): LetterIcon {
  const [any = ''] = listCharacters(name);
  const [first = any] = /[\p{L}\p{N}]/u.exec(name) ?? [];
  const ground = parseHexColour(theme.primary) ?? theme.primary;
  return { letter: first.toLocaleUpperCase(), ground, ink: chooseInk(ground) };
}

/** Renders the ground of a letter, rounded like the provider's mark in the banner, with what is on it. */
function renderGround({ ground }: LetterIcon, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${TAB_ICON} ${TAB_ICON}">
  <rect width="${TAB_ICON}" height="${TAB_ICON}" rx="9.8" fill="${ground}"/>
${content}</svg>
`;
}

/** Renders the icon of a letter as SVG. Its font is the reader's: an icon can load none. */
export function renderLetterIcon(brand: Brand): string {
  const icon = buildLetterIcon(brand);
  const y = Math.round((TAB_ICON / 2 + HALF_CAPITAL) * 100) / 100;
  const font = 'font-family="Inter, system-ui, sans-serif" font-weight="700"';
  return renderGround(
    icon,
    `  <text x="${TAB_ICON / 2}" y="${y}" ${font} font-size="${LETTER}" text-anchor="middle" fill="${icon.ink}">${escapeHtml(icon.letter)}</text>\n`,
  );
}

const drawSvg = (svg: string, side: number) =>
  sharp(Buffer.from(svg), { density: SVG_DENSITY * 4 }).resize(side);

/**
 * Draws the icon of a letter as PNG in the font of the portal, because a build machine may have none. A letter that is
 * wider or higher than those of Latin becomes smaller.
 */
async function drawLetterIcon(brand: Brand, side: number): Promise<Buffer> {
  const icon = buildLetterIcon(brand);
  const room = Math.round((side * (TAB_ICON - 4)) / TAB_ICON);
  const sizes = [LETTER, 16, 12].map(
    (size) => [Math.round((size * side) / TAB_ICON), room] as const,
  );
  const picture = await fitText(
    icon.letter,
    { weight: 700, colour: icon.ink },
    { width: room, sizes, isOneLine: true },
  );
  // The picture of a text ends where its letters do.
  const letter = picture && (await sharp(picture.input).trim().toBuffer());
  return drawSvg(renderGround(icon, ''), side)
    .composite(letter ? [{ input: letter, gravity: 'centre' }] : [])
    .png()
    .toBuffer();
}

const DIRECTORY_BYTES = 6;
const ENTRY_BYTES = 16;
const BITS_PER_PIXEL = 32;

/**
 * Encodes a PNG as icon file (`.ico`), which browsers request at `/favicon.ico` where a page names
 * none that they can show. Chromium does so between two pages of the portal, too.
 * @param size pixels a side, below 256.
 */
function encodeIcon(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(DIRECTORY_BYTES + ENTRY_BYTES);
  // Type 1 is an icon; then the number of pictures.
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, DIRECTORY_BYTES);
  head.writeUInt8(size, DIRECTORY_BYTES + 1);
  head.writeUInt16LE(1, DIRECTORY_BYTES + 4);
  head.writeUInt16LE(BITS_PER_PIXEL, DIRECTORY_BYTES + 6);
  head.writeUInt32LE(png.length, DIRECTORY_BYTES + 8);
  head.writeUInt32LE(head.length, DIRECTORY_BYTES + 12);
  return Buffer.concat([head, png]);
}

/** Tag of an SVG that gets a colour of the provider. */
const BRANDED = /<[^>]+\bclass="(brand|brand-2)"[^>]*>/g;

/**
 * Applies the provider's colours to the `fill` or `stroke` of tags with `class="brand"` or
 * `brand-2` in an SVG. One without such tags stays as it is.
 */
export function applyBrandColours(svg: string, { primary, secondary }: Site['theme']): string {
  const colours = { brand: readableColour(primary) ?? primary, 'brand-2': secondary };
  return svg.replace(BRANDED, (tag, brandClass: keyof typeof colours) =>
    tag.replace(/\b(fill|stroke)="#[\da-f]+"/i, `$1="${colours[brandClass]}"`),
  );
}

/** Reads a drawing of the provider in its colours; `undefined` where there is none. */
function readDrawing(root: string, file: string, { theme }: Brand): string | undefined {
  const path = join(root, file);
  return existsSync(path) ? applyBrandColours(readFileSync(path, 'utf8'), theme) : undefined;
}

/**
 * Draws the provider's icon as PNG: the drawing `content/icon.svg` in its colours, or the first letter of its name.
 * @param root folder of the project.
 * @param side pixels.
 */
export async function drawIcon(root: string, brand: Brand, side: number): Promise<Buffer> {
  const drawing = readDrawing(root, DRAWINGS.icon, brand);
  return drawing === undefined
    ? drawLetterIcon(brand, side)
    : makeOrExplain(
        `${DRAWINGS.icon} cannot be drawn`,
        'Save it as SVG, or delete it: the icon is the first letter of the name then',
        () => drawSvg(drawing, side).png().toBuffer(),
      );
}

/**
 * Writes `public/favicon.svg` and `public/favicon.ico`, and the logos, which a portal may lack.
 * @param root folder of the project.
 */
export async function writeIcons(root: string, brand: Brand): Promise<void> {
  const png = await drawIcon(root, brand, TAB_ICON);
  mkdirSync(join(root, 'public'), { recursive: true });
  const drawing = readDrawing(root, DRAWINGS.icon, brand) ?? renderLetterIcon(brand);
  writeFileSync(join(root, 'public/favicon.svg'), drawing);
  writeFileSync(join(root, 'public/favicon.ico'), encodeIcon(png, TAB_ICON));
  for (const file of [DRAWINGS.logo, DRAWINGS.darkLogo]) {
    const logo = readDrawing(root, file, brand);
    const target = join(root, 'public', basename(file));
    if (logo === undefined) rmSync(target, { force: true });
    else writeFileSync(target, logo);
  }
}
