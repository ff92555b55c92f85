/** @shipped-documents */
import type { Page } from 'playwright-core';
import { expectSoon, visit, whenStill } from '../../support/waits';
import { SALE } from '../page-types';
import { BASE_PATH, type Portal, usePortal } from '../portal';

const portal = usePortal();

const PHONE = { viewport: { width: 400, height: 800 }, hasTouch: true };

async function openPage(path: string, options: Parameters<Portal['open']>[0] = PHONE) {
  const { page } = await portal.open(options);
  await visit(page, portal.at(path));
  return toPanel(page);
}
async function toPanel(page: Page) {
  const button = page.locator('button[popovertarget="primary-nav"]');
  const panel = page.locator('#primary-nav');
  const open = async () => {
    await button.click();
    await panel.waitFor({ state: 'visible' });
  };
  const group = (name: string) =>
    panel.locator('details', { has: page.locator('summary', { hasText: `${name}: more` }) });
  const list = (name: string) =>
    panel
      .locator('li', { has: page.locator('summary', { hasText: `${name}: more` }) })
      .locator('> ul');
  return { page, button, panel, open, group, list };
}
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.textContent?.replace(': more', '').trim() ?? '');

describe('SPEC 2 and 9, the mobile panel', () => {
  it('starts 75 px below the top and covers what is below, to the edges', async () => {
    const { page, panel, open } = await openPage('/guides/');
    await open();
    await whenStill(page);
    expect(await panel.boundingBox()).toEqual({ x: 0, y: 75, width: 400, height: 725 });
    const underBanner = await page.evaluate(() =>
      document.elementFromPoint(200, 70)?.closest('[popover]'),
    );
    expect(underBanner).toBeFalsy();
  });

  it('also when the page was scrolled: the banner stays above it', async () => {
    const { page, panel, open } = await openPage('/guides/webhooks/');
    await page.evaluate(() => window.scrollTo(0, 700));
    await open();
    await whenStill(page);
    expect((await panel.boundingBox())?.y).toBe(75);
    expect((await page.locator('header').first().boundingBox())?.y).toBe(0);
  });

  it('choosing the open sub-list collapses it, choosing another one does, too', async () => {
    const { open, group } = await openPage('/');
    await open();
    const isOpen = (name: string) => group(name).evaluate((list) => list.hasAttribute('open'));
    await group('Guides').locator('> summary').click();
    await expectSoon(() => isOpen('Guides'), true);
    await group('Guides').locator('> summary').click();
    await expectSoon(() => isOpen('Guides'), false);
    await group('Guides').locator('> summary').click();
    await group('Libraries').locator('> summary').click();
    await expectSoon(
      async () => [await isOpen('Guides'), await isOpen('Libraries')],
      [false, true],
    );
  });

  it('Tab goes round through the button and the panel, in both directions', async () => {
    const { page, button, panel, open } = await openPage('/');
    await open();
    await button.focus();
    const stops: string[] = [];
    for (let stop = 0; stop < 20; stop += 1) {
      await page.keyboard.press('Tab');
      const name = await focused(page);
      if (name === 'Menu') break;
      stops.push(name);
    }
    expect(stops).toEqual([
      'Get Started',
      'Solutions',
      'Guides',
      'Libraries',
      'API',
      'Create Account',
      'Login to Sandbox',
      'Switch between light and dark',
    ]);
    for (const name of stops.toReversed()) {
      await page.keyboard.press('Shift+Tab');
      expect(await focused(page)).toBe(name);
    }
    await page.keyboard.press('Shift+Tab');
    expect(await focused(page)).toBe('Menu');
    expect(await panel.isVisible()).toBe(true);
  });

  it('entries of a sub-list are stops only while it is open', async () => {
    const { page, open, group } = await openPage('/');
    await open();
    await group('Libraries').locator('> summary').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('Libraries overview');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('API');
  });

  it('the page behind does not scroll, is out of reach, and is back after Escape', async () => {
    const { page, button, panel, open } = await openPage('/guides/webhooks/');
    await open();
    const inert = () =>
      page.evaluate(() =>
        ['main', 'footer'].map((name) =>
          document.querySelector(`body > ${name}`)?.hasAttribute('inert'),
        ),
      );
    await expectSoon(inert, [true, true]);
    await page.mouse.move(200, 500);
    await page.mouse.wheel(0, 600);
    await whenStill(page);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'hidden' });
    await expectSoon(inert, [false, false]);
    await expectSoon(() => button.evaluate((element) => element === document.activeElement), true);
    await page.mouse.wheel(0, 600);
    await page.waitForFunction(() => window.scrollY > 300);
  });

  it('opened before the page runs, it is guarded once the page does', async () => {
    const { page } = await portal.open(PHONE);
    let go = () => {};
    const held = new Promise<void>((resolve) => (go = resolve));
    await page.route('**/scripts/controls-*.js', (route) => held.then(() => route.continue()));
    await page.goto(portal.at('/guides/'), { waitUntil: 'commit' });
    const { panel, open } = await toPanel(page);
    await open();
    const isBehind = () => page.locator('main').evaluate((main) => main.hasAttribute('inert'));
    expect(await isBehind()).toBe(false);
    go();
    await expectSoon(isBehind, true);
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'hidden' });
    await expectSoon(isBehind, false);
  });

  it('closes when the window grows to 768 px, and leaves the page in reach', async () => {
    const { page, button, panel, open } = await openPage('/guides/');
    await open();
    await page.setViewportSize({ width: 767, height: 800 });
    await whenStill(page);
    expect(await panel.isVisible()).toBe(true);
    await page.setViewportSize({ width: 768, height: 800 });
    await page.waitForFunction(() => !document.querySelector('[inert], :popover-open'));
    await page.setViewportSize({ width: 400, height: 800 });
    await button.waitFor();
    await panel.waitFor({ state: 'hidden' });
  });

  it('a choice of the page on show closes it, too; so does going back', async () => {
    const { page, panel, open } = await openPage('/guides/');
    await open();
    await panel.getByRole('link', { name: 'Guides overview' }).click();
    await panel.waitFor({ state: 'hidden' });
    await page.locator(`main a[href="${BASE_PATH}/guides/webhooks/"]`).first().click();
    await page.waitForURL(portal.at('/guides/webhooks/'));
    await open();
    await page.goBack();
    await page.waitForURL(portal.at('/guides/'));
    await panel.waitFor({ state: 'hidden' });
    await expectSoon(() => page.evaluate(() => document.querySelector('[inert]')), null);
  });
});

