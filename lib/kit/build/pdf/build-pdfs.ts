/**
 * Prints the PDF guides (SPEC 2: disputes and ACH payments) from `content/pdf/*.mdx` to
 * `public/storage/guides`, as tagged PDF with an outline.
 */

import '@/lib/kit/system/write-words';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { LANG } from '@/.generated/words/locale';
import { readSiteFile } from '@/lib/content/load/read-site-file';
import type { Site } from '@/lib/content/schemas/site';
import { parseFrontMatter } from '@/lib/content/source/front-matter';
import { launchBrowser } from '@/lib/kit/browsers/chromium';
import { runMain } from '@/lib/kit/system/run-main';
import { createHighlighter } from '@/lib/markdown/highlight.mjs';
import { FENCE_LANGUAGES } from '@/lib/markdown/rehype-code.mjs';
import { getSiteValues } from '@/lib/markdown/remark-site-values.mjs';
import { withBasePath } from '@/lib/routes/urls';
import { escapeHtml } from '@/lib/text/escape-html';
import { readableColour } from '@/lib/theme/readable-colour';
import { readPrintFonts } from '../fonts/embedded-fonts';
import { printGuide } from '../markdown/guide-blocks';
import { renderHtml } from '../markdown/print-markdown.mjs';
import { printPdf } from './print-pdf';

const SOURCES = 'content/pdf';
const GUIDES = 'public/storage/guides';

const frontMatter = z.object({ title: z.string().min(2), description: z.string().min(20) });

const readStyle = (name: string) => readFileSync(path.join(__dirname, name), 'utf8');

async function renderGuide(file: string, site: Site): Promise<string> {
  const source = readFileSync(file, 'utf8');
  const { title, description } = frontMatter.parse(
    parseFrontMatter(source, (at, message) => {
      throw new Error(`${file}, ${at}: ${message}`);
    }),
  );
  const footer = `:root { --footer: ${JSON.stringify(`${site.name} · ${title}`)}; }`;
  const css = [readPrintFonts(), footer, readStyle('paper.css'), readStyle('print.css')].join('\n');
  const highlight = await createHighlighter(Object.keys(FENCE_LANGUAGES));
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
      const page = await browser.newPage();
      await page.setContent(await renderGuide(path.join(SOURCES, name), site));
      await page.evaluate(() => document.fonts.ready);
      const to = path.join(GUIDES, name.replace(/\.mdx$/, '.pdf'));
      writeFileSync(to, await printPdf(page));
      await page.close();
      console.log(to);
    }
  } finally {
    await browser.close();
  }
}

if (require.main === module) void runMain(main);

type PdfPage = Readonly<{
  site: Site;
  title: string;
  description: string;
  /** Stylesheet with the fonts. */
  css: string;
  /** Text of the guide as HTML. */
  body: string;
}>;

/** Renders the HTML page to print: title, lead and text below the provider's mark and name. */
function renderPdfPage({ site, title, description, css, body }: PdfPage): string {
  const { name, tagline, theme } = site;
  return `<!doctype html>
<html lang="${LANG}">
<head>
<meta charset="utf-8">
<title>${escapeHtml(`${title} | ${name}`)}</title>
<style>:root{--brand:${readableColour(theme.primary) ?? theme.primary}}
${css}</style>
</head>
<body>
<header>
<svg viewBox="0 0 32 32" width="20" height="20" aria-hidden="true">
<clipPath id="mark"><rect width="32" height="32" rx="9.8"/></clipPath>
<g clip-path="url(#mark)">
<path fill="${theme.primary}" d="M0 0h32v32H0z"/>
<path fill="${theme.secondary}" d="M32 1.28V32H1.28z"/>
</g>
</svg>
<span>${escapeHtml(name)}</span>
<span class="kind">${escapeHtml(tagline)}</span>
</header>
<main>
<h1>${escapeHtml(title)}</h1>
<p class="lead">${escapeHtml(description)}</p>
${body}
</main>
</body>
</html>`;
}
