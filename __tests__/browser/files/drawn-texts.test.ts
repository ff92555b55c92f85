import { readFileSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';
import { readSite } from '@/lib/content/read-site';
import { readPrintFonts } from '@/lib/kit/build/fonts/embedded-fonts';
import { printPdf } from '@/lib/kit/build/pdf/print-pdf';
import { renderPdfPage } from '@/lib/kit/build/pdf/render-pdf-page';
import { estimateTextWidth } from '@/lib/sequence/wrap-text';
import { escapeHtml } from '@/lib/text/escape-html';
import { TITLES } from '../../support/any-title';

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.connect(process.env.CHROMIUM_ENDPOINT ?? '');
});
afterAll(() => browser.close());

/** Width of an A4 page without its margins, in pixels of CSS: 170 mm. */
const PAPER = { width: 642, height: 971 };

const css = [readPrintFonts(), readFileSync('lib/kit/build/pdf/paper.css', 'utf8')].join('\n');
const look = `${css}\n${readFileSync('lib/kit/build/pdf/print.css', 'utf8')}`;

it.each(TITLES)('a printed guide with %s for a title is as wide as its paper', async (_, title) => {
  const page = await browser.newPage({ viewport: PAPER });
  await page.emulateMedia({ media: 'print' });
  const text = escapeHtml(title);
  const body = `<h2>${text}</h2><ul><li>${text}</li></ul><table><tr><td>${text}</td><td>${text}</td></tr></table><pre>${text}</pre>`;
  const site = { ...readSite(), name: `${title}.` };
  await page.setContent(renderPdfPage({ site, title, description: title, css: look, body }));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PAPER.width);
  expect(await page.locator('h1').count()).toBe(1);
  expect(
    Buffer.from(await printPdf(page))
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  await page.close();
});

it.each(TITLES)('the letters of a drawing have the room that they take: %s', async (_, title) => {
  const page = await browser.newPage();
  const text = title.slice(0, 60);
  await page.setContent(
    `<style>${css}</style><span style="font: 600 13px Inter; white-space: pre">${escapeHtml(text)}</span>`,
  );
  await page.evaluate(() => document.fonts.ready);
  const width = await page.locator('span').evaluate((one) => one.getBoundingClientRect().width);
  expect(width).toBeLessThanOrEqual(estimateTextWidth(text, 13) + 0.5);
  await page.close();
});