it('the list of the section on show is open with the panel', async () => {
  const { open, group } = await openPage('/api/testing/');
  await open();
  await expectSoon(() => group('API').evaluate((list) => list.hasAttribute('open')), true);
  expect(await group('API').locator('> summary').getAttribute('aria-current')).toBe('true');
  expect(await group('Guides').evaluate((list) => list.hasAttribute('open'))).toBe(false);
});

describe('SPEC 2 and 3, per-method groups on API pages (listByMethod)', () => {
  const toMethods = (page: Page) =>
    page
      .locator('#primary-nav details[name="method-list"]')
      .evaluateAll((groups) =>
        groups.map((group) => group.querySelector('summary')?.textContent?.trim().split(/\s+/)[0]),
      );

  it('on a page of a section they hold its operations, with the one on show', async () => {
    const { page, panel, open } = await openPage(SALE);
    await open();
    await panel.getByText('Payment Gateway: operations').waitFor();
    expect(await toMethods(page)).toEqual(['Post']);
    const current = panel.locator('details[name="method-list"] a[aria-current="page"]');
    expect(await current.getAttribute('href')).toBe(`${BASE_PATH}${SALE}`);
    await current.waitFor();
  });

  it('one group is open at a time, and a choice goes to the operation and closes the panel', async () => {
    const { page, panel, open } = await openPage('/api/customer-vault/');
    await open();
    const [first, second] = [0, 1].map((at) =>
      panel.locator('details[name="method-list"]').nth(at),
    );
    if (!first || !second) throw new Error('no groups');
    await first.locator('summary').click();
    await expectSoon(() => first.evaluate((list) => list.hasAttribute('open')), true);
    await second.locator('summary').click();
    await expectSoon(() => first.evaluate((list) => list.hasAttribute('open')), false);
    const link = second.locator('a').first();
    const href = (await link.getAttribute('href')) ?? '';
    await link.click();
    await page.waitForURL(new URL(href, portal.server.url).href);
    await panel.waitFor({ state: 'hidden' });
  });

  it('on a page of no section they hold each document', async () => {
    const { page, panel, open } = await openPage('/api/testing/');
    await open();
    await panel.getByText('Payment Gateway API: operations').waitFor();
    await panel.getByText('Platform API: operations').waitFor();
    await expectSoon(() => toMethods(page), ['Post', 'Get', 'Post', 'Update', 'Delete', 'Other']);
  });

  it('other pages have none', async () => {
    const { page, open, group, list } = await openPage('/guides/');
    await open();
    await group('API').locator('> summary').click();
    await list('API').getByRole('link').first().waitFor();
    await whenStill(page);
    expect(await toMethods(page)).toEqual([]);
  });

  it('no page carries them in its HTML', async () => {
    const html = await (await fetch(portal.at(SALE))).text();
    expect(html).not.toContain('method-list');
  });
});

