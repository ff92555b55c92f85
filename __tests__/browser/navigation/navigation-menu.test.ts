/** @shipped-documents */
import type { Locator, Page } from 'playwright-core';
import { expectSoon, visit, whenStill } from '../../support/waits';
import { BASE_PATH, type Portal, usePortal } from '../portal';

const portal = usePortal();

const WIDE = { viewport: { width: 1100, height: 800 } };
const TABLET = { viewport: { width: 768, height: 1024 }, hasTouch: true, isMobile: true };

async function openPage(path = '/', options: Parameters<Portal['open']>[0] = WIDE) {
  const { page } = await portal.open(options);
  await visit(page, portal.at(path));
  const bar = page.getByRole('navigation', { name: 'Primary' });
  const item = (name: string) => bar.getByRole('link', { name, exact: true });
  const more = (name: string) => bar.locator('summary', { hasText: `${name}: more` });
  const entry = (path: string) => bar.locator(`li li a[href="${BASE_PATH}${path}"]`);
  return { page, bar, item, more, entry };
}
const isShown = (page: Page, name: string) =>
  page.evaluate((label) => {
    const button = [...document.querySelectorAll('summary')].find(
      (one) => one.textContent === `${label}: more`,
    );
    const menu = button?.closest('li')?.querySelector('ul');
    return menu instanceof Element && getComputedStyle(menu).visibility === 'visible';
  }, name);

const isOpen = (button: Locator) =>
  button.evaluate((summary) => summary.parentElement?.hasAttribute('open'));

/** How quick animations and transitions of a page are, from then on; 1 is as written. */
async function toSpeed(page: Page): Promise<(playbackRate: number) => Promise<unknown>> {
  const client = await page.context().newCDPSession(page);
  await client.send('Animation.enable');
  return (playbackRate) => client.send('Animation.setPlaybackRate', { playbackRate });
}

describe('SPEC 2, the nav bar: sub-menus open on hover', () => {
  it('Escape shuts one that the pointer opened, without moving the pointer or the focus', async () => {
    const { page, item, entry } = await openPage();
    await item('Guides').hover();
    await entry('/guides/webhooks/').waitFor({ state: 'visible' });
    await page.keyboard.press('Escape');
    await entry('/guides/webhooks/').waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    await item('Guides').hover({ position: { x: 4, y: 8 } });
    await whenStill(page);
    expect(await isShown(page, 'Guides')).toBe(false);
    await page.mouse.move(600, 700);
    await item('Guides').hover();
    await entry('/guides/webhooks/').waitFor({ state: 'visible' });
  });

  it('Escape elsewhere does not keep the next one shut', async () => {
    const { page, item, entry } = await openPage();
    await page.mouse.move(600, 700);
    await page.keyboard.press('Escape');
    await item('Guides').hover();
    await entry('/guides/webhooks/').waitFor({ state: 'visible' });
  });

  it('it stays while the pointer is on it, and goes when the pointer has left', async () => {
    const { page, item, entry } = await openPage();
    await item('Guides').hover();
    await entry('/guides/webhooks/').hover();
    await whenStill(page);
    expect(await isShown(page, 'Guides')).toBe(true);
    await page.mouse.move(600, 780);
    await entry('/guides/webhooks/').waitFor({ state: 'hidden' });
  });

  it('a pointer on a slanting way to an entry, over the neighbour, arrives there', async () => {
    const { page, item, entry } = await openPage();
    const from = await item('Solutions').boundingBox();
    await item('Solutions').hover();
    const target = entry('/solutions/reporting/');
    await target.waitFor({ state: 'visible' });
    const to = await target.boundingBox();
    if (!from || !to) throw new Error('no boxes');
    // A hand is quick against the delays of the menus; a busy machine is not: they are slowed down.
    const setSpeed = await toSpeed(page);
    await setSpeed(0.02);
    const steps = 12;
    const [x0, y0] = [from.x + from.width - 4, from.y + from.height / 2];
    const [x1, y1] = [to.x + to.width - 8, to.y + to.height / 2];
    for (let step = 0; step <= steps; step += 1) {
      const share = step / steps;
      await page.mouse.move(x0 + (x1 - x0) * share, y0 + (y1 - y0) * share);
    }
    await setSpeed(1);
    await whenStill(page);
    expect([await isShown(page, 'Solutions'), await isShown(page, 'Guides')]).toEqual([
      true,
      false,
    ]);
    await target.click();
    await page.waitForURL(portal.at('/solutions/reporting/'));
  });

  it('after a choice it is shut, although the pointer still rests on it', async () => {
    const { page, item, entry } = await openPage();
    await item('Guides').hover();
    await entry('/guides/webhooks/').click();
    await page.waitForURL(portal.at('/guides/webhooks/'));
    await entry('/guides/webhooks/').waitFor({ state: 'hidden' });
    await whenStill(page);
    expect(await isShown(page, 'Guides')).toBe(false);
  });
});

