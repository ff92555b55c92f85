/** @shipped-documents */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { getPackPath, INFO_PATH, STATE_CACHE } from '@/lib/bootstrap/offline/names';
import { writeOffline } from '@/lib/kit/build/offline/write-offline';
import { listPortals } from '@/lib/kit/hosts/host-files';
import { type ExportServer, serveExport } from '@/lib/kit/serve/static-server';
import { expectSoon } from '../../support/waits';
import { BASE_PATH, OUT } from '../portal';

jest.setTimeout(240_000);

const GUIDE = '/guides/webhooks/';
const OPERATION = '/api/payment-gateway/capture/';

const root = mkdtempSync(join(tmpdir(), 'portal-offline-'));
let server: ExportServer;
let context: BrowserContext;
let page: Page;
let port = 0;
const violations: string[] = [];

const serve = async () => {
  server = await serveExport({ root, basePath: BASE_PATH, port });
  ({ port } = server);
};
const at = (path: string) => new URL(`${BASE_PATH}${path}`, server.url).href;
const place = (of = page) => of.locator('[data-offline]');
/** Waits until the place in the footer says something. */
const expectPlace = (text: RegExp) =>
  expectSoon(async () => text.test((await place().textContent()) ?? ''), true);
const getTitle = (of = page) => of.locator('h1').first().textContent();
const countCaches = () => page.evaluate(async () => (await caches.keys()).sort());

/** Makes another build of the copy: a page with another title, then the pack and the worker of that. */
async function buildAgain(from: string, to: string, isOffered = true): Promise<void> {
  const file = join(root, 'guides/webhooks/index.html');
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll(`>${from}</h1>`, `>${to}</h1>`));
  rmSync(join(root, 'offline'), { recursive: true, force: true });
  await writeOffline(root, isOffered);
}

beforeAll(async () => {
  // A portal in another language has a copy of its own.
  const others = listPortals(OUT).filter((one) => one !== '');
  const left = ['social', 'reference', 'storage', ...others.map((one) => one.slice(1))];
  cpSync(OUT, root, { recursive: true, filter: (path) => !left.includes(relative(OUT, path)) });
  await writeOffline(root, true);
  await serve();
  const browser = await chromium.connect(process.env.CHROMIUM_ENDPOINT ?? '');
  context = await browser.newContext();
  page = await context.newPage();
  page.on('console', (message) => {
    const text = message.text();
    // Only `npm start` lets pages reach the API host of this machine.
    if (text.includes('Content Security Policy') && !text.includes('localhost:4010'))
      violations.push(text);
  });
});
afterAll(async () => {
  await context.browser()?.close();
  await server.close().catch(() => undefined);
  rmSync(root, { recursive: true, force: true });
});

it('the copy of everything is at most 2.5 MB', () => {
  const { bytes } = JSON.parse(readFileSync(join(root, INFO_PATH), 'utf8'));
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(2_500_000);
});

// In this order: each goes on where the one before it ends.
describe('a reader who keeps the portal offline', () => {
  it('registers nothing before choosing to, and is told the size first', async () => {
    await page.goto(at(GUIDE));
    await place().getByRole('button', { name: 'Keep this portal offline' }).click();
    await expectPlace(/take \d\.\d\sMB/);
    expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([]);
    await place().getByRole('button', { name: 'Keep', exact: true }).click();
    await expectPlace(/^Kept offline: \d\.\d\sMB\./);
  });

  it('reads pages and operations, and searches, while the server is stopped', async () => {
    await server.close();
    await page.goto(at(GUIDE));
    expect(await getTitle()).toBe('Webhooks');
    await page.goto(at(OPERATION));
    expect(await getTitle()).toContain('Capture');
    await page.goto(at('/'));
    await page.keyboard.press('/');
    await page.locator('dialog[open]').getByRole('textbox').fill('webhook signature');
    await expectSoon(
      async () => /Webhooks/.test((await page.locator('dialog[open]').textContent()) ?? ''),
      true,
    );
    await page.goto(at('/guides/none/'));
    expect(await getTitle()).toBe('This page does not exist');
  });

  it('stores the copy alone: no response of a page or of an API', async () => {
    const keys = await page.evaluate(async (state) => {
      const names = (await caches.keys()).filter((name) => name !== state);
      const all = await Promise.all(
        names.map(async (name) =>
          (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname),
        ),
      );
      return all.flat();
    }, STATE_CACHE);
    expect(keys).toEqual(['/offline-pack']);
  });

  it('gets a new build as a whole, while an open page stays in its own', async () => {
    await page.goto(at(GUIDE));
    await buildAgain('Webhooks', 'Webhooks 2');
    await serve();
    const other = await context.newPage();
    await other.goto(at(GUIDE));
    expect(await getTitle(other)).toBe('Webhooks 2');
    await expectSoon(async () => (await countCaches()).length, 3);
    // The page that came from the old copy gets its payload and its search from there.
    const texts = await page.evaluate(
      async (address) => (await (await fetch(address)).text()).includes('Webhooks 2'),
      at(GUIDE),
    );
    expect(texts).toBe(false);
    await server.close();
    await other.goto(at(GUIDE));
    expect(await getTitle(other)).toBe('Webhooks 2');
    await other.close();
  });

  it('keeps its copy where a new one does not arrive whole', async () => {
    await buildAgain('Webhooks 2', 'Webhooks 3');
    const { build } = JSON.parse(readFileSync(join(root, INFO_PATH), 'utf8'));
    writeFileSync(join(root, getPackPath(build)), 'half');
    await serve();
    await page.goto(at(GUIDE));
    expect(await getTitle()).toBe('Webhooks 3');
    await expectSoon(
      async () => server.requests.some(({ path }) => path.endsWith(getPackPath(build))),
      true,
    );
    await server.close();
    await page.goto(at(GUIDE));
    expect(await getTitle()).toBe('Webhooks 2');
  });

  it('removes the copy by a button', async () => {
    await serve();
    await page.goto(at(GUIDE));
    await place().getByRole('button', { name: 'Remove' }).click();
    await expectPlace(/^Removed\./);
    expect(await countCaches()).toEqual([]);
    expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([]);
  });

  it('loses it where the portal offers none any more', async () => {
    await buildAgain('Webhooks 3', 'Webhooks 4');
    await page.reload();
    await place().getByRole('button', { name: 'Keep this portal offline' }).click();
    await place().getByRole('button', { name: 'Keep', exact: true }).click();
    await expectPlace(/^Kept offline/);
    await buildAgain('Webhooks 4', 'Webhooks 5', false);
    await page.goto(at(GUIDE));
    await expectSoon(
      () =>
        page.evaluate(async () => [
          (await caches.keys()).length,
          (await navigator.serviceWorker.getRegistrations()).length,
        ]),
      [0, 0],
    );
  });

  it('does nothing that the policy of the pages forbids', () => {
    expect(violations).toEqual([]);
  });
});
