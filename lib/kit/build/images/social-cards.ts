import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { readSite } from '@/lib/content/read-site';
import type { Site } from '@/lib/content/schemas/site';
import { makeOnce } from '@/lib/kit/system/make-once';
import { makeOrExplain } from '@/lib/kit/system/run-main';
import { getSocialCardPath, SHARED_CARD } from '@/lib/pages/metadata';
import { readCrumbNames } from '@/lib/pages/shell/crumb-names';
import { buildBreadcrumbs } from '@/lib/routes/build-breadcrumbs';
import { listCharacters } from '@/lib/text/cut-text';
import type { PageFacts } from '../html/page-facts';
import type { TextPicture } from './draw-text';
import { fitText, type TextBox } from './fit-text';
import { drawIcon } from './icons';

const SITE_FILE = 'content/site.json';

/** Pixels of a card, as link previews expect them. */
const SIZE = { width: 1200, height: 630 } as const;
/** Pixels at each side. */
const MARGIN = 96;
/** Pixels that a line of text may be wide. */
const WIDTH = SIZE.width - 2 * MARGIN;
/** Pixels a side of the provider's mark. */
const MARK = 48;
/** Pixels from the top of the card to the mark. */
const FOOT = SIZE.height - 80 - MARK;
/** Characters of a description: about two lines. */
const MAX_DESCRIPTION_CHARS = 104;
/** Pixels of letters of a description, and between its lines and what is beside them. */
const [DESCRIPTION_SIZE, DESCRIPTION_SPACE] = [34, 32];
/** Pixels from the top of the card to the title. */
const TOP = MARGIN + 60;

/** Places of the texts. A title that is higher than two lines has smaller letters. */
const BOXES = {
  kicker: {
    width: WIDTH,
    sizes: [
      [30, 48],
      [24, 48],
    ],
    isOneLine: true,
  },
  title: {
    width: WIDTH,
    sizes: [
      [72, 180],
      ...([52, 44, 36] as const).map((size) => [size, FOOT - DESCRIPTION_SPACE - TOP] as const),
    ],
  },
  provider: {
    width: WIDTH - MARK - 20,
    sizes: [
      [34, MARK],
      [28, MARK],
      [24, MARK],
    ],
    isOneLine: true,
  },
} as const satisfies Record<string, TextBox>;
/** Colours of the file: those of the letters and their edges. With more it is larger by half. */
const COLOURS = 16;

/** Part of `site.json` that a card shows. */
type Brand = Pick<Site, 'name' | 'tagline' | 'theme'>;

/** Brand with its icon as PNG, `MARK` pixels a side. */
type RenderedBrand = Brand & { readonly icon: Buffer };

/** Texts of one card. */
type Card = {
  readonly kicker: string;
  readonly title: string;
  readonly description: string;
};

/**
 * Draws the social cards of the pages that name one, at `social/<path>.png`, and the one that all others share. A card
 * that an earlier build made of the same texts in the same brand is copied.
 * @param root folder of the export.
 * @param pages none where there is nothing to link to.
 * @returns number of cards and their size in bytes.
 */
export async function writeSocialCards(
  root: string,
  pages: readonly PageFacts[],
): Promise<{ readonly count: number; readonly bytes: number }> {
  if (pages.length === 0) return { count: 0, bytes: 0 };
  const { name, tagline, theme } = readSite();
  const brand = { name, tagline, theme };
  const own = pages
    .filter(({ path, image }) => image.endsWith(getSocialCardPath(path)))
    .map((page) => [getSocialCardPath(page.path), buildCard(page, tagline), page.path] as const);
  const cards = [[SHARED_CARD, buildSharedCard(pages, brand), SITE_FILE] as const, ...own];
  const maker = { kind: 'social-cards', code: __filename };
  const icon = await drawIcon(process.cwd(), brand, MARK);
  let bytes = 0;
  for (const [target, card, path] of cards) {
    const make = () => tryCard(path, card, { ...brand, icon });
    const png = await makeOnce(maker, [JSON.stringify([card, brand]), icon], make);
    mkdirSync(dirname(join(root, target)), { recursive: true });
    writeFileSync(join(root, target), png);
    bytes += png.length;
  }
  return { count: cards.length, bytes };
}

