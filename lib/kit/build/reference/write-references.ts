import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readApiDocument } from '@/lib/content/read-api-document';
import { readSite } from '@/lib/content/read-site';
import { launchBrowser } from '@/lib/kit/browsers/chromium';
import { makeOnce } from '@/lib/kit/system/make-once';
import { makeOrExplain } from '@/lib/kit/system/run-main';
import type { JsonObject } from '@/lib/openapi/core/types';
import { getReleaseDay } from '@/lib/openapi/overview/document-info';
import { readApis, type SavedApi } from '@/lib/pages/read-apis';
import { REFERENCE_LIST, type ReferenceFile } from '@/lib/pages/reading/reference-files';
import { renderReference } from '@/lib/pages/reading/render-reference';
import { REFERENCE_FOLDER } from '@/lib/routes/urls';
import { readableColour } from '@/lib/theme/readable-colour';
import { readPageFonts } from '../fonts/embedded-fonts';
import { printPdf } from '../pdf/print-pdf';
import { buildEventFiles } from './build-event-files';

const FAILURE = 'the whole reference of this document cannot be written';
const REMEDY =
  'Without these files the build needs none of it: "referenceFiles": false in content/site.json';

/**
 * Writes the whole reference of each document as one HTML file and as PDF to `public/reference`, and its events as an
 * AsyncAPI document with JSON Schemas, unless site.json switches that off, and lists them for the pages that link to
 * them. Without Chromium there is no PDF, but one of an
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
      const write = (kind: ReferenceFile['kind'], content: Buffer) => {
        writeFileSync(join(folder, `${saved.id}.${kind}`), content);
        files.push({ id: saved.id, kind, bytes: content.length });
      };
      await makeOrExplain(`public/openapi/${saved.id}.json: ${FAILURE}`, REMEDY, async () => {
        const html = await makeHtml(saved, basePath);
        write('html', html);
        const pdf = await makePdf(String(html), getReleaseDay(saved.api), canPrint);
        if (pdf) write('pdf', pdf);
        const document: JsonObject = JSON.parse(readApiDocument(saved.id));
        const events = buildEventFiles(document, saved.id);
        if (!events) return;
        write('asyncapi.json', printFile(events.asyncApi));
        mkdirSync(join(folder, saved.id));
        for (const [name, schema] of events.schemas)
          writeFileSync(join(folder, saved.id, name), printFile(schema));
      });
    }
  }
  mkdirSync('.generated', { recursive: true });
  writeFileSync(REFERENCE_LIST, JSON.stringify(files));
}

const printFile = (value: JsonObject) => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);

const readPart = (name: string) => readFileSync(join(__dirname, name), 'utf8');

/** HTML of a document, which its text, its name and the look of the portal decide. */
function makeHtml({ id, api, name }: SavedApi, basePath: string): Promise<Buffer> {
  const { name: provider, theme, url } = readSite();
  const facts = {
    ...{ name, provider, portal: url + basePath },
    brand: readableColour(theme.primary) ?? theme.primary,
    css: [readPageFonts(), readPart('../pdf/paper.css'), readPart('reference.css')].join('\n'),
    script: readPart('filter.js'),
  };
  const maker = {
    kind: 'references',
    code: require.resolve('../../../pages/reading/render-reference'),
  };
  const inputs = [JSON.stringify(facts), readApiDocument(id)];
  return makeOnce(maker, inputs, () => renderReference(api, facts));
}

/** PDF of a reference; `undefined` where it has to be printed and there is no Chromium. */
function makePdf(html: string, day: string, canPrint: boolean): Promise<Buffer | undefined> {
  const maker = { kind: 'reference-pdfs', code: require.resolve('../pdf/print-pdf') };
  // The day of the release, so that two builds of one source are alike.
  const date = new Date(day || '2000-01-01');
  return makeOnce(maker, [html, date.toISOString()], () =>
    canPrint ? printHtml(html, date) : undefined,
  );
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
