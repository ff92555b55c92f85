/**
 * Renders the drawings that are served as bitmaps: three sizes of each Get Started step (SPEC 3: srcset
 * small, medium, large) and the picture that other sites show beside a link to the portal.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { runMain } from '@/lib/export/run-main';
import { launchBrowser } from './launch-browser';
import { readPrintFonts } from './print-fonts';
import { readBrand } from './read-brand';
import { SOCIAL_CARD_SIZE, toSocialCard } from './social-card';

const STEPS = 'public/images/get-started';

/** Widths in pixels; a drawing is 4 to 3. */
const WIDTHS = { small: 160, medium: 240, large: 480 } as const;

const SVG_DENSITY = 72;

async function renderStep(file: string): Promise<void> {
  const svg = readFileSync(path.join(STEPS, file));
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
    await page.setContent(`${style}${toSocialCard(readBrand())}`);
    await page.evaluate(() => document.fonts.ready);
    const picture = await page.screenshot();
    await sharp(picture).png({ palette: true }).toFile('public/images/social-card.png');
  } finally {
    await browser.close();
  }
}

async function main(): Promise<void> {
  for (const file of readdirSync(STEPS)) if (file.endsWith('.svg')) await renderStep(file);
  await renderSocialCard();
}

void runMain(main);
