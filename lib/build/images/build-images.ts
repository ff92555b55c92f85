/**
 * Applies the colours of content/site.json to the SVG pictures, and renders bitmaps: three sizes of
 * each Get Started step (SPEC 3: srcset small, medium, large), the social card that other sites
 * show beside a link to the portal, and the tab icon for browsers without SVG icons.
 */

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { readSiteFile } from '@/lib/content/load/read-site-file';
import type { Site } from '@/lib/content/schemas/site';
import { escapeHtml } from '@/lib/text/escape-html';
import { estimateTextWidth } from '@/lib/text/wrap-text';
import { readableColour } from '@/lib/theme/readable-colour';
import { readPrintFonts } from '../fonts/print-fonts';
import { launchBrowser } from '../launch-browser';
import { runMain } from '../run-main';

/** Pixels of the social card, as link previews expect them. */
const SOCIAL_CARD_SIZE = { width: 1200, height: 630 } as const;

/** Pixels at each side of the social card. */
const MARGIN = 96;
/** Pixels from the left edge to the name, to the right of the mark. */
const NAME_LEFT = 240;
/** Font size of the name, in pixels. */
const NAME_SIZE = 68;
/** Pixels between name and tagline. */
const GAP = 20;

/** Font size of the name, smaller for a long one, and whether the tagline fits beside it. */
function fitName({ name, tagline }: Site) {
  const room = SOCIAL_CARD_SIZE.width - NAME_LEFT - MARGIN;
  const wide = estimateTextWidth(name, NAME_SIZE);
  const isShared = wide + GAP + estimateTextWidth(tagline, NAME_SIZE) <= room;
  return { isShared, size: Math.min(NAME_SIZE, Math.floor((NAME_SIZE * room) / wide)) };
}

/** Renders the social card as SVG: the mark in the brand's colours, the name, the tagline. */
export function renderSocialCardSvg(site: Site): string {
  const { width, height } = SOCIAL_CARD_SIZE;
  const { primary, secondary } = site.theme;
  const { isShared, size } = fitName(site);
  const tag = `fill="#949cb8">${escapeHtml(site.tagline)}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
  <clipPath id="mark"><rect x="${MARGIN}" y="208" width="112" height="112" rx="34"/></clipPath>
  <path fill="#0c1020" d="M0 0h${width}v${height}H0z"/>
  <g clip-path="url(#mark)">
    <path fill="${primary}" d="M96 208h112v112H96z"/>
    <path fill="${secondary}" d="M208 212v108H100z"/>
  </g>
  <g font-family="Inter, sans-serif" letter-spacing="-1">
    <text x="${NAME_LEFT}" y="288" font-size="${size}" letter-spacing="-2"><tspan font-weight="700" fill="#e9ecf8">${escapeHtml(site.name)}</tspan>${isShared ? `<tspan dx="${GAP}" ${tag}</tspan>` : ''}</text>
    ${isShared ? '' : `<text x="${MARGIN}" y="404" font-size="40" ${tag}</text>`}
    <text x="${MARGIN}" y="${isShared ? 412 : 464}" font-size="40" fill="#b3bad2">Guides, plugins and API reference for taking payments</text>
  </g>
</svg>`;
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

const STEPS = 'public/images/get-started';
const PLUGINS = 'public/images/plugins';

/** Widths in pixels; pictures are 4 to 3. */
const WIDTHS = { small: 160, medium: 240, large: 480 } as const;

/** Dots per inch at which an SVG has its own size. */
const SVG_DENSITY = 72;

/** Pixels a side of the tab icon, for screens of double density. */
const TAB_ICON = 32;

/** Writes an SVG file with the provider's colours, and returns its content. */
function paintSvg(file: string): Buffer {
  const painted = applyBrandColours(readFileSync(file, 'utf8'), readSiteFile().theme);
  writeFileSync(file, painted);
  return Buffer.from(painted);
}

async function renderStep(file: string): Promise<void> {
  const svg = paintSvg(path.join(STEPS, file));
  for (const [size, width] of Object.entries(WIDTHS)) {
    // Rasterised at twice the target and scaled down, so that lines stay even.
    const density = (SVG_DENSITY * width * 2) / WIDTHS.medium;
    await sharp(svg, { density })
      .resize(width)
      .webp({ quality: 90, alphaQuality: 100, smartSubsample: true })
      .toFile(path.join(STEPS, file.replace(/\.svg$/, `-${size}.webp`)));
  }
}

/** Renders the social card with a browser, because sharp knows only the fonts of the machine. */
async function renderSocialCard(): Promise<void> {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ viewport: SOCIAL_CARD_SIZE });
    const style = `<style>${readPrintFonts()} body { margin: 0 }</style>`;
    await page.setContent(`${style}${renderSocialCardSvg(readSiteFile())}`);
    await page.evaluate(() => document.fonts.ready);
    const picture = await page.screenshot();
    await sharp(picture).png({ palette: true }).toFile('public/images/social-card.png');
  } finally {
    await browser.close();
  }
}

async function renderTabIcon(): Promise<void> {
  const svg = paintSvg('public/favicon.svg');
  const png = await sharp(svg, { density: SVG_DENSITY * 4 })
    .resize(TAB_ICON)
    .png()
    .toBuffer();
  writeFileSync('public/favicon.ico', encodeIcon(png, TAB_ICON));
}

async function main(): Promise<void> {
  for (const file of readdirSync(STEPS)) if (file.endsWith('.svg')) await renderStep(file);
  for (const file of readdirSync(PLUGINS))
    if (file.endsWith('.svg')) paintSvg(path.join(PLUGINS, file));
  await renderSocialCard();
  await renderTabIcon();
}

if (require.main === module) void runMain(main);
