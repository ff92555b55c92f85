/** @shipped-documents */
import type { Page } from 'playwright-core';
import { readDocumentFolder } from '@/lib/kit/sandbox/serve-apis';
import { expectSoon, visit, whenStill } from '../support/waits';
import { usePortal } from './portal';

const FOLDER = 'public/openapi';
const ROWS = 'nav[aria-label="API operations"] a[data-operation]';
const [location = ''] = [...readDocumentFolder(FOLDER).keys()].filter((at) => /platform/.test(at));

const portal = usePortal({ documentFolder: FOLDER });

type Shown = { readonly asked: string | null; readonly article: string | undefined };

/** Which operation the address asks for, and which one is on show. */
function readShown(page: Page): Promise<Shown> {
  return page.evaluate(() => ({
    asked: new URLSearchParams(window.location.search).get('operation'),
    article: document.querySelector<HTMLElement>('#column article')?.dataset.operation,
  }));
}

const toShown = (id: string): Shown => ({ asked: id, article: id });

/** The rows of the document, after they have come. */
async function open(page: Page, operation = ''): Promise<string[]> {
  const query = `swaggerUri=${location}${operation && `&operation=${operation}`}`;
  await visit(page, portal.at(`/api/?${query}`));
  const rows = page.locator(ROWS);
  await rows.first().waitFor();
  return rows.evaluateAll((links) =>
    links.map((link) => link.getAttribute('data-operation') ?? ''),
  );
}

/** Follows a link of the page's frame, which may be in a menu. */
async function followFrame(page: Page, to: string): Promise<void> {
  await page.locator(`a[data-page-link][href$="${to}"]`).first().dispatchEvent('click');
}