/** Remedy where the card that pages share cannot be made. */
const SHARED_REMEDY = 'Change "name" or "tagline" there, or the description of the first page';

/** Draws a card. @throws with its page, or the file of what it shows, and what to do. */
function tryCard(path: string, card: Card, brand: RenderedBrand): Promise<Buffer> {
  const remedy =
    path === SITE_FILE
      ? SHARED_REMEDY
      : `Change the title ${JSON.stringify(card.title)} or the description of this page, or let all pages share one: "socialCards": false in ${SITE_FILE}`;
  return makeOrExplain(`${path}: the picture for link previews cannot be made`, remedy, () =>
    drawCard(card, brand),
  );
}

/** Texts of the card that pages without one of their own share: the provider, and what the first page says. */
function buildSharedCard(pages: readonly PageFacts[], { name, tagline }: Brand): Card {
  const first = pages.find(({ path }) => path === '/');
  return { kicker: tagline, title: name, description: cut(first?.description ?? '') };
}

/** Texts of the card of a page. A title that repeats where the page lies, as operations have it, is shortened. */
function buildCard(
  { path, title, description }: Pick<PageFacts, 'path' | 'title' | 'description'>,
  tagline: string,
): Card {
  const above = buildBreadcrumbs(path, [], readCrumbNames())
    .slice(0, -1)
    .map(({ name }) => name);
  const repeated = ` (${above.at(-1) ?? ''})`;
  return {
    kicker: above.length === 0 ? tagline : above.join(' / '),
    title: title.endsWith(repeated) ? title.slice(0, -repeated.length) : title,
    description: cut(description),
  };
}

/** The beginning of a description: whole words, where it has some that are not too long. */
function cut(text: string): string {
  const characters = listCharacters(text);
  if (characters.length <= MAX_DESCRIPTION_CHARS) return text;
  const beginning = characters.slice(0, MAX_DESCRIPTION_CHARS).join('');
  const words = beginning.replace(/[\s,.;:]*\S*$/, '');
  return words.length < beginning.length / 2 ? `${beginning}…` : `${words} …`;
}

/** A layer of a card, as far as there is something to see on it. */
function place(picture: TextPicture | undefined, left: number, top: number) {
  return picture ? [{ input: picture.input, left, top }] : [];
}

/** Draws a card as PNG: where the page lies, its title and description, below them the provider. */
async function drawCard(
  { kicker, title, description }: Card,
  brand: RenderedBrand,
): Promise<Buffer> {
  const head = await fitText(kicker, { weight: 400, colour: '#949cb8' }, BOXES.kicker);
  const name = await fitText(title, { weight: 700, colour: '#e9ecf8' }, BOXES.title);
  const provider = await fitText(brand.name, { weight: 700, colour: '#e9ecf8' }, BOXES.provider);
  const below = TOP + (name?.room ?? 0) + 20;
  const left = FOOT - DESCRIPTION_SPACE - below;
  const box = { width: WIDTH, sizes: [[DESCRIPTION_SIZE, left]] } as const;
  const text =
    left > DESCRIPTION_SIZE
      ? await fitText(description, { weight: 400, colour: '#b3bad2' }, box)
      : undefined;
  const beside = FOOT + Math.round((MARK - (provider?.height ?? 0)) / 2);
  const layers = [
    ...place(head, MARGIN, MARGIN),
    ...place(name, MARGIN, TOP),
    ...place(text, MARGIN, below),
    { input: brand.icon, left: MARGIN, top: FOOT },
    ...place(provider, MARGIN + MARK + 20, beside),
  ];
  return sharp(Buffer.from(renderGround(brand.theme)))
    .composite(layers)
    .png({ palette: true, colours: COLOURS, dither: 0, effort: 10 })
    .toBuffer();
}

function renderGround({ primary }: Site['theme']): string {
  const { width, height } = SIZE;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
  <path fill="#0c1020" d="M0 0h${width}v${height}H0z"/>
  <path fill="${primary}" d="M0 0h${width}v12H0z"/>
</svg>`;
}
