import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { renderLetterIcon, writeIcons } from '@/lib/kit/build/images/icons';
import { luminance, parseLinearRgb } from '@/lib/theme/readable-colour';

const theme = (primary: string) => ({ primary, secondary: '#f2643d' });

/** Picture of an icon file, by its directory. */
function readPicture(icon: Buffer): Buffer {
  const [length, offset] = [icon.readUInt32LE(14), icon.readUInt32LE(18)];
  return icon.subarray(offset, offset + length);
}

async function draw(brand: Parameters<typeof writeIcons>[1], drawing?: string) {
  const root = mkdtempSync(join(tmpdir(), 'portal-icons-'));
  mkdirSync(join(root, 'content'));
  if (drawing) writeFileSync(join(root, 'content/icon.svg'), drawing);
  await writeIcons(root, brand);
  const icon = readFileSync(join(root, 'public/favicon.ico'));
  const svg = readFileSync(join(root, 'public/favicon.svg'), 'utf8');
  const pixels = await sharp(readPicture(icon)).ensureAlpha().raw().toBuffer();
  return { icon, svg, pixels };
}

/** Colour of a pixel of 32 by 32, as `#rrggbb`. */
const getColour = (pixels: Buffer, x: number, y: number) =>
  `#${pixels.subarray((y * 32 + x) * 4, (y * 32 + x) * 4 + 3).toString('hex')}`;

it('draws the provided drawing in the colours of the brand', async () => {
  const drawing = readFileSync('content/icon.svg', 'utf8');
  const { icon, svg, pixels } = await draw({ name: 'Acme', theme: theme('#0a7b83') }, drawing);
  expect(await sharp(readPicture(icon)).metadata()).toMatchObject({
    ...{ format: 'png', width: 32, height: 32 },
  });
  expect([icon.readUInt8(6), icon.readUInt8(7)]).toEqual([32, 32]);
  expect(svg).toBe(drawing.replace('#2346d8', '#0a7b83'));
  expect([getColour(pixels, 8, 8), getColour(pixels, 24, 24)]).toEqual(['#0a7b83', '#f2643d']);
});

it('without a drawing draws the first letter of the name on the first colour, in the middle of it', async () => {
  const { svg, pixels } = await draw({ name: '(élan)', theme: theme('#123') });
  expect(svg).toMatch(/ fill="#112233"\/>\n {2}<text [^>]*fill="#ffffff">É<\/text>/);
  expect(getColour(pixels, 3, 16)).toBe('#112233');
  const isLetter = (x: number, y: number) =>
    luminance(parseLinearRgb(getColour(pixels, x, y))) > 0.3;
  const indices = Array.from({ length: 32 }, (_, index) => index);
  const columns = indices.filter((x) => indices.some((y) => isLetter(x, y)));
  const rows = indices.filter((y) => indices.some((x) => isLetter(x, y)));
  for (const used of [columns, rows]) {
    const [from = 0, to = 0] = [used.at(0), used.at(-1)];
    expect(Math.abs(from - (31 - to))).toBeLessThan(3);
    expect(to - from).toBeGreaterThan(8);
  }
});

it.each([
  ['#ffe100', '#000000'],
  ['#2346d8', '#ffffff'],
  ['#767676', '#000000'],
  ['#757575', '#ffffff'],
])('a letter on %s is %s', (primary, ink) => {
  expect(renderLetterIcon({ name: 'Acme', theme: theme(primary) })).toContain(`fill="${ink}">A<`);
});

it('a name may begin with a digit', async () => {
  const { svg } = await draw({ name: '7 & more', theme: theme('#2346d8') });
  expect(svg).toContain('>7</text>');
});

it.each(['\ufdfd', '\u{1f3ab}', '\ufb03', 'ß', '\u{12031}', 'i\u0307\u0323', '\u200b', 'Ǆ'])(
  'the letter of the name %j fits into the icon',
  async (name) => {
    const { icon, svg } = await draw({ name, theme: theme('#123') });
    expect(await sharp(readPicture(icon)).metadata()).toMatchObject({ width: 32, height: 32 });
    expect(svg).not.toMatch(/[\ud800-\udbff](?![\udc00-\udfff])/);
  },
);

it('writes the logos in the colours of the brand, and takes away those that are no more', async () => {
  const root = mkdtempSync(join(tmpdir(), 'portal-icons-'));
  mkdirSync(join(root, 'content'));
  const logo = (name: string) => join(root, `content/${name}.svg`);
  for (const name of ['logo', 'logo-dark'])
    writeFileSync(logo(name), '<svg><path class="brand" fill="#000000"/></svg>');
  const brand = { name: 'Acme', theme: theme('#0a7b83') };
  await writeIcons(root, brand);
  rmSync(logo('logo-dark'));
  await writeIcons(root, brand);
  expect(readFileSync(join(root, 'public/logo.svg'), 'utf8')).toContain('fill="#0a7b83"');
  expect(existsSync(join(root, 'public/logo-dark.svg'))).toBe(false);
});
