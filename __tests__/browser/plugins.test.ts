/** @shipped-documents */
import { mkdtempSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { readActivePlugin } from '@/lib/pages/plugin-view';
import { getLatestRelease } from '@/lib/plugins/list-releases';
import { isShipped } from '../shipped-documents.mjs';
import { expectSoon, reload, visit } from '../support/waits';
import { usePortal } from './portal';
import { runAxe } from './run-axe';
import { readDownload, serveStorage } from './stored-files';

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const WOOCOMMERCE = '/libs/plugins/woocommerce/';
const release = getLatestRelease(readActivePlugin('woocommerce'));
const archive = resolve('content/storage/plugins', release.file);

/** Files that are not what they are called. */
const folder = mkdtempSync(join(tmpdir(), 'downloads-'));
const altered = join(folder, release.file);
const stranger = join(folder, 'holiday.zip');
const huge = join(folder, 'huge.zip');
const bytes = readFileSync(archive);
bytes[100] = (bytes[100] ?? 0) ^ 1;
writeFileSync(altered, bytes);
writeFileSync(stranger, 'no zip at all');
writeFileSync(huge, '');
truncateSync(huge, 50_000_001);

const portal = usePortal();

/** Drags files from the system onto the middle of the page, as a hand does. */
async function drag(page: Page, steps: readonly ('dragEnter' | 'drop')[], ...files: string[]) {
  const client = await page.context().newCDPSession(page);
  const data = { items: [], files, dragOperationsMask: 1 };
  for (const type of steps) {
    await client.send('Input.dispatchDragEvent', { type, x: 300, y: 300, data });
    if (type === 'dragEnter')
      await client.send('Input.dispatchDragEvent', { type: 'dragOver', x: 310, y: 310, data });
  }
}
const drop = (page: Page, ...files: string[]) => drag(page, ['dragEnter', 'drop'], ...files);

const checkAnswer = (page: Page, text: RegExp | string) =>
  page.getByRole('status').filter({ hasText: text }).waitFor();

describe('check a download', () => {
  // Its page of all plugins has the check by its text.
  it.each([WOOCOMMERCE, ...(isShipped ? ['/libs/plugins/'] : [])])(
    'on %s: a release dropped anywhere is named and intact, an altered one is not',
    async (path) => {
      const { page, complaints } = await portal.open();
      await visit(page, portal.at(path));
      await drop(page, archive);
      await checkAnswer(page, `Intact: WooCommerce ${release.v}`);
      await checkAnswer(page, release.sha256);
      await drop(page, altered);
      await checkAnswer(page, `Not intact: this is not WooCommerce ${release.v}`);
      await page.getByText('Intact: WooCommerce').waitFor({ state: 'detached' });
      expect(complaints).toEqual([]);
    },
  );

  it('says that a file is none of ours, too large, a folder, or not alone', async () => {
    const { page } = await portal.open();
    await visit(page, portal.at(WOOCOMMERCE));
    await drop(page, stranger);
    await checkAnswer(page, 'Not one of our releases');
    await drop(page, huge);
    await checkAnswer(page, 'huge.zip is too large');
    await drop(page, folder);
    await checkAnswer(page, /downloads-\w+ is a folder/);
    await drop(page, archive, stranger);
    await checkAnswer(page, 'One file at a time');
  });

  it('shows where to let go while a file is over the page, until it is gone', async () => {
    const { page } = await portal.open();
    await visit(page, portal.at(WOOCOMMERCE));
    await drag(page, ['dragEnter'], archive);
    await page.getByText('Let go to check it.').waitFor();
    await page.getByText('Let go to check it.').waitFor({ state: 'detached' });
  });

  it('works by keyboard and file chooser, and sends nothing', async () => {
    const { page } = await portal.open();
    await visit(page, portal.at(WOOCOMMERCE));
    const requests: string[] = [];
    page.on('request', (request) => {
      // Pictures further down load when they come near, and what keeps the position at the first scroll; they carry
      // nothing.
      const isOwn = /\/_next\/static\/[^?#]+$/.test(request.url());
      if (!(request.resourceType() === 'image' || isOwn) || request.method() !== 'GET')
        requests.push(request.url());
    });
    const input = page.getByLabel('Choose a file');
    const chosen = page.waitForEvent('filechooser');
    await input.focus();
    // Also gives the browser the time to learn that somebody waits for the chooser.
    expect(await input.evaluate(isFocused)).toBe(true);
    await page.keyboard.press('Enter');
    await (await chosen).setFiles(archive);
    await checkAnswer(page, 'Intact');
    await expectSoon(() => page.getByLabel('Choose another file').evaluate(isFocused), true);
    expect(requests).toEqual([]);
  });

  it('says so where the browser has no cryptography, and the commands are there', async () => {
    const { page } = await portal.open();
    await page.addInitScript(() => {
      Object.defineProperty(Crypto.prototype, 'subtle', { value: undefined });
    });
    await visit(page, portal.at(WOOCOMMERCE));
    await checkAnswer(page, 'only for pages served over HTTPS');
    expect(await page.locator('input[type=file]').count()).toBe(0);
    expect(await page.getByText(`shasum -a 256 ${release.file}`).isVisible()).toBe(true);
  });
});

describe('which version fits my shop', () => {
  it('types versions and gets the release with its download, by keyboard', async () => {
    const { page, complaints } = await portal.open();
    await serveStorage(page);
    await visit(page, portal.at(WOOCOMMERCE));
    await page.getByLabel('WordPress', { exact: true }).focus();
    await page.keyboard.type('v6.6');
    await page.keyboard.press('Tab');
    await page.keyboard.type('9.1.2');
    const form = page.getByRole('group', { name: 'Which version fits my shop?' }).locator('..');
    await form.getByText(`Install ${release.v}`).waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      form.getByRole('link', { name: release.file }).click(),
    ]);
    expect(await download.failure()).toBeNull();
    expect(await readDownload(download)).toEqual(readFileSync(archive));
    expect(complaints).toEqual([]);
  });

  it.each([
    ['6.9', '9.1.2', 'WordPress 6.9 is too new for 3.2.4, which is tested up to 6.6.'],
    ['6.6', '2.0', 'WooCommerce 2.0 is too old for 3.2.4. Update WooCommerce to at least 2.6.14.'],
    ['6.6', 'new', 'WooCommerce: type a version as numbers with dots'],
  ])('WordPress %s with WooCommerce %s: %s', async (wordpress, woocommerce, words) => {
    const { page } = await portal.open();
    await visit(page, portal.at(WOOCOMMERCE));
    await page.getByLabel('WordPress', { exact: true }).fill(wordpress);
    await page.getByLabel('WooCommerce', { exact: true }).fill(woocommerce);
    await checkAnswer(page, words);
  });

  it('keeps nothing: after a reload the fields are empty and no storage holds a version', async () => {
    const { page } = await portal.open();
    await visit(page, portal.at(WOOCOMMERCE));
    await page.getByLabel('WordPress', { exact: true }).fill('6.123');
    await reload(page);
    expect(await page.getByLabel('WordPress', { exact: true }).inputValue()).toBe('');
    const kept = () =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]);
    expect(await page.evaluate(kept)).not.toContain('6.123');
    expect(page.url()).not.toContain('6.123');
  });
});

