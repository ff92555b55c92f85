/** @shipped-documents */
import type { Page } from 'playwright-core';
import { expectSoon, showFallbackFonts, visit, whenAlive } from '../support/waits';
import { SALE } from './page-types';
import { BASE_PATH, usePortal } from './portal';

/** A page that is drawn in less time than a scroll takes. */
const SHORT_PAGE = '/solutions/reporting/';

const portal = usePortal();

const GUIDE = '/guides/webhooks/';
const OTHER = '/guides/customer-vault/';
const TOC = 'nav[aria-labelledby="toc-title"] a';

/** Distance of an element from the top of the window, in whole pixels. */
const topOf = (page: Page, id: string) =>
  page.evaluate((name) => {
    const element = document.getElementById(name);
    return element && Math.round(element.getBoundingClientRect().top);
  }, id);

const focusedId = (page: Page) => page.evaluate(() => document.activeElement?.id);
const scrolledTo = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** The scroll position once the page has stood still for some frames. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    let last = window.scrollY;
    for (let still = 0; still < 10; still += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      if (window.scrollY !== last) still = 0;
      last = window.scrollY;
    }
    return Math.round(last);
  });

/** Waits until the page has come to a position, and holds it to staying there. */
async function expectRest(page: Page, top: number): Promise<void> {
  await expectSoon(() => scrolledTo(page), top);
  expect(await settle(page)).toBe(top);
}

/** Waits until an element stands where a fragment puts it, and holds the page to staying there. */
async function expectShown(page: Page, id: string): Promise<number> {
  await expectSoon(() => topOf(page, id), 88);
  const place = await settle(page);
  expect(await topOf(page, id)).toBe(88);
  return place;
}

/** Records the scroll position at every frame from now on. */
const record = (page: Page) =>
  page.evaluate(() => {
    const tops: number[] = [];
    Object.assign(window, { tops });
    const step = () => {
      tops.push(Math.round(window.scrollY));
      requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  });

/** The recorded positions between the first and the last one. */
async function readMotion(page: Page): Promise<readonly number[]> {
  const tops = await page.evaluate<readonly number[]>('window.tops');
  return tops.filter((top) => top !== tops[0] && top !== tops.at(-1));
}

/** Lets the time of a page stand still: it goes on only as the test says, frame after frame. */
async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
}

/** Id of the heading in the middle of the page's contents, so that the page can scroll past it. */
async function middleId(page: Page): Promise<string> {
  const hrefs = await page
    .locator(TOC)
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  return hrefs[Math.floor(hrefs.length / 2)]?.slice(1) ?? '';
}

/** Under a sub-path such an address is none of the portal's: another server of the host answers it. */
const testAtRoot = BASE_PATH === '' ? test : test.skip;

testAtRoot('an address with two slashes in front leads to its page', async () => {
  const { page, complaints } = await portal.open();
  const { origin, pathname } = new URL(portal.at(GUIDE));
  await page.goto(`${origin}/${pathname}?a=1#retries`);
  await page.waitForURL(`${portal.at(GUIDE)}?a=1#retries`);
  await whenAlive(page);
  expect(await page.locator('h1').count()).toBe(1);
  expect(complaints).toEqual([]);
});

