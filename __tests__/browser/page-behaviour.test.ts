/** @jest-environment node */
import type { Page } from 'playwright-core';
import { BASE_PATH, openPortal, type Portal } from './portal';
import { SALE, SETTLED } from './page-types';

jest.setTimeout(120_000);

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal?.close());

const GUIDE = '/guides/webhooks/';
const OTHER = '/guides/customer-vault/';
const TOC = 'nav[aria-labelledby="toc-title"] a';

/** Distance of an element from the top of the window, in whole pixels. */
const topOf = (page: Page, id: string) =>
  page.evaluate((name) => {
    const element = document.getElementById(name);
    return element && Math.round(element.getBoundingClientRect().top);
  }, id);

/** Waits until the page has not moved for a while. */
async function settle(page: Page): Promise<number> {
  let last = -1;
  for (let still = 0; still < 4;) {
    const now = await page.evaluate(() => window.scrollY);
    still = now === last ? still + 1 : 0;
    last = now;
    await page.waitForTimeout(60);
  }
  return last;
}

type Frame = { readonly at: number; readonly top: number };

/** Records the scroll position at every frame from now on. */
const record = (page: Page) =>
  page.evaluate(() => {
    const frames: Frame[] = [];
    Object.assign(window, { frames });
    const step = (at: number) => {
      frames.push({ at, top: Math.round(window.scrollY) });
      requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  });

/** The positions between start and end, and how long the way took, in ms. */
async function readMotion(page: Page): Promise<{ between: number[]; took: number }> {
  const frames = await page.evaluate<readonly Frame[]>('window.frames');
  const end = frames.at(-1)?.top;
  const first = frames.findIndex(({ top }) => top !== frames[0]?.top);
  const last = frames.findIndex(({ top }) => top === end);
  const took = (frames[last]?.at ?? 0) - (frames[first - 1]?.at ?? 0);
  return { between: frames.slice(first, last).map(({ top }) => top), took };
}

/** Id of the heading in the middle of the page's contents, so that the page can scroll past it. */
async function middleId(page: Page): Promise<string> {
  const hrefs = await page
    .locator(TOC)
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  return hrefs[Math.floor(hrefs.length / 2)]?.slice(1) ?? '';
}

async function follow(page: Page, path: string): Promise<void> {
  await page.locator(`footer a[href="${BASE_PATH}${path}"]`).click();
  await page.waitForURL(portal.at(path));
}

describe('SPEC 2 page behaviour: a fragment', () => {
  it('scrolls smoothly in 100 ms to 88 px above its element', async () => {
    const { page, complaints } = await portal.open();
    await page.goto(portal.at(GUIDE), SETTLED);
    const id = await middleId(page);
    await record(page);
    await page.locator(`${TOC}[href="#${id}"]`).click();
    await settle(page);
    expect(await topOf(page, id)).toBe(88);
    const { between, took } = await readMotion(page);
    expect(between.length).toBeGreaterThan(1);
    expect(between).toEqual([...between].sort((a, b) => a - b));
    expect(took).toBeLessThan(250);
    await page.waitForURL(portal.at(`${GUIDE}#${id}`));
    expect(complaints).toEqual([]);
  });

  it('jumps for a reader who wants less motion', async () => {
    const { page } = await portal.open({ reducedMotion: 'reduce' });
    await page.goto(portal.at(GUIDE), SETTLED);
    const id = await middleId(page);
    await record(page);
    await page.locator(`${TOC}[href="#${id}"]`).click();
    await settle(page);
    expect(await topOf(page, id)).toBe(88);
    expect((await readMotion(page)).between).toEqual([]);
  });

  it('is reached on load, and the page does not move once it runs', async () => {
    const { page } = await portal.open();
    await page.goto(portal.at(GUIDE), SETTLED);
    const id = await middleId(page);
    await page.addInitScript(() => {
      const tops: number[] = [];
      Object.assign(window, { tops });
      addEventListener('scroll', () => tops.push(Math.round(window.scrollY)));
    });
    await page.goto(portal.at(OTHER), SETTLED);
    await page.goto(portal.at(`${GUIDE}#${id}`), SETTLED);
    await settle(page);
    expect(await topOf(page, id)).toBe(88);
    const tops = await page.evaluate<readonly number[]>('window.tops');
    expect(new Set(tops).size).toBe(1);
  });

  it('is reached from another page, smoothly', async () => {
    const { page } = await portal.open();
    await page.goto(portal.at(GUIDE), SETTLED);
    const id = await middleId(page);
    await page.goto(portal.at('/'), SETTLED);
    await record(page);
    await push(page, `${GUIDE}#${id}`);
    await page.waitForURL(portal.at(`${GUIDE}#${id}`));
    await settle(page);
    expect(await topOf(page, id)).toBe(88);
    expect((await readMotion(page)).between.length).toBeGreaterThan(0);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe(id);
  });

  it('opens what is closed around its element and takes the keyboard there', async () => {
    const { page } = await portal.open();
    await page.goto(portal.at(SALE), SETTLED);
    const id = await page.evaluate(() => {
      const closed = [...document.querySelectorAll('main details:not([open]) [id]')];
      return closed.find((element) => element.closest('main'))?.id ?? '';
    });
    expect(id).not.toBe('');
    await addLink(page, `#${encodeURIComponent(id)}`);
    await page.locator('#test-link').press('Enter');
    await settle(page);
    expect(
      await page.evaluate((name) => document.getElementById(name)?.checkVisibility(), id),
    ).toBe(true);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe(id);
    expect(await page.evaluate(() => document.querySelector(':target')?.id)).toBe(id);
    await page.keyboard.press('Tab');
    const next = await page.evaluate((name) => {
      const target = document.getElementById(name);
      const focused = document.activeElement;
      return target && focused && target.compareDocumentPosition(focused);
    }, id);
    expect((next ?? 0) & 4).toBe(4);
  });

  it('leaves the history whole: back from the next page shows this one again', async () => {
    const { page } = await portal.open();
    await page.goto(portal.at(GUIDE), SETTLED);
    const title = await page.locator('h1').innerText();
    const id = await middleId(page);
    await page.locator(`${TOC}[href="#${id}"]`).click();
    const place = await settle(page);
    await goByKeyboard(page, '/libs/');
    await settle(page);
    await page.goBack();
    await page.waitForURL(portal.at(`${GUIDE}#${id}`));
    await page.locator('h1', { hasText: title }).waitFor();
    expect(await settle(page)).toBe(place);
    await page.goBack();
    await page.waitForURL(portal.at(GUIDE));
    expect(await settle(page)).toBe(0);
  });

  it('typed into the address bar is gone to, and the way back is whole there too', async () => {
    const { page } = await portal.open();
    await page.goto(portal.at(GUIDE), SETTLED);
    const title = await page.locator('h1').innerText();
    const id = await middleId(page);
    await page.evaluate((hash) => void (location.hash = hash), id);
    const place = await settle(page);
    expect(await topOf(page, id)).toBe(88);
    await goByKeyboard(page, '/libs/');
    await settle(page);
    await page.goBack();
    await page.waitForURL(portal.at(`${GUIDE}#${id}`));
    await page.locator('h1', { hasText: title }).waitFor();
    expect(await settle(page)).toBe(place);
  });

  it('that names nothing leaves the page alone', async () => {
    const { page, complaints } = await portal.open();
    await page.goto(portal.at(`${GUIDE}#%E0%A4%A`), SETTLED);
    expect(await settle(page)).toBe(0);
    expect(complaints).toEqual([]);
  });
});

describe('SPEC 2 page behaviour: without a fragment', () => {
  it('a page never seen opens at its top', async () => {
    const { page } = await portal.open();
    await page.goto(portal.at(GUIDE), SETTLED);
    await page.evaluate(() => window.scrollTo(0, 900));
    await follow(page, '/libs/');
    expect(await settle(page)).toBe(0);
  });

  it('back and forward restore the last position of each page', async () => {
    const { page } = await portal.open();
    await page.goto(portal.at(GUIDE), SETTLED);
    await scrollTo(page, 1234);
    await goByKeyboard(page, '/guides/');
    await scrollTo(page, 300);
    await page.goBack();
    await page.waitForURL(portal.at(GUIDE));
    expect(await settle(page)).toBe(1234);
    await page.goForward();
    await page.waitForURL(portal.at('/guides/'));
    expect(await settle(page)).toBe(300);
  });

  it('a reload restores the position, and the page does not move once it runs', async () => {
    const { page } = await portal.open();
    await page.goto(portal.at(GUIDE), SETTLED);
    await scrollTo(page, 1234);
    await page.waitForTimeout(300);
    await page.reload(SETTLED);
    expect(await settle(page)).toBe(1234);
  });

  it('coming back from another document restores the position', async () => {
    const { page } = await portal.open();
    await page.goto(portal.at(GUIDE), SETTLED);
    await scrollTo(page, 1234);
    await page.goto(portal.at('/robots.txt'));
    await page.goBack(SETTLED);
    expect(await settle(page)).toBe(1234);
  });

  it('a link opens a page at its top, read before or not, and itself too', async () => {
    const { page } = await portal.open();
    await page.goto(portal.at('/libs/sdk/'), SETTLED);
    await goByKeyboard(page, '/guides/');
    await scrollTo(page, 300);
    await goByKeyboard(page, '/libs/');
    await goByKeyboard(page, '/guides/');
    expect(await settle(page)).toBe(0);
    await scrollTo(page, 300);
    await goByKeyboard(page, '/guides/');
    expect(await settle(page)).toBe(0);
  });
});

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo(0, y), top);
  expect(await settle(page)).toBe(top);
}

/** Follows a footer link without scrolling to it, as a reader of the fixed navigation does. */
async function goByKeyboard(page: Page, path: string): Promise<void> {
  await page.evaluate(
    (href) => document.querySelector<HTMLElement>(`footer a[href="${href}"]`)?.click(),
    BASE_PATH + path,
  );
  await page.waitForURL(portal.at(path));
}

/** Goes to an address as a link of Next does. */
async function push(page: Page, address: string): Promise<void> {
  await page.evaluate((href) => {
    const next: unknown = Reflect.get(window, 'next');
    const router: unknown = next instanceof Object ? Reflect.get(next, 'router') : undefined;
    const go: unknown = router instanceof Object ? Reflect.get(router, 'push') : undefined;
    if (typeof go === 'function') go(href);
  }, address);
}

/** Puts a link to a place on this page at its top. */
async function addLink(page: Page, href: string): Promise<void> {
  await page.evaluate((address) => {
    const link = document.createElement('a');
    link.id = 'test-link';
    link.href = address;
    link.textContent = 'test link';
    document.querySelector('main')?.prepend(link);
  }, href);
}
