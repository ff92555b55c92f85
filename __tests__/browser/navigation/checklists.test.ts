/** @shipped-documents */
import type { Page } from 'playwright-core';
import { expectSoon, visit, whenAlive } from '../../support/waits';
import { usePortal } from '../portal';

const portal = usePortal();

const GO_LIVE = '/guides/go-live/';
const ITEM = 'Refuse every request whose signature does not match';

const box = (page: Page) => page.getByRole('checkbox', { name: ITEM });
const done = (page: Page) => page.getByRole('status').filter({ hasText: 'done' }).innerText();

test('a tick in a guide stands on the go-live page and stays after a reload, without React', async () => {
  const { page, complaints } = await portal.open();
  await page.goto(portal.at('/guides/webhooks/'));
  await box(page).press('Space');
  expect(await box(page).isChecked()).toBe(true);
  await page.goto(portal.at(GO_LIVE));
  await page.reload();
  await expectSoon(() => box(page).isChecked(), true);
  expect(await done(page)).toMatch(/^1 of \d\d done$/);
  expect(await page.locator('script[src*="/_next/"]:not([nomodule])').count()).toBe(0);
  expect(complaints).toEqual([]);
});

test('React takes the page over with its ticks, and the router leads to them', async () => {
  const { page, complaints } = await portal.open();
  await page.goto(portal.at(GO_LIVE));
  await box(page).click();
  await page.keyboard.press('/');
  await whenAlive(page);
  await page.keyboard.press('Escape');
  expect(await box(page).isChecked()).toBe(true);
  await page.getByRole('button', { name: 'Clear all' }).click();
  expect(await box(page).isChecked()).toBe(false);
  await page.getByRole('button', { name: 'Undo' }).click();
  await visit(page, portal.at('/api/testing/'));
  await page.getByRole('link', { name: 'Guides', exact: true }).first().click();
  await page.getByRole('link', { name: 'Go live', exact: true }).first().click();
  await expectSoon(() => box(page).isChecked(), true);
  expect(complaints).toEqual([]);
});

test('without JavaScript the lists can be read and ticked, and no control is dead', async () => {
  const { page } = await portal.open({ javaScriptEnabled: false });
  await page.goto(portal.at(GO_LIVE));
  await box(page).click();
  expect(await box(page).isChecked()).toBe(true);
  expect(await page.locator('article button:visible').count()).toBe(0);
});
