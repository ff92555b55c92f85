import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { readSite } from '@/lib/content/read-site';
import { launchBrowser } from '@/lib/kit/browsers/chromium';
import { getReleaseDay } from '@/lib/openapi/overview/document-info';
import { readApis, type SavedApi } from '@/lib/pages/read-apis';
import {
  REFERENCE_FOLDER,
  REFERENCE_LIST,
  type ReferenceFile,
} from '@/lib/pages/reading/reference-files';
import { readableColour } from '@/lib/theme/readable-colour';
import { readPageFonts } from '../fonts/page-fonts';
import { printPdf } from '../pdf/print-pdf';
import { renderReference } from './render-reference';

/** Folder of the PDFs of earlier builds, by the hash of their HTML. */
const CACHE = 'node_modules/.cache/reference-pdf';

/**
 * Writes the whole reference of each document as one HTML file and as PDF to `public/reference`, unless site.json
 * switches that off, and lists them for the pages that link to them. Without Chromium there is no PDF, but one of an
 * earlier build of the same HTML.
 * @param basePath `''` or like `/developer`.
 * @param canPrint whether there is a Chromium (`findPdfPrinter`).
 */
export async function writeReferences(basePath: string, canPrint: boolean): Promise<void> {
  const folder = join('public', REFERENCE_FOLDER);
  rmSync(folder, { recursive: true, force: true });
  const files: ReferenceFile[] = [];
  if (readSite().referenceFiles) {
    mkdirSync(folder, { recursive: true });
    for (const saved of readApis()) {
      const html = renderSaved(saved, basePath);
      const target = join(folder, `${saved.id}.html`);
      writeFileSync(target, html);
      files.push({ id: saved.id, kind: 'html', bytes: statSync(target).size });
      const pdf = await makePdf(html, getReleaseDay(saved.api), canPrint);
      if (pdf === undefined) continue;
      const copy = join(folder, `${saved.id}.pdf`);
      copyFileSync(pdf, copy);
      files.push({ id: saved.id, kind: 'pdf', bytes: statSync(copy).size });
    }
  }
  mkdirSync('.generated', { recursive: true });
  writeFileSync(REFERENCE_LIST, JSON.stringify(files));
}

const readPart = (name: string) => readFileSync(join(__dirname, name), 'utf8');

function renderSaved({ api, name }: SavedApi, basePath: string): string {
  const { name: provider, theme, url } = readSite();
  return renderReference(api, {
    ...{ name, provider, portal: url + basePath },
    brand: readableColour(theme.primary) ?? theme.primary,
    css: [readPageFonts(), readPart('../pdf/paper.css'), readPart('reference.css')].join('\n'),
    script: readPart('filter.js'),
  });
}

/** Path of the PDF of a reference; `undefined` where it has to be printed and there is no Chromium. */
async function makePdf(html: string, day: string, canPrint: boolean): Promise<string | undefined> {
  const name = createHash('sha256').update(html).digest('hex').slice(0, 32);
  const cached = join(CACHE, `${name}.pdf`);
  if (existsSync(cached)) return cached;
  if (!canPrint) return undefined;
  // The day of the release, so that two builds of one source are alike.
  const pdf = await printHtml(html, new Date(day || '2000-01-01'));
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(`${cached}.new`, pdf);
  // In one step, so that an interrupted build leaves no half of a file.
  renameSync(`${cached}.new`, cached);
  return cached;
}

/** Prints HTML. Its script is not run. */
async function printHtml(html: string, date: Date): Promise<Uint8Array> {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.setContent(html);
    return await printPdf(page, date);
  } finally {
    await browser.close();
  }
}
