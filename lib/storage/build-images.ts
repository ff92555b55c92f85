/**
 * Gives the drawings the colours of content/site.json, and renders those that are served as bitmaps: three
 * sizes of each Get Started step (SPEC 3: srcset small, medium, large), the picture that other sites show beside
 * a link to the portal, and the icon of the tab for browsers that take no SVG.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { runMain } from '@/lib/export/run-main';
import { launchBrowser } from './launch-browser';
import { applyBrandColours } from './brand-drawing';
import { encodeIcon } from './icon-file';
import { readPrintFonts } from './print-fonts';
import { readBrand } from './read-brand';
import { SOCIAL_CARD_SIZE, renderSocialCardSvg } from './social-card';

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
