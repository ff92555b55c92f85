/** @shipped-documents */
import type { Page } from 'playwright-core';
import { expectSoon, visit } from '../../support/waits';
import { usePortal } from '../portal';

const portal = usePortal();

const PAGE = '/api/questions/';

/** Searches for words that no page has, and leaves the search. */
async function searchInVain(page: Page, query: string): Promise<void> {
  await page.keyboard.press('/');
  const field = page.getByRole('dialog').getByRole('textbox');
  await field.fill(query);
  await page
    .getByRole('status')
    .filter({ hasText: `No page has “${query}”.` })
    .waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}

const list = (page: Page) => page.locator('searched-in-vain');

test('what finds nothing is counted here, put into a mail, and forgotten', async () => {
  const { page, complaints } = await portal.open();
  await visit(page, portal.at(PAGE));
  await expectSoon(() => list(page).innerText(), expect.stringMatching(/^None of your searches/));
  await searchInVain(page, 'zzqxj');
  await searchInVain(page, 'qqzzxx vvkk');
  await searchInVain(page, 'zzqxj');
  await searchInVain(page, 'zzqxj@qqvv.zz');
  const items = list(page).getByRole('listitem');
  await expectSoon(
    () => items.allInnerTexts(),
    [expect.stringMatching(/^zzqxj\s+2 times$/), expect.stringMatching(/^qqzzxx vvkk\s+1 time$/)],
  );
  const mail = list(page).getByRole('link', { name: 'Put them into a mail' });
  const href = decodeURIComponent((await mail.getAttribute('href')) ?? '');
  expect(href).toMatch(/^mailto:[^?]+\?subject=.*&body=.*\r\n\r\nzzqxj \(2 times\)\r\nqqzzxx/);
  for (const path of ['/proof/', PAGE]) {
    await visit(page, portal.at(path));
    await expectSoon(() => items.count(), 2);
  }
  await list(page).getByRole('button', { name: 'Forget them' }).press('Enter');
  await expectSoon(() => items.count(), 0);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Forgotten.');
  expect(complaints).toEqual([]);
});

test('without JavaScript the page says what it would show, and other pages have none of its code', async () => {
  const { page } = await portal.open({ javaScriptEnabled: false });
  await page.goto(portal.at(PAGE));
  expect(await list(page).innerText()).toMatch(/That takes JavaScript\.$/);
  expect(await page.locator('script[src*="/scripts/searches-"]').count()).toBe(1);
  await page.goto(portal.at('/api/testing/'));
  expect(await page.locator('script[src*="/scripts/searches-"]').count()).toBe(0);
});