describe('SPEC 2 and 9, the toggle of the side navigation', () => {
  it.each([
    ['/guides/webhooks/', 'Guides: all pages', 'Guides'],
    ['/api/payment-gateway/', 'API operations', 'API operations'],
  ])('at %s it is there up to 767 px only', async (path, name, label) => {
    const { page } = await openPage(path, { viewport: { width: 767, height: 800 } });
    const button = page.getByRole('button', { name, exact: true });
    const list = page.getByRole('navigation', { name: label, exact: true });
    expect([await button.isVisible(), await list.isVisible()]).toEqual([true, false]);
    await button.click();
    await list.waitFor();
    await page.setViewportSize({ width: 768, height: 800 });
    await button.waitFor({ state: 'hidden' });
    await list.waitFor();
    await page.waitForFunction(() => document.querySelector(':popover-open') === null);
    await page.setViewportSize({ width: 767, height: 800 });
    await list.waitFor({ state: 'hidden' });
  });
});

describe('the open side panel and the keyboard', () => {
  it('closes when Tab goes past its last link, and the focus is not on what it covered', async () => {
    const { page } = await openPage('/guides/webhooks/');
    const list = page.getByRole('navigation', { name: 'Guides', exact: true });
    await page.getByRole('button', { name: 'Guides: all pages' }).click();
    await list.locator('a').last().focus();
    await page.keyboard.press('Tab');
    await list.waitFor({ state: 'hidden' });
    expect(await focused(page)).not.toBe('');
    const isOnTop = page.evaluate(() => {
      const { left, top } = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
      return document.elementFromPoint(left + 4, top + 4)?.closest('a, button, [tabindex]');
    });
    expect(await isOnTop).not.toBeNull();
  });

  it('stays open between its button and its links, and the button closes it', async () => {
    const { page } = await openPage('/guides/webhooks/');
    const list = page.getByRole('navigation', { name: 'Guides', exact: true });
    const button = page.getByRole('button', { name: 'Guides: all pages' });
    await button.click();
    await list.locator('a').first().focus();
    await button.focus();
    expect(await list.isVisible()).toBe(true);
    await list.locator('a').first().focus();
    await button.click();
    await list.waitFor({ state: 'hidden' });
  });
});

describe('the panel with the operations', () => {
  it('opens where the current one is, however far down', async () => {
    const { page } = await portal.open(PHONE);
    await visit(page, portal.at('/api/'));
    const rows = page.locator('nav[aria-label="API operations"] a[data-operation]');
    const last = await rows.last().getAttribute('href');
    await visit(page, new URL(last ?? '', portal.at('/')).href);
    await page.getByRole('button', { name: 'API operations' }).click();
    const isInPanel = () =>
      rows.last().evaluate((row) => {
        const panel = row.closest('[popover]')?.getBoundingClientRect();
        const { top, bottom } = row.getBoundingClientRect();
        return row.ariaCurrent === 'page' && top >= (panel?.top ?? 0) && bottom <= innerHeight;
      });
    await expectSoon(isInPanel, true);
  });
});
