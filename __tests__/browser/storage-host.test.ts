import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { rewritePages } from '@/lib/kit/build/html/rewrite-pages';
import { listen, type Listening } from '@/lib/kit/system/listen';
import { buildDownloadPage } from '@/lib/plugins/latest-page';
import { writeSample } from '../support/sample-export';
import { expectSoon, whenStill } from '../support/waits';
import { BASE_PATH, openPortal, type Portal } from './portal';
import { readDownload } from './stored-files';

const PAGE = '/libs/plugins/sample/';
const ARCHIVE = Buffer.alloc(5000, 'archive');

/** The part of the plugin's page that goes on with a download, as a script. */
async function bundleContinuation(file: string): Promise<string> {
  const contents =
    "import { createElement } from 'react'; import { createRoot } from 'react-dom/client';" +
    "import { ContinueDownload } from '@/components/plugins/continue-download';" +
    `createRoot(document.querySelector('main')).render(createElement(ContinueDownload, ${JSON.stringify({ file })}));`;
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: process.cwd() },
    bundle: true,
    write: false,
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles[0]?.text ?? '';
}

/** A storage on an origin of its own. It answers when it is told to. */
async function openStorage(): Promise<Listening & { answersAfter: Promise<void>; asked: number }> {
  const storage = { answersAfter: Promise.resolve(), asked: 0 };
  const listening = await listen(
    (_, response) => {
      storage.asked += 1;
      void storage.answersAfter.then(() => {
        response.writeHead(200, { 'content-type': 'application/zip' }).end(ARCHIVE);
      });
    },
    { port: 0 },
  );
  return Object.assign(storage, listening);
}

async function writePages(origin: string): Promise<string> {
  const file = `${origin}/pub/plugins/sample-1.0.zip`;
  const page = `${BASE_PATH}${PAGE}`;
  const latest = buildDownloadPage({ name: 'Sample', file, page, basePath: BASE_PATH });
  const head = `<head><meta charset="utf-8"><link rel="icon" href="data:,"></head>`;
  const root = writeSample({
    _headers: '/*',
    'latest.js': readFileSync('public/latest.js', 'utf8'),
    'continue.js': await bundleContinuation(file),
    'brand.css': ':root{--brand:#2346d8}',
    'standalone.css': readFileSync('public/standalone.css', 'utf8'),
    'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'libs/plugins/sample/index.html': `<!doctype html><html lang="en">${head}<h1>Sample</h1><main></main><script src="${BASE_PATH}/continue.js"></script></html>`,
    'libs/plugins/sample/latest/index.html': 'below',
  });
  writeFileSync(join(root, 'libs/plugins/sample/latest/index.html'), await latest.text());
  const sources = { connect: [], storage: [origin] };
  rewritePages(root, { basePath: BASE_PATH, sources, isPlainNext: false });
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

  /** Opens the latest-download page and counts what arrives, until the plugin's page is loaded. */
  async function openLatest() {
    const { page, complaints } = await portal.open();
    const downloads: Promise<Buffer>[] = [];
    page.on('download', (download) => downloads.push(readDownload(download)));
    await page.goto(portal.at(`${PAGE}latest/`), { waitUntil: 'commit' });
    await page.waitForURL((url) => url.pathname === `${BASE_PATH}${PAGE}`, {
      waitUntil: 'commit',
    });
    return { page, complaints, downloads };
  }

  it('a quick host: one whole file arrives, and then the page', async () => {
    Object.assign(storage, { answersAfter: Promise.resolve(), asked: 0 });
    const { page, complaints, downloads } = await openLatest();
    await expectSoon(() => Promise.all(downloads), [ARCHIVE]);
    await whenStill(page);
    expect(new URL(page.url()).hash).toBe('');
    expect(downloads).toHaveLength(1);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('a slow host: the page comes before it answers, and one whole file arrives there', async () => {
    let answer = () => {};
    const answersAfter = new Promise<void>((resolve) => (answer = resolve));
    Object.assign(storage, { answersAfter, asked: 0 });
    const { page, complaints, downloads } = await openLatest();
    await expectSoon(() => Promise.resolve(storage.asked), 2);
    expect(downloads).toEqual([]);
    answer();
    await expectSoon(() => Promise.all(downloads), [ARCHIVE]);
    await whenStill(page);
    expect(new URL(page.url()).hash).toBe('');
    expect([storage.asked, downloads.length]).toEqual([2, 1]);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('a reload of the plugin’s page downloads nothing more', async () => {
    Object.assign(storage, { answersAfter: Promise.resolve(), asked: 0 });
    const { page } = await portal.open();
    await page.goto(`${portal.at(PAGE)}#downloading`);
    await expectSoon(() => Promise.resolve(storage.asked), 1);
    await page.reload();
    await whenStill(page);
    expect(storage.asked).toBe(1);
    await page.context().close();
  });
});
