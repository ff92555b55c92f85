/**
 * Prints the PDF guides (SPEC 2: disputes and ACH payments) from `content/pdf/*.mdx` to
 * `content/storage/guides`, as tagged PDF with an outline.
 */

import '@/lib/kit/system/write-words';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { readSiteFile } from '@/lib/content/load/read-site-file';
import type { Site } from '@/lib/content/schemas/site';
import { parseFrontMatter } from '@/lib/content/source/front-matter';
import { launchBrowser } from '@/lib/kit/browsers/chromium';
import { makeOrExplain, runMain } from '@/lib/kit/system/run-main';
import { createHighlighter } from '@/lib/markdown/highlight.mjs';
import { normalizeLanguage } from '@/lib/markdown/rehype-code.mjs';
import { getSiteValues } from '@/lib/markdown/remark-site-values.mjs';
import { withBasePath } from '@/lib/routes/urls';
import { readPrintFonts } from '../fonts/embedded-fonts';
import { printGuide } from '../markdown/guide-blocks';
import { renderHtml } from '../markdown/print-markdown.mjs';
import { printPdf } from './print-pdf';
import { renderPdfPage } from './render-pdf-page';

const SOURCES = 'content/pdf';
const GUIDES = 'content/storage/guides';
const REMEDY = '`npx tsx lib/kit/build/prepare.ts` says what is wrong with each line';

const frontMatter = z.object({ title: z.string().min(2), description: z.string().min(20) });

const readStyle = (name: string) => readFileSync(path.join(__dirname, name), 'utf8');

async function renderGuide(file: string, site: Site): Promise<string> {
  const source = readFileSync(file, 'utf8');
  const { title, description } = frontMatter.parse(
    parseFrontMatter(source, (at, message) => {
      throw new Error(`${at}: ${message}`);
    }),
  );
  const css = [readPrintFonts(), readStyle('paper.css'), readStyle('print.css')].join('\n');
  const fences = [...source.matchAll(/^ *(?:```|~~~)(\S+)/gm)].map(([, name = '']) =>
    normalizeLanguage(name),
  );
  const highlight = await createHighlighter(fences.filter((language) => language !== 'text'));
  // Links of a PDF have no page that they could be relative to.
  const getHref = (href: string) =>
    href.startsWith('/') ? site.url + withBasePath(href, process.env.BASE_PATH ?? '') : href;
  const body = renderHtml(printGuide(source, getSiteValues(site)), getHref, highlight);
  return renderPdfPage({ site, title, description, css, body });
}

async function main(): Promise<void> {
  mkdirSync(GUIDES, { recursive: true });
  const site = readSiteFile();
  const browser = await launchBrowser();
  try {
    for (const name of readdirSync(SOURCES).filter((file) => file.endsWith('.mdx'))) {
      const file = path.join(SOURCES, name);
      const to = path.join(GUIDES, name.replace(/\.mdx$/, '.pdf'));
      await makeOrExplain(`${file} cannot be printed`, REMEDY, async () => {
        const page = await browser.newPage();
        await page.setContent(await renderGuide(file, site));
        await page.evaluate(() => document.fonts.ready);
        writeFileSync(to, await printPdf(page));
        await page.close();
      });
      console.log(to);
    }
  } finally {
    await browser.close();
  }
}

if (require.main === module) void runMain(main);
