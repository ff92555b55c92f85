/** @shipped-documents */
import type { Page } from 'playwright-core';
import { expectSoon, visit, whenStill } from '../support/waits';
import { serveLive } from './live-documents';
import { SALE } from './page-types';
import { usePortal } from './portal';

const ROWS = 'nav[aria-label="API operations"] a[data-operation]';
const NAMED = '/api/?swaggerUri=/pg/doc';

const portal = usePortal();

/** What has the keyboard where it is wholly under something else (WCAG 2.2, 2.4.11); empty where it is not. */
function toHidden(): string {
  const { activeElement: focused } = document;
  if (!focused) return '';
  const { left, right, top, bottom } = focused.getBoundingClientRect();
  const points = [top + 2, (top + bottom) / 2, bottom - 2].flatMap((y) =>
    [left + 2, (left + right) / 2, right - 2].map((x) => document.elementFromPoint(x, y)),
  );
  return points.some((at) => focused.contains(at)) ? '' : focused.textContent;
}

/** Presses a key so many times. Returns what had the keyboard under something else. */
async function press(page: Page, key: string, times: number): Promise<readonly string[]> {
  const hidden: string[] = [];
  for (let time = 0; time < times; time += 1) {
    await page.keyboard.press(key);
    await whenStill(page);
    hidden.push(await page.evaluate(toHidden));
  }
  return hidden.filter((name) => name !== '');
}

it.each(['ArrowUp', 'Shift+Tab'])('rows come out from under the filter with %s', async (key) => {
  const { page } = await portal.open({ viewport: { width: 1280, height: 500 } });
  await visit(page, portal.at('/api/'));
  await page.getByPlaceholder('Filter operations').fill('get');
  await page.getByText(/^\d+ of \d+ operations and webhooks$/).waitFor();
  await page.locator(`${ROWS}:visible`).nth(30).focus();
  expect(await press(page, key, 25)).toEqual([]);
});

it.each([
  [360, 640],
  [320, 256],
])('no field is under the notice on a screen of %i by %i', async (width, height) => {
  const { page } = await portal.open({ viewport: { width, height } });
  await page.route('http://localhost:4010/**', (route) => route.abort());
  await visit(page, portal.at(SALE));
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText(/Tried again at/).waitFor();
  await page.locator('#body li[id] a:visible').nth(18).focus();
  expect(await press(page, 'Tab', 25)).toEqual([]);
});

it('the links that skip the banner and the list of pages lead into the article of a guide', async () => {
  const { page } = await portal.open();
  await visit(page, portal.at('/guides/webhooks/'));
  for (const id of ['main', 'column']) {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expectSoon(() => page.evaluate(() => document.activeElement?.id), id);
  }
  await page.keyboard.press('Tab');
  const isInArticle = () => document.activeElement?.closest('article')?.id === 'column';
  expect(await page.evaluate(isInArticle)).toBe(true);
});

it('a link in the page to another operation leaves the keyboard in the page', async () => {
  const { page } = await portal.open();
  await serveLive(
    page,
    ({ info }) => void (info.description = `[Sale](${NAMED}&operation=post+%2Fsale)`),
  );
  await visit(page, portal.at(NAMED));
  const link = page.locator('main').getByRole('link', { name: 'Sale', exact: true }).last();
  await link.press('Enter');
  await page.locator('article[data-operation="post /sale"]').waitFor();
  await expectSoon(() => page.evaluate(() => document.activeElement?.id), 'column');
});

it('an operation that only the live document has is told like any other page', async () => {
  const { page } = await portal.open();
  await serveLive(page, ({ paths }) => {
    paths['/sale-in-parts'] = { post: { ...paths['/sale']?.post, summary: 'Sale in Parts' } };
  });
  await visit(page, portal.at('/api/'));
  await page.locator(`${ROWS}[data-operation="post /sale-in-parts"]`).first().press('Enter');
  await page.locator('article[data-operation="post /sale-in-parts"]').waitFor();
  const told = () => page.locator('[aria-live="polite"][data-said]').textContent();
  await expectSoon(told, 'Sale in Parts (Payment Gateway)');
});

it('the link of a field is a target of 24 by 24 pixels', async () => {
  const { page } = await portal.open();
  await visit(page, portal.at(SALE));
  const heights = await page
    .locator('#body li[id] > div > a:visible')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(10);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(24);
});

describe.each([
  ['with', true],
  ['without', false],
])('%s JavaScript: columns whose menu stands last in the source', (_, javaScriptEnabled) => {
  it.each([SALE, '/guides/webhooks/', '/guides/workflows/card-on-file/'])(
    'lead the keyboard from navigation to menu to page on %s',
    async (path) => {
      const { page } = await portal.open({
        javaScriptEnabled,
        viewport: { width: 1280, height: 800 },
      });
      await visit(page, portal.at(path));
      const isIn = (selector: string) =>
        page.evaluate((part) => document.activeElement?.closest(part) !== null, selector);
      const last = page.locator('main [data-menu-first] > [slot=menu]:last-child');
      expect(await last.count()).toBe(1);
      await page.locator('[data-shell="nav"] :is(a, button, summary):visible').last().focus();
      await page.keyboard.press('Tab');
      expect(await isIn('[slot=menu]')).toBe(true);
      await page.locator('[slot=menu] a:visible').last().focus();
      await page.keyboard.press('Tab');
      expect([await isIn('main'), await isIn('[slot=menu]')]).toEqual([true, false]);
      await page.keyboard.press('Shift+Tab');
      expect(await isIn('[slot=menu]')).toBe(true);
    },
  );
});