describe('the operations of a document that the address names', () => {
  it('shows the second of two that are followed at once', async () => {
    const { page, complaints } = await portal.open();
    // The second click comes when Next has been told of the first, or else soon after it.
    await page.addInitScript((selector) => {
      const { prototype } = History;
      const { replaceState } = prototype;
      const follow = (row: number) =>
        document.querySelectorAll<HTMLElement>(selector)[row]?.click();
      let first = '';
      let isSecond = false;
      const second = () => {
        if (!isSecond) follow(6);
        isSecond = true;
      };
      prototype.replaceState = function (state, unused, url) {
        replaceState.call(this, state, unused, url);
        if (first && window.location.href === first) queueMicrotask(second);
      };
      Reflect.set(window, 'followTwo', () => {
        follow(3);
        first = window.location.href;
        setTimeout(second, 300);
      });
    }, ROWS);
    const ids = await open(page);
    await page.evaluate(() => Reflect.get(window, 'followTwo')());
    await expectSoon(() => readShown(page), toShown(ids[6] ?? ''));
    await whenStill(page);
    expect(await readShown(page)).toEqual(toShown(ids[6] ?? ''));
    expect(complaints).toEqual([]);
  });

  it('leads to a page whose link is followed right after a row', async () => {
    const { page, complaints } = await portal.open();
    await open(page);
    // At once, and while Next is being told of the row.
    for (const pause of [0, 60, 110, 140]) {
      await page.evaluate(
        ([rows, wait]) => {
          const follow = (selector: string, at: number) =>
            document.querySelectorAll<HTMLElement>(selector)[at]?.click();
          follow(rows, 3);
          setTimeout(() => follow('a[data-page-link][href$="/guides/"]', 0), wait);
        },
        [ROWS, pause] as const,
      );
      await page.waitForURL(portal.at('/guides/'));
      await page.goBack();
      await page.locator(ROWS).first().waitFor();
    }
    expect(complaints).toEqual([]);
  });

  it('shows the row that is followed after a link whose page is slow to come', async () => {
    const { page, complaints } = await portal.open();
    const ids = await open(page);
    const late: Promise<void>[] = [];
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/guides/**', (route) => {
      late.push(held.then(() => route.continue().catch(() => {})));
    });
    const asked = page.waitForRequest('**/guides/**');
    await followFrame(page, '/guides/');
    await asked;
    await page.locator(ROWS).nth(4).click();
    await expectSoon(() => readShown(page), toShown(ids[4] ?? ''));
    const answered = page.waitForResponse('**/guides/**');
    release();
    await Promise.all([...late, answered]);
    await whenStill(page);
    expect(await readShown(page)).toEqual(toShown(ids[4] ?? ''));
    expect(complaints).toEqual([]);
  });

  it('goes back and forward along those that were followed, each where it was left', async () => {
    const { page, complaints } = await portal.open();
    const ids = await open(page);
    const rows = page.locator(ROWS);
    const tops = [0, 240, 320];
    for (const [at, row] of [2, 5, 9].entries()) {
      await rows.nth(row).click();
      await expectSoon(() => readShown(page), toShown(ids[row] ?? ''));
      await whenStill(page);
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), tops[at] ?? 0);
      await expectSoon(() => page.evaluate(() => scrollY), tops[at]);
    }
    for (const [at, row] of [
      [1, 5],
      [0, 2],
    ] as const) {
      await page.goBack();
      await expectSoon(() => readShown(page), toShown(ids[row] ?? ''));
      await expectSoon(() => page.evaluate(() => scrollY), tops[at]);
    }
    await page.goForward();
    await expectSoon(() => readShown(page), toShown(ids[5] ?? ''));
    await expectSoon(() => page.evaluate(() => scrollY), tops[1]);
    expect(complaints).toEqual([]);
  });

  it('goes back at once from one that Next has not been told of', async () => {
    const { page, complaints } = await portal.open();
    const ids = await open(page);
    await page.locator(ROWS).nth(5).click();
    await expectSoon(() => readShown(page), toShown(ids[5] ?? ''));
    await page.evaluate(async (selector) => {
      const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
      scrollTo({ top: 240, behavior: 'instant' });
      await pause(500);
      document.querySelectorAll<HTMLElement>(selector)[9]?.click();
      await new Promise((resolve) => requestAnimationFrame(resolve));
      scrollTo({ top: 320, behavior: 'instant' });
      history.back();
    }, ROWS);
    await expectSoon(() => readShown(page), toShown(ids[5] ?? ''));
    await expectSoon(() => page.evaluate(() => scrollY), 240);
    expect(complaints).toEqual([]);
  });

  it('comes back to the one that was left for another page', async () => {
    const { page, complaints } = await portal.open();
    const ids = await open(page);
    await page.locator(ROWS).nth(4).click();
    await expectSoon(() => readShown(page), toShown(ids[4] ?? ''));
    await followFrame(page, '/guides/');
    await page.waitForURL(portal.at('/guides/'));
    await page.goBack();
    await expectSoon(() => readShown(page), toShown(ids[4] ?? ''));
    expect(complaints).toEqual([]);
  });

  it('shows the own documents once a link leads to them', async () => {
    const { page, complaints } = await portal.open();
    const ids = await open(page);
    await page.locator(ROWS).nth(4).click();
    await expectSoon(() => readShown(page), toShown(ids[4] ?? ''));
    await followFrame(page, '/api/');
    await page.waitForURL(portal.at('/api/'));
    await expectSoon(
      () => page.evaluate(() => document.querySelector('main h1')?.textContent),
      'API reference',
    );
    expect(complaints).toEqual([]);
  });

  it('shows the first again once a link of the portal leads to it', async () => {
    const { page, complaints } = await portal.open();
    const [, first = ''] = await open(page);
    const ids = await open(page, encodeURIComponent(first));
    const address = page.url();
    await expectSoon(() => readShown(page), toShown(first));
    await page.locator(ROWS).nth(4).click();
    await expectSoon(() => readShown(page), toShown(ids[4] ?? ''));
    await page.evaluate((href) => {
      const link = document.createElement('a');
      Object.assign(link, { href }).dataset.pageLink = '';
      document.querySelector('footer')?.append(link);
      link.click();
    }, address);
    await expectSoon(() => readShown(page), toShown(first));
    expect(complaints).toEqual([]);
  });
});
