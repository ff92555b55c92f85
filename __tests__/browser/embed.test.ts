import type { Page } from 'playwright-core';
import { printHeadersFile } from '@/lib/kit/hosts/host-files';
import { serveExport } from '@/lib/kit/serve/static-server';
import { listen, type Listening } from '@/lib/kit/system/listen';
import { samplePage, writeSample } from '../support/sample-export';
import { describeShipped } from '../support/shipped-tests';
import { visit, whenStill } from '../support/waits';
import { BASE_PATH, usePortal } from './portal';

const EMBED = '/libs/sdk-basic/';
const SIZES = [
  ['a desktop', { width: 1200, height: 800 }],
  ['a phone', { width: 400, height: 800 }],
] as const;

const portal = usePortal();

/** Everything of the shell that a reader could see or reach. */
const shellOf = (page: Page) =>
  page
    .locator('[data-shell]:visible, nav:visible, header:visible, footer:visible, .skip:visible')
    .evaluateAll((parts) => parts.map((part) => part.outerHTML.slice(0, 80)));

const focusedInMain = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('main') !== null);

describeShipped.each([
  ['with JavaScript', true],
  ['without JavaScript', false],
])('SPEC 2: a route whose path contains sdk-basic, %s', (_, javaScriptEnabled) => {
  it.each(SIZES)('shows the text of the SDK page alone on %s', async (_size, viewport) => {
    const { page, complaints } = await portal.open({ viewport, javaScriptEnabled });
    await visit(page, portal.at(EMBED));
    expect(await page.locator('h1').innerText()).toBe('SDKs');
    expect(await page.getByRole('heading', { name: 'Generate a client' }).isVisible()).toBe(true);
    expect(await shellOf(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('gives a keyboard only the text', async () => {
    const { page } = await portal.open({ javaScriptEnabled });
    await visit(page, portal.at(EMBED));
    for (let press = 0; press < 5; press += 1) {
      await page.keyboard.press('Tab');
      expect(await focusedInMain(page)).toBe(true);
    }
  });
});

describe('SPEC 2: any path that contains sdk-basic is bare', () => {
  it.each(['/sdk-basic-php/', '/libs/sdk-basic/none/'])(
    '%s too, which nobody wrote',
    async (path) => {
      const { page } = await portal.open();
      await visit(page, portal.at(path));
      expect(await page.locator('h1').isVisible()).toBe(true);
      expect(await shellOf(page)).toEqual([]);
    },
  );

  it('no key opens the search there, which would shut the page away', async () => {
    const { page } = await portal.open();
    await visit(page, portal.at(EMBED));
    for (const keys of ['/', 'Control+k']) await page.keyboard.press(keys);
    await whenStill(page);
    expect(await page.locator('dialog[open]').count()).toBe(0);
  });

  it('the SDK page itself keeps its shell', async () => {
    const { page } = await portal.open();
    await visit(page, portal.at('/libs/sdk/'));
    expect((await shellOf(page)).length).toBeGreaterThan(3);
  });
});

describeShipped('links of the embedded page', () => {
  it('stay in the frame inside the page, and open a new tab to anywhere else', async () => {
    const { page } = await portal.open();
    await visit(page, portal.at(EMBED));
    const links = await page
      .locator('main a')
      .evaluateAll((all) =>
        all.map((link) => [link.getAttribute('href'), link.getAttribute('target')]),
      );
    const inside = links.filter(([href]) => href?.startsWith('#'));
    const outside = links.filter(([href]) => !href?.startsWith('#'));
    expect(inside.length).toBeGreaterThan(2);
    expect(outside.length).toBeGreaterThan(0);
    expect(inside.filter(([, target]) => target !== null)).toEqual([]);
    expect(outside.filter(([, target]) => target !== '_blank')).toEqual([]);
  });

  it('a click on either leaves the page where it is', async () => {
    const { page } = await portal.open();
    await visit(page, portal.at(EMBED));
    await page.locator('main a[href="#first-call"]').first().click();
    await page.waitForURL(`${portal.at(EMBED)}#first-call`);
    const link = page.locator('main a[target=_blank]').first();
    const href = await link.getAttribute('href');
    const [tab] = await Promise.all([page.waitForEvent('popup'), link.click()]);
    expect(await tab.evaluate(() => window.opener)).toBeNull();
    expect(href).toBe('https://openapi-generator.tech/');
    await page.waitForURL(`${portal.at(EMBED)}#first-call`);
  });
});

describe('who may show a page in a frame', () => {
  const SITES = { self: 'self', partner: 'partner', stranger: 'stranger' } as const;
  let hosts: readonly Listening[] = [];
  let origins: ReadonlyMap<string, string>;

  beforeAll(async () => {
    const framing = () =>
      listen(
        (_request, response) =>
          void response.setHeader('Content-Type', 'text/html').end('<p>Shop</p>'),
        { port: 0 },
      );
    const [partner, stranger] = await Promise.all([framing(), framing()]);
    const partnerOrigin = `http://localhost:${partner.port}`;
    const root = writeSample({
      _headers: printHeadersFile(BASE_PATH, {
        ...{ sections: [], fileTypes: new Map(), hashedFolders: [] },
        ...{ framedPages: ['/libs/sdk-basic/'], frameAncestors: [partnerOrigin] },
      }),
      'index.html': samplePage('Home'),
      'libs/sdk-basic/index.html': samplePage('SDKs'),
    });
    const site = await serveExport({ root, basePath: BASE_PATH, port: 0, hostFiles: true });
    hosts = [partner, stranger, site];
    origins = new Map([
      [SITES.self, `http://localhost:${site.port}`],
      [SITES.partner, partnerOrigin],
      [SITES.stranger, `http://localhost:${stranger.port}`],
    ]);
  });
  afterAll(() => Promise.all(hosts.map(({ close }) => close())));

  it.each([
    [SITES.partner, EMBED, true],
    [SITES.stranger, EMBED, false],
    [SITES.self, EMBED, true],
    [SITES.partner, '/', false],
    [SITES.self, '/', false],
  ])('a page of %s with %s in a frame: shown %s', async (from, path, shown) => {
    const { page } = await portal.open();
    const isSelf = from === SITES.self;
    await page.goto(`${origins.get(from)}${isSelf ? `${BASE_PATH}/` : '/'}`);
    const address = `${origins.get(SITES.self)}${BASE_PATH}${path}`;
    await page.evaluate(async (src) => {
      const frame = document.createElement('iframe');
      const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
      document.body.append(Object.assign(frame, { src }));
      await loaded;
    }, address);
    const [, frame] = page.frames();
    // The browser's own error page has a heading, too, but not this mark.
    expect(await frame?.locator('main > h1').count()).toBe(shown ? 1 : 0);
  });
});
