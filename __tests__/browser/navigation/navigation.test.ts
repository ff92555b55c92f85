/** @shipped-documents */
import type { Page } from 'playwright-core';
import { toStoredAddress } from '../../export/exported-pages';
import { describeShipped } from '../../support/shipped-tests';
import { visit, whenAlive } from '../../support/waits';
import { BASE_PATH, usePortal } from '../portal';
import { serveStorage } from '../stored-files';

const portal = usePortal();

const pathOf = (page: Page) => new URL(page.url()).pathname.slice(BASE_PATH.length);

describeShipped('walking the site', () => {
  it('reaches twenty pages by clicking, and the host never answers 404', async () => {
    const { page, complaints } = await portal.open();
    const first = portal.server.requests.length;
    const visited = new Set<string>();
    await visit(page, portal.at('/'));
    while (visited.size < 20) {
      visited.add(pathOf(page));
      const next = await findUnvisitedLink(page, visited);
      if (next === undefined) throw new Error(`${page.url()}: no link to a page not yet visited`);
      await page.locator(`a[href="${BASE_PATH}${next}"]:visible`).first().click();
      await page.waitForURL(portal.at(next));
      await whenAlive(page);
      expect(await page.locator('h1').first().isVisible()).toBe(true);
    }
    const answers = portal.server.requests.slice(first);
    expect(answers.length).toBeGreaterThan(20);
    expect(answers.filter(({ status }) => status >= 400)).toEqual([]);
    expect(complaints).toEqual([]);
  });
});

describe('SPEC 2 root routes: s and -sandbox', () => {
  it.each(['/s/', '/-sandbox/'])('%s leads to the root', async (path) => {
    const { page, complaints } = await portal.open();
    await page.goto(portal.at(path));
    await page.waitForURL(portal.at('/'));
    expect(complaints).toEqual([]);
  });

  it('display overrides go along, on a host that serves the redirect as a page', async () => {
    const { page, complaints } = await portal.open();
    await page.goto(portal.at('/s/?domain=shop.example.com#questions'));
    await page.waitForURL(portal.at('/?domain=shop.example.com#questions'));
    await page.goto(portal.at('/libs/plugins/woocommerce/latest/?domain=shop.example.com'));
    await page.waitForURL(portal.at('/libs/plugins/woocommerce/?domain=shop.example.com'));
    expect(complaints).toEqual([]);
    await page.goto(portal.at('/libs/plugins/nope/?domain=shop.example.com'));
    await page.waitForURL(portal.at('/libs/not-found/?domain=shop.example.com'));
  });

  it.each(['/s/', '/-sandbox/'])('%s leads to the root without JavaScript', async (path) => {
    const { page } = await portal.open({ javaScriptEnabled: false });
    await page.goto(portal.at(path));
    await page.waitForURL(portal.at('/'));
  });
});

describe('SPEC 2, plugin redirect page', () => {
  const LATEST = '/libs/plugins/woocommerce/latest/';
  const PLUGIN = '/libs/plugins/woocommerce/';

  it('names the plugin, delivers the file, and then shows the page of the plugin', async () => {
    const { page, complaints } = await portal.open();
    await serveStorage(page);
    const download = page.waitForEvent('download');
    await page.goto(portal.at(LATEST), { waitUntil: 'commit' });
    await page.getByRole('heading', { name: /^Downloading .+ Plugin$/ }).waitFor();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/\.zip$/);
    expect(await file.failure()).toBeNull();
    await page.waitForURL(portal.at(PLUGIN));
    expect(complaints).toEqual([]);
  });

  it('offers the file and goes on to the page of the plugin without JavaScript', async () => {
    const { page } = await portal.open({ javaScriptEnabled: false });
    await page.goto(portal.at(LATEST), { waitUntil: 'commit' });
    const href = await page.locator('#file').getAttribute('href');
    const file = await fetch(new URL(toStoredAddress(href ?? ''), portal.server.url));
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/zip']);
    await page.waitForURL(portal.at(PLUGIN));
  });
});

describe('SPEC 2 navigation: on a phone', () => {
  it('the panel button is there up to 767 px, the nav bar from 768 px', async () => {
    const { page } = await portal.open({ viewport: { width: 767, height: 800 } });
    await visit(page, portal.at('/'));
    const button = page.locator('button[aria-controls="primary-nav"]');
    const bar = page.locator(`nav[aria-label="Primary"] a[href="${BASE_PATH}/solutions/"]`).first();
    expect([await button.isVisible(), await bar.isVisible()]).toEqual([true, false]);
    await page.setViewportSize({ width: 768, height: 800 });
    await bar.waitFor();
    expect(await button.isVisible()).toBe(false);
  });
});

/** Path of the first visible link to a page of the site that was not visited yet. */
async function findUnvisitedLink(
  page: Page,
  visited: ReadonlySet<string>,
): Promise<string | undefined> {
  const hrefs = await page
    .locator('a[href^="/"]:not([target]):visible')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  return hrefs
    .filter((href) => href.startsWith(`${BASE_PATH}/`))
    .map((href) => href.slice(BASE_PATH.length))
    .find((path) => /^\/[a-z/-]*\/$/.test(path) && !/\/latest\/$/.test(path) && !visited.has(path));
}
