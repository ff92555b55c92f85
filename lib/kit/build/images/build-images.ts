/**
 * Applies the colours of content/site.json to the SVG pictures, and renders three sizes of each Get Started step
 * (SPEC 3: srcset small, medium, large) as bitmaps.
 */

import '@/lib/kit/system/write-words';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { readSiteFile } from '@/lib/content/load/read-site-file';
import { makeOrExplain, runMain } from '@/lib/kit/system/run-main';
import { applyBrandColours } from './icons';

const STEPS = 'content/images/get-started';
const PLUGINS = 'content/images/plugins';

/** Widths in pixels; pictures are 4 to 3. */
const WIDTHS = { small: 160, medium: 240, large: 480 } as const;

/** Dots per inch at which an SVG has its own size. */
const SVG_DENSITY = 72;

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

/** Names of the drawings in a folder, which a portal may lack. */
function listDrawings(folder: string): readonly string[] {
  return existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.svg')) : [];
}

async function main(): Promise<void> {
  for (const file of listDrawings(STEPS))
    await makeOrExplain(`${STEPS}/${file} cannot be drawn`, 'Save it as SVG, 4 to 3', () =>
      renderStep(file),
    );
  for (const file of listDrawings(PLUGINS)) paintSvg(path.join(PLUGINS, file));
}

if (require.main === module) void runMain(main);
