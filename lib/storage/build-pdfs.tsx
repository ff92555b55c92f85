/**
 * Prints the guides that are given away as files (SPEC 2: disputes and ACH payments) from
 * `content/pdf/*.mdx` to `public/storage/guides`, as tagged PDF with an outline.
 */
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as runtime from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import rehypeSlug from 'rehype-slug';
import { z } from 'zod';
import { parseFrontMatter } from '@/lib/content/source/front-matter';
import { type Site, getSiteValues } from '@/lib/content/kinds/site';
import { runMain } from '@/lib/export/run-main';
import rehypeCode from '@/lib/markdown/rehype-code.mjs';
import rehypeSafe from '@/lib/markdown/rehype-safe.mjs';
import remarkSiteValues from '@/lib/markdown/remark-site-values.mjs';
import { launchBrowser } from './launch-browser';
import { renderPdfPage } from './pdf-document';
import { createPdfElements } from './pdf-elements';
import { readBrand } from './read-brand';
import { readPrintFonts } from './print-fonts';

const SOURCES = 'content/pdf';
const GUIDES = 'public/storage/guides';

const frontMatter = z.object({ title: z.string().min(2), description: z.string().min(20) });

async function renderGuide(file: string, site: Site): Promise<string> {
  const source = readFileSync(file, 'utf8');
  const { title, description } = frontMatter.parse(
    parseFrontMatter(source, (at, message) => {
      throw new Error(`${file}, ${at}: ${message}`);
    }),
  );
  // One of its parts can be imported, but not required as a command's static imports are.
  const { evaluate } = await import('@mdx-js/mdx');
  const { default: Content } = await evaluate(source, {
    ...runtime,
    remarkPlugins: [
      remarkFrontmatter,
      remarkGfm,
      [remarkSiteValues, { values: getSiteValues(site) }],
    ],
    rehypePlugins: [rehypeSafe, rehypeSlug, rehypeCode],
  });
  const footer = `:root { --footer: ${JSON.stringify(`${site.name} · ${title}`)}; }`;
  const css = [readPrintFonts(), footer, readFileSync('lib/storage/print.css', 'utf8')].join('\n');
  const elements = createPdfElements(site.url, process.env.BASE_PATH ?? '');
  const body = renderToStaticMarkup(<Content components={elements} />);
  return renderPdfPage({ site, title, description, css, body });
}

async function main(): Promise<void> {
  mkdirSync(GUIDES, { recursive: true });
  const site = readBrand();
  const browser = await launchBrowser();
  try {
    for (const name of readdirSync(SOURCES).filter((file) => file.endsWith('.mdx'))) {
      const page = await browser.newPage();
      await page.setContent(await renderGuide(path.join(SOURCES, name), site));
      await page.evaluate(() => document.fonts.ready);
      const to = path.join(GUIDES, name.replace(/\.mdx$/, '.pdf'));
      await page.pdf({ path: to, preferCSSPageSize: true, tagged: true, outline: true });
      await page.close();
      console.log(to);
    }
  } finally {
    await browser.close();
  }
}

void runMain(main);