const expectFocus = (page: Page, path: string) =>
  expectSoon(
    () => page.evaluate(() => document.activeElement?.getAttribute('href')),
    BASE_PATH + path,
  );

describe('sub-menus by keyboard', () => {
  it('arrow down opens it on a page that has not started, and goes on through its entries', async () => {
    const { page, more } = await openPage();
    await more('Guides').focus();
    await page.keyboard.press('ArrowDown');
    await expectFocus(page, '/guides/');
    await page.keyboard.press('ArrowDown');
    await expectFocus(page, '/guides/payment-gateway/');
    await page.keyboard.press('End');
    await expectSoon(
      () => page.evaluate(() => document.activeElement?.textContent),
      'Disputes (PDF) (opens in a new tab)',
    );
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  it('entries of a shut one are no stop for Tab', async () => {
    const { page, more } = await openPage();
    await more('Solutions').focus();
    await page.keyboard.press('Tab');
    await expectSoon(() => page.evaluate(() => document.activeElement?.textContent), 'Guides');
  });

  it('leaving it by Tab shuts it', async () => {
    const { page, more } = await openPage();
    await more('Libraries').focus();
    await page.keyboard.press('Enter');
    await expectSoon(() => isOpen(more('Libraries')), true);
    for (let stop = 0; stop < 4; stop += 1) await page.keyboard.press('Tab');
    await expectSoon(() => isOpen(more('Libraries')), false);
  });
});

describe('sub-menus by touch, from 768 px', () => {
  it('a tap on the button opens, a tap on an entry goes there', async () => {
    const { page, more, entry } = await openPage('/', TABLET);
    await more('Guides').tap();
    await entry('/guides/webhooks/').waitFor({ state: 'visible' });
    await entry('/guides/webhooks/').tap();
    await page.waitForURL(portal.at('/guides/webhooks/'));
    await entry('/guides/webhooks/').waitFor({ state: 'hidden' });
  });

  it('a second tap shuts it, and so does a tap on another one', async () => {
    const { page, more, entry } = await openPage('/', TABLET);
    await more('Guides').tap();
    await entry('/guides/webhooks/').waitFor({ state: 'visible' });
    await more('Guides').tap();
    await entry('/guides/webhooks/').waitFor({ state: 'hidden' });
    await more('Guides').tap();
    await entry('/guides/webhooks/').waitFor({ state: 'visible' });
    await more('Libraries').tap();
    await entry('/libs/sdk/').waitFor({ state: 'visible' });
    await entry('/guides/webhooks/').waitFor({ state: 'hidden' });
    expect(await isShown(page, 'Guides')).toBe(false);
  });
});

describe('SPEC 2, items of the nav bar', () => {
  it.each([
    ['/', [['Get Started', 'page']]],
    [
      '/guides/',
      [
        ['Guides', 'page'],
        ['Guides overview', 'page'],
      ],
    ],
    [
      '/guides/webhooks/',
      [
        ['Guides', 'true'],
        ['Webhooks', 'page'],
      ],
    ],
    [
      '/api/payment-gateway/',
      [
        ['API', 'true'],
        ['Payment Gateway', 'page'],
      ],
    ],
  ])('at %s the active ones are %j', async (path, active) => {
    const { bar } = await openPage(path);
    const found = await bar
      .locator('a[aria-current]')
      .evaluateAll((links) =>
        links.map((link) => [link.textContent, link.getAttribute('aria-current')]),
      );
    expect(found).toEqual(active);
  });

  it('external ones open in a new tab that knows nothing of this one; some have a beta badge', async () => {
    const { bar } = await openPage();
    const tabs = await bar
      .locator('a[target]')
      .evaluateAll((links) =>
        links.map((link) => [link.getAttribute('target'), link.getAttribute('rel')]),
      );
    expect(tabs).toEqual([
      ['_blank', 'noopener'],
      ['_blank', 'noopener'],
    ]);
    const badges = await bar.locator('a:has-text("Beta")').evaluateAll((links) => links.length);
    expect(badges).toBe(2);
  });

  it('without JavaScript the menus open on hover and under the focus', async () => {
    const { page, item, entry } = await openPage('/', { ...WIDE, javaScriptEnabled: false });
    await item('Guides').hover();
    await entry('/guides/webhooks/').waitFor({ state: 'visible' });
    await page.mouse.move(600, 780);
    await entry('/guides/webhooks/').waitFor({ state: 'hidden' });
    await item('Guides').focus();
    await entry('/guides/webhooks/').waitFor({ state: 'visible' });
  });
});