it('without JavaScript the table and the commands stand, and neither tool is shown', async () => {
  const { page } = await portal.open({ javaScriptEnabled: false });
  await page.goto(portal.at(WOOCOMMERCE));
  expect(await page.getByRole('group', { name: 'Compatibility table' }).isVisible()).toBe(true);
  expect(await page.getByText(`sha256sum ${release.file}`).count()).toBe(1);
  for (const tool of ['Which version fits my shop?', 'Choose a file'])
    expect(await page.getByText(tool, { exact: true }).isVisible()).toBe(false);
});

describe('a plugin that is not active (SPEC 3 and 8)', () => {
  it.each(['nopcommerce-pg', 'nopcommerce-checkout', 'zencart'])(
    '%s has neither a page nor a latest-download address',
    async (url) => {
      const { page } = await portal.open();
      for (const path of [`/libs/plugins/${url}/`, `/libs/plugins/${url}/latest/`]) {
        const response = await page.goto(portal.at(path));
        expect([path, response?.status()]).toEqual([path, 404]);
      }
    },
  );
});

describe('accessibility of both tools with answers shown', () => {
  it.each([360, 1280])('at %i px, in light and in dark', async (width) => {
    const { page } = await portal.open({
      bypassCSP: true,
      reducedMotion: 'reduce',
      viewport: { width, height: 900 },
    });
    await visit(page, portal.at(WOOCOMMERCE));
    await page.evaluate(AXE);
    const found: string[] = [];
    for (const [versions, file] of [
      [['6.6', '9.1.2'], archive],
      [['7', 'x'], altered],
      [['7', '2'], stranger],
    ] as const) {
      await page.getByLabel('WordPress', { exact: true }).fill(versions[0]);
      await page.getByLabel('WooCommerce', { exact: true }).fill(versions[1]);
      await page.locator('input[type=file]').setInputFiles(file);
      await checkAnswer(page, /Install|type a version|No release/);
      await checkAnswer(page, /SHA-256/);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        const violations = await page.evaluate(runAxe);
        found.push(...violations.map((violation) => `${colorScheme}: ${violation}`));
      }
    }
    expect(found).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
});

function isFocused(element: Element): boolean {
  return element === document.activeElement;
}