describe('SPEC 2 page behaviour: a fragment', () => {
  it('scrolls smoothly in 100 ms to 88 px above its element', async () => {
    const { page, complaints } = await portal.open();
    await page.clock.install();
    await visit(page, portal.at(GUIDE));
    const id = await middleId(page);
    await record(page);
    await stopTime(page);
    await page.locator(`${TOC}[href="#${id}"]`).click();
    expect(await scrolledTo(page)).toBe(0);
    // The click and the first frame, and then 90 of the 100 ms: a frame is 16 ms long.
    await page.clock.runFor(20 + 90);
    expect(await topOf(page, id)).toBeGreaterThan(88);
    await page.clock.runFor(10 + 16);
    expect(await topOf(page, id)).toBe(88);
    await page.clock.resume();
    await expectShown(page, id);
    const between = await readMotion(page);
    expect(between.length).toBeGreaterThan(3);
    expect(between).toEqual(between.toSorted((a, b) => a - b));
    await page.waitForURL(portal.at(`${GUIDE}#${id}`));
    expect(complaints).toEqual([]);
  });

  it('jumps for a reader who wants less motion', async () => {
    const { page } = await portal.open({ reducedMotion: 'reduce' });
    await page.clock.install();
    await visit(page, portal.at(GUIDE));
    const id = await middleId(page);
    await record(page);
    await page.locator(`${TOC}[href="#${id}"]`).click();
    await expectShown(page, id);
    expect(await readMotion(page)).toEqual([]);
  });

  it('is reached on load, and the page does not move once it runs', async () => {
    const { page } = await portal.open();
    await visit(page, portal.at(GUIDE));
    const id = await middleId(page);
    await page.addInitScript(() => {
      const tops: number[] = [];
      Object.assign(window, { tops });
      addEventListener('scroll', () => tops.push(Math.round(window.scrollY)));
    });
    await visit(page, portal.at(OTHER));
    await visit(page, portal.at(`${GUIDE}#${id}`));
    await expectShown(page, id);
    const tops = await page.evaluate<readonly number[]>('window.tops');
    expect(new Set(tops).size).toBe(1);
  });

  it('is reached from another page, smoothly', async () => {
    const { page } = await portal.open();
    await visit(page, portal.at(SHORT_PAGE));
    const id = await middleId(page);
    const go = async () => {
      await visit(page, portal.at('/'));
      await record(page);
      await push(page, `${SHORT_PAGE}#${id}`);
      await page.waitForURL(portal.at(`${SHORT_PAGE}#${id}`));
      await expectShown(page, id);
      await expectSoon(() => focusedId(page), id);
      return (await readMotion(page)).length > 0;
    };
    // A busy machine may paint no frame of those 100 ms, but not each time.
    await expectSoon(go, true);
  });

  it('opens what is closed around its element and takes the keyboard there', async () => {
    const { page } = await portal.open();
    await visit(page, portal.at(SALE));
    const id = await page.evaluate(() => {
      const closed = [...document.querySelectorAll('main details:not([open]) [id]')];
      return closed.find((element) => element.closest('main'))?.id ?? '';
    });
    expect(id).not.toBe('');
    await addLink(page, `#${encodeURIComponent(id)}`);
    await page.locator('#test-link').press('Enter');
    await expectSoon(() => page.evaluate(() => document.querySelector(':target')?.id), id);
    await settle(page);
    expect(
      await page.evaluate((name) => document.getElementById(name)?.checkVisibility(), id),
    ).toBe(true);
    expect(await focusedId(page)).toBe(id);
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
    await visit(page, portal.at(GUIDE));
    const title = await page.locator('h1').innerText();
    const id = await middleId(page);
    await page.locator(`${TOC}[href="#${id}"]`).click();
    const place = await expectShown(page, id);
    await goByKeyboard(page, '/libs/');
    await settle(page);
    await page.goBack();
    await page.waitForURL(portal.at(`${GUIDE}#${id}`));
    await page.locator('h1', { hasText: title }).waitFor();
    await expectRest(page, place);
    await page.goBack();
    await page.waitForURL(portal.at(GUIDE));
    await expectRest(page, 0);
  });

  it('left by Back before the code that saves positions has come leaves no position behind', async () => {
    const { page } = await portal.open();
    await visit(page, portal.at(GUIDE));
    let answer = () => {};
    const isAnswered = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/_next/static/**', async (route) => {
      await isAnswered;
      await route.continue();
    });
    const id = await middleId(page);
    await page.locator(`${TOC}[href="#${id}"]`).click();
    await expectShown(page, id);
    await page.goBack();
    await page.waitForURL(portal.at(GUIDE));
    answer();
    await expectRest(page, 0);
  });

  it('typed into the address bar is gone to, and the way back is whole there too', async () => {
    const { page } = await portal.open();
    await visit(page, portal.at(GUIDE));
    const title = await page.locator('h1').innerText();
    const id = await middleId(page);
    await page.evaluate((hash) => void (location.hash = hash), id);
    const place = await expectShown(page, id);
    await goByKeyboard(page, '/libs/');
    await settle(page);
    await page.goBack();
    await page.waitForURL(portal.at(`${GUIDE}#${id}`));
    await page.locator('h1', { hasText: title }).waitFor();
    await expectRest(page, place);
  });

  it('that names nothing leaves the page alone', async () => {
    const { page, complaints } = await portal.open();
    await visit(page, portal.at(`${GUIDE}#%E0%A4%A`));
    await expectRest(page, 0);
    expect(complaints).toEqual([]);
  });
});

describe('SPEC 2 page behaviour: without a fragment', () => {
  it('a link back to a page restores its last position, a link to the page itself its top', async () => {
    const { page } = await portal.open();
    await visit(page, portal.at('/libs/sdk/'));
    await goByKeyboard(page, '/guides/');
    await expectRest(page, 0);
    await scrollTo(page, 300);
    await goByKeyboard(page, '/libs/');
    await expectRest(page, 0);
    await goByKeyboard(page, '/guides/');
    await expectRest(page, 300);
    await goByKeyboard(page, '/guides/');
    await expectRest(page, 0);
  });

  it('the last position is known in the whole tab, also to an address that is typed', async () => {
    const { page } = await portal.open();
    await showFallbackFonts(page);
    await visit(page, portal.at(GUIDE));
    await scrollTo(page, 1234);
    await visit(page, portal.at(`${OTHER}?other`));
    await expectRest(page, 0);
    await visit(page, portal.at(GUIDE));
    await expectRest(page, 1234);
    await visit(page, portal.at(`${GUIDE}?other`));
    await expectRest(page, 0);
  });
});

describe('a press that comes before its script', () => {
  it('is made when the script is there', async () => {
    const { page } = await portal.open({ colorScheme: 'light' });
    let arrive = () => {};
    const held = new Promise<void>((resolve) => (arrive = resolve));
    await page.route('**/scripts/controls-*', (route) => held.then(() => route.continue()));
    await page.goto(portal.at(GUIDE), { waitUntil: 'commit' });
    await page.locator('[data-theme-toggle]:visible').click();
    const theme = () => page.evaluate(() => document.documentElement.dataset.theme);
    expect(await theme()).toBeUndefined();
    arrive();
    await expectSoon(theme, 'dark');
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
