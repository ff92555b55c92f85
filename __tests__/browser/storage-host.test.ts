/** @jest-environment node */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { writePolicies } from '@/lib/export/policy';
import { downloadPage } from '@/lib/plugins/latest-page';
import { listen, type Listening } from '@/lib/serve/listen';
import { writeSample } from '../export/sample-export';
import { BASE_PATH, openPortal, type Portal } from './portal';

jest.setTimeout(120_000);

const PAGE = '/libs/plugins/sample/';
const ARCHIVE = Buffer.alloc(5000, 'archive');
const SLOW_MS = 2500;

/** The part of the plugin's page that goes on with a download, as its component runs it. */
function toScript(file: string): string {
  const source = readFileSync('lib/plugins/pending-download.ts', 'utf8');
  const { outputText } = ts.transpileModule(source, {
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
  });
  return `<script type="module">${outputText};continueDownload(${JSON.stringify(file)});</script>`;
}

/** A storage on an origin of its own, as slow as it is told to be. */
async function openStorage(): Promise<Listening & { delayMs: number; asked: number }> {
  const storage = { delayMs: 0, asked: 0 };
  const listening = await listen(
    (_, response) => {
      storage.asked += 1;
      setTimeout(() => {
        response.writeHead(200, { 'content-type': 'application/zip' }).end(ARCHIVE);
      }, storage.delayMs);
    },
    0,
    '--port',
  );
  return Object.assign(storage, listening);
}

async function writePages(origin: string): Promise<string> {
  const file = `${origin}/pub/plugins/sample-1.0.zip`;
  const page = `${BASE_PATH}${PAGE}`;
  const latest = downloadPage({ name: 'Sample', file, page, basePath: BASE_PATH });
  const head = `<head><meta charset="utf-8"><link rel="icon" href="data:,"></head>`;
  const root = writeSample({
    _headers: '/*',
    'latest.js': readFileSync('public/latest.js', 'utf8'),
    'standalone.css': readFileSync('public/standalone.css', 'utf8'),
    'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'libs/plugins/sample/index.html': `<!doctype html><html lang="en">${head}<h1>Sample</h1>${toScript(file)}</html>`,
    'libs/plugins/sample/latest/index.html': 'below',
  });
  writeFileSync(join(root, 'libs/plugins/sample/latest/index.html'), await latest.text());
  writePolicies(root, { connect: [], storage: [origin] });
  return root;
}

describe('the latest-download page with the files on a storage host', () => {
  let portal: Portal;
  let storage: Awaited<ReturnType<typeof openStorage>>;
  beforeAll(async () => {
    storage = await openStorage();
    portal = await openPortal({ root: await writePages(`http://127.0.0.1:${storage.port}`) });
  });
  afterAll(() => Promise.all([portal?.close(), storage?.close()]));

  it.each([
    ['quick', 0, 1],
    ['slow', SLOW_MS, 2],
  ])(
    'a %s host: the page comes after about a second, and one whole file arrives',
    async (_, delayMs, asked) => {
      Object.assign(storage, { delayMs, asked: 0 });
      const { page, complaints } = await portal.open();
      const downloads: Promise<Buffer>[] = [];
      page.on('download', (download) =>
        downloads.push(download.path().then((at) => readFileSync(at))),
      );
      const begun = Date.now();
      await page.goto(portal.at(`${PAGE}latest/`), { waitUntil: 'commit' });
      await page.waitForURL((url) => url.pathname === `${BASE_PATH}${PAGE}`, {
        waitUntil: 'commit',
      });
      const tookMs = Date.now() - begun;
      expect(tookMs).toBeGreaterThan(900);
      expect(tookMs).toBeLessThan(2300);
      // Long enough for a second copy to show up.
      await page.waitForTimeout(delayMs + 1000);
      expect(await Promise.all(downloads)).toEqual([ARCHIVE]);
      expect(new URL(page.url()).hash).toBe('');
      expect({ asked: storage.asked, complaints }).toEqual({ asked, complaints: [] });
      await page.context().close();
    },
  );

  it('a reload of the plugin’s page downloads nothing more', async () => {
    Object.assign(storage, { delayMs: 0, asked: 0 });
    const { page } = await portal.open();
    await page.goto(`${portal.at(PAGE)}#downloading`);
    await page.reload();
    await page.waitForTimeout(300);
    expect(storage.asked).toBe(1);
    await page.context().close();
  });
});
