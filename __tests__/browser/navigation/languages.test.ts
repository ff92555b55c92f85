/** @shipped-documents */
import { type Page } from 'playwright-core';
import { expectSoon, visit, whenAlive } from '../../support/waits';
import { usePortal } from '../portal';

const portal = usePortal();

const GUIDE = '/guides/examplepay-checkout/';

/** Link of the banner to another language; that of phones stands in the footer. */
const link = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true });
const place = (page: Page) => () => Promise.resolve(page.url());

test('another language shows the same page at the same heading, and leads back to it', async () => {
  const { page, complaints } = await portal.open();
  await page.goto(portal.at(`${GUIDE}#integrate`));
  await link(page, 'Deutsch').click();
  await expectSoon(place(page), portal.at(`/de${GUIDE}#integrate`));
  await page.getByRole('heading', { name: 'Einbauen' }).waitFor();
  await link(page, 'English').click();
  await expectSoon(place(page), portal.at(`${GUIDE}#integrate`));
  expect(complaints).toEqual([]);
});

test('a press before the scripts of the page have come leads to the same heading, too', async () => {
  const { page } = await portal.open();
  await page.route('**/scripts/controls-*', (route) => route.abort());
  await page.goto(portal.at(`${GUIDE}#integrate`));
  await link(page, 'Deutsch').click();
  await expectSoon(place(page), portal.at(`/de${GUIDE}#integrate`));
});

test('after pages that the router showed, it is the last one that is shown in another language', async () => {
  const { page } = await portal.open();
  await visit(page, portal.at('/api/testing/'));
  await whenAlive(page);
  await page.getByRole('link', { name: 'Security keys', exact: true }).first().click();
  await expectSoon(place(page), portal.at('/api/security-key/'));
  await link(page, 'Deutsch').click();
  await expectSoon(place(page), portal.at('/de/api/security-key/'));
});

test('without JavaScript another language shows the same page, on phones from the footer', async () => {
  const phone = { javaScriptEnabled: false, viewport: { width: 360, height: 800 } };
  const { page } = await portal.open(phone);
  await page.goto(portal.at(GUIDE));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' }).click();
  await expectSoon(place(page), portal.at(`/de${GUIDE}`));
  expect(await page.locator('html').getAttribute('lang')).toBe('de');
});

test('the search of a language finds its words, and leads to its pages', async () => {
  const { page, complaints } = await portal.open();
  await page.goto(portal.at('/de/'));
  await page.keyboard.press('/');
  const dialog = page.locator('dialog[open]');
  await dialog.getByRole('textbox').fill('Bezahlseite');
  await dialog
    .getByRole('link', { name: /Gehostete Bezahlseite/ })
    .first()
    .click();
  await expectSoon(place(page), portal.at(`/de${GUIDE}`));
  expect(complaints).toEqual([]);
});
