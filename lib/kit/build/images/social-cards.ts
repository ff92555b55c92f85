import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { readSite } from '@/lib/content/read-content';
import type { Site } from '@/lib/content/schemas/site';
import { getSocialCardPath, SHARED_CARD } from '@/lib/pages/metadata';
import { buildBreadcrumbs } from '@/lib/routes/breadcrumbs';
import type { PageFacts } from '../html/page-facts';
import { drawText, listTextVersions } from './draw-text';

/** Folder of the cards of earlier builds, by hashes of what they show. */
const CACHE = 'node_modules/.cache/social-cards';

/** Pixels of a card, as link previews expect them. */
const SIZE = { width: 1200, height: 630 } as const;
/** Pixels at each side. */
const MARGIN = 96;
/** Pixels that a title may be high before its letters become smaller. */
const MAX_TITLE_HEIGHT = 180;
/** Pixels that a line of text may be wide. */
const WIDTH = SIZE.width - 2 * MARGIN;
/** Pixels a side of the provider's mark. */
const MARK = 48;
/** Pixels from the top of the card to the mark. */
const FOOT = SIZE.height - 80 - MARK;
/** Characters of a description: about two lines. */
const MAX_DESCRIPTION_CHARS = 104;
/** Colours of the file: those of the letters and their edges. With more it is larger by half. */
const COLOURS = 16;

/** Part of `site.json` that a card shows. */
type Brand = Pick<Site, 'name' | 'tagline' | 'theme'>;

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
    .map((page) => [getSocialCardPath(page.path), buildCard(page, tagline)] as const);
  const cards = [[SHARED_CARD, buildSharedCard(pages, brand)] as const, ...own];
  mkdirSync(CACHE, { recursive: true });
  const version = [readFileSync(__filename, 'utf8'), ...listTextVersions()];
  let bytes = 0;
  for (const [target, card] of cards) {
    const cached = join(CACHE, `${hash([...version, JSON.stringify([card, brand])])}.png`);
    if (!existsSync(cached)) writeFileSync(cached, await drawCard(card, brand));
    mkdirSync(dirname(join(root, target)), { recursive: true });
    copyFileSync(cached, join(root, target));
    bytes += readFileSync(cached).length;
  }
  return { count: cards.length, bytes };
}

/** Texts of the card that pages without one of their own share: the provider, and what the first page says. */
function buildSharedCard(pages: readonly PageFacts[], { name, tagline }: Brand): Card {
  const first = pages.find(({ path }) => path === '/');
  return { kicker: tagline, title: name, description: cut(first?.description ?? '') };
}

function hash(parts: readonly (string | Buffer)[]): string {
  const sum = createHash('sha256');
  for (const part of parts) sum.update(part);
  return sum.digest('hex').slice(0, 32);
}

/** Texts of the card of a page. A title that repeats where the page lies, as operations have it, is shortened. */
function buildCard(
  { path, title, description }: Pick<PageFacts, 'path' | 'title' | 'description'>,
  tagline: string,
): Card {
  const above = buildBreadcrumbs(path)
    .slice(0, -1)
    .map(({ name }) => name);
  const repeated = ` (${above.at(-1) ?? ''})`;
  return {
    kicker: above.length === 0 ? tagline : above.join(' / '),
    title: title.endsWith(repeated) ? title.slice(0, -repeated.length) : title,
    description: cut(description),
  };
}

/** The beginning of a description, whole words. */
function cut(text: string): string {
  if (text.length <= MAX_DESCRIPTION_CHARS) return text;
  return `${text.slice(0, MAX_DESCRIPTION_CHARS).replace(/[\s,.;:]*\S*$/, '')} …`;
}

/** Draws a title as big as it fits. */
async function drawTitle(title: string) {
  const style = { weight: 700, colour: '#e9ecf8', width: WIDTH } as const;
  const big = await drawText(title, { ...style, size: 72 });
  return big.height <= MAX_TITLE_HEIGHT ? big : drawText(title, { ...style, size: 52 });
}

/** Draws a card as PNG: where the page lies, its title and description, below them the provider. */
async function drawCard({ kicker, title, description }: Card, brand: Brand): Promise<Buffer> {
  const plain = { weight: 400, width: WIDTH } as const;
  const head = await drawText(kicker, { ...plain, size: 30, colour: '#949cb8' });
  const name = await drawTitle(title);
  const text =
    description === ''
      ? undefined
      : await drawText(description, { ...plain, size: 34, colour: '#b3bad2' });
  const bold = { size: 34, weight: 700, colour: '#e9ecf8', width: WIDTH } as const;
  const provider = await drawText(brand.name, bold);
  const top = MARGIN + 60;
  const below = top + name.room + 20;
  const beside = FOOT + Math.round((MARK - provider.height) / 2);
  const isTextThere = text !== undefined && below + text.height < FOOT - 32;
  const layers = [
    { input: head.input, left: MARGIN, top: MARGIN },
    { input: name.input, left: MARGIN, top },
    ...(isTextThere ? [{ input: text.input, left: MARGIN, top: below }] : []),
    { input: provider.input, left: MARGIN + MARK + 20, top: beside },
  ];
  return sharp(Buffer.from(renderGround(brand.theme)))
    .composite(layers)
    .png({ palette: true, colours: COLOURS, dither: 0, effort: 10 })
    .toBuffer();
}

function renderGround({ primary, secondary }: Site['theme']): string {
  const { width, height } = SIZE;
  const end = MARGIN + MARK;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
  <path fill="#0c1020" d="M0 0h${width}v${height}H0z"/>
  <path fill="${primary}" d="M0 0h${width}v12H0z"/>
  <clipPath id="mark"><rect x="${MARGIN}" y="${FOOT}" width="${MARK}" height="${MARK}" rx="14.5"/></clipPath>
  <g clip-path="url(#mark)">
    <path fill="${primary}" d="M${MARGIN} ${FOOT}h${MARK}v${MARK}h-${MARK}z"/>
    <path fill="${secondary}" d="M${end} ${FOOT + 2}V${FOOT + MARK}H${MARGIN + 2}z"/>
  </g>
</svg>`;
}
