/** @shipped-documents */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expectSoon, visit } from '../support/waits';
import { usePortal } from './portal';
import { runAxe } from './run-axe';

const PANEL = 'nav[aria-label="API operations"]';
const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

const portal = usePortal();

const listShown = (page: Page) =>
  page
    .locator(`${PANEL} a[data-operation]:visible`)
    .evaluateAll((rows) => [...new Set(rows.map((row) => row.getAttribute('data-operation')))]);

it('a field leads to the operations that have it, and the row says so', async () => {
  const { page } = await portal.open();
  await visit(page, portal.at('/api/?swaggerUri=/pg/doc'));
  const row = page.locator(`${PANEL} a[data-operation="post /sale"]`);
  await row.waitFor();
  await page.getByPlaceholder('Filter operations').fill('amt-tran');
  await page
    .locator(`${PANEL} a[data-operation="post /sale"][data-found-field="amt_tran"]`)
    .waitFor();
  const words = await row.first().evaluate((link) => getComputedStyle(link, '::after').content);
  expect(words).toBe('"field amt_tran"');
  const isBeside = await row
    .first()
    .evaluate(({ firstElementChild: mark, lastElementChild: name }) => {
      if (!mark || !name) return false;
      name.textContent = 'GetCheckoutSessions'.repeat(5);
      return name.getBoundingClientRect().left >= mark.getBoundingClientRect().right;
    });
  expect(isBeside).toBe(true);
  await page.keyboard.press('Escape');
  await expectSoon(async () => (await listShown(page)).length > 5, true);
});

it('on a phone it stands in the panel, and a choice closes that', async () => {
  const { page } = await portal.open({ viewport: { width: 360, height: 740 }, hasTouch: true });
  await visit(page, portal.at('/api/'));
  await page.getByRole('button', { name: 'API operations' }).click();
  const field = page.getByPlaceholder('Filter operations');
  await field.fill('capture');
  await page.getByText(/^\d+ of \d+ operations and webhooks$/).waitFor();
  const { height } = (await field.boundingBox()) ?? { height: 0 };
  expect(height).toBeGreaterThanOrEqual(44);
  await page.evaluate(AXE);
  expect(await page.evaluate(runAxe)).toEqual([]);
  await field.press('Enter');
  await page.waitForURL(/\/api\/.+\/.+\//);
  await field.waitFor({ state: 'hidden' });
});
