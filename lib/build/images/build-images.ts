/**
 * Gives the drawings the colours of content/site.json, and renders those that are served as bitmaps: three
 * sizes of each Get Started step (SPEC 3: srcset small, medium, large), the picture that other sites show beside
 * a link to the portal, and the icon of the tab for browsers that take no SVG.
 */

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { Site } from '@/lib/content/schemas/site';
import { runMain } from '../run-main';
import { escapeHtml } from '@/lib/text/escape-html';
import { estimateTextWidth } from '@/lib/text/wrap-text';
import { readableColour } from '@/lib/theme/readable-colour';
import { launchBrowser } from '../launch-browser';
import { readPrintFonts } from '../fonts/print-fonts';
import { readBrand } from '../read-brand';

/** Pixels, as link previews expect them. */
const SOCIAL_CARD_SIZE = { width: 1200, height: 630 } as const;

const MARGIN = 96;
/** Where the name begins, to the right of the mark. */
const NAME_LEFT = 240;
const NAME_SIZE = 68;
const GAP = 20;

/** Name and tagline share a line where they fit; else the name has it, smaller where that is not enough. */
function fitName({ name, tagline }: Site) {
  const room = SOCIAL_CARD_SIZE.width - NAME_LEFT - MARGIN;
  const wide = estimateTextWidth(name, NAME_SIZE);
  const isShared = wide + GAP + estimateTextWidth(tagline, NAME_SIZE) <= room;
  return { isShared, size: Math.min(NAME_SIZE, Math.floor((NAME_SIZE * room) / wide)) };
}

/** The SVG of the link preview: the mark in the brand's colours, the name, what the portal is for. */
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
 * One PNG as an icon file (`.ico`), which browsers ask for at `/favicon.ico` where a page names none
 * that they can show. Chromium does so between two pages of the portal, too.
 * @param size Pixels a side, below 256.
 */
function encodeIcon(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(DIRECTORY_BYTES + ENTRY_BYTES);
  // An icon, and one of them.
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

/** A tag of a drawing whose colour is the provider's. */
const BRANDED = /<[^>]+\bclass="(brand|brand-2)"[^>]*>/g;

/**
 * A drawing in the provider's colours, as the pages show them: what it marks as `class="brand"` or `brand-2`
 * gets them as its `fill` or `stroke`. A drawing without marks stays as it is.
 */
export function applyBrandColours(svg: string, { primary, secondary }: Site['theme']): string {
  const colours = { brand: readableColour(primary) ?? primary, 'brand-2': secondary };
  return svg.replace(BRANDED, (tag, brandClass: keyof typeof colours) =>
    tag.replace(/\b(fill|stroke)="#[\da-f]+"/i, `$1="${colours[brandClass]}"`),
  );
}

const STEPS = 'public/images/get-started';
const PLUGINS = 'public/images/plugins';

/** Widths in pixels; a drawing is 4 to 3. */
const WIDTHS = { small: 160, medium: 240, large: 480 } as const;

const SVG_DENSITY = 72;

/** Pixels a side, for screens with two of them in one. */
const TAB_ICON = 32;

/** Puts the provider's colours into a drawing, and gives it. */
function paintSvg(file: string): Buffer {
  const painted = applyBrandColours(readFileSync(file, 'utf8'), readBrand().theme);
  writeFileSync(file, painted);
  return Buffer.from(painted);
}

async function renderStep(file: string): Promise<void> {
  const svg = paintSvg(path.join(STEPS, file));
  for (const [size, width] of Object.entries(WIDTHS)) {
    // Rasterised at twice the target, then scaled: lines stay even.
    const density = (SVG_DENSITY * width * 2) / WIDTHS.medium;
    await sharp(svg, { density })
      .resize(width)
      .webp({ quality: 90, alphaQuality: 100, smartSubsample: true })
      .toFile(path.join(STEPS, file.replace(/\.svg$/, `-${size}.webp`)));
  }
}

/** A browser draws the card, because sharp knows only the fonts of the machine. */
async function renderSocialCard(): Promise<void> {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ viewport: SOCIAL_CARD_SIZE });
    const style = `<style>${readPrintFonts()} body { margin: 0 }</style>`;
    await page.setContent(`${style}${renderSocialCardSvg(readBrand())}`);
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

void runMain(main);
