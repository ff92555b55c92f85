/**
 * @jest-environment node
 * @shipped-documents
 */
import { openPortal, type Portal } from './portal';
import { expectSoon, visit } from './waits';

jest.setTimeout(120_000);

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal?.close());

describe('search', () => {
  it('opens with a slash, finds a guide by its words under the policy, and leads there', async () => {
    const { page, complaints } = await portal.open();
    await visit(page, portal.at('/'));
    await page.keyboard.press('/');
    const dialog = page.locator('dialog[open]');
    await dialog.getByRole('textbox').fill('webhook signature');
    const hit = dialog.locator('a[href*="/guides/webhooks/"]').first();
    await hit.waitFor({ state: 'visible' });
    await hit.click();
    await page.waitForURL(
      (url) => url.pathname === new URL(portal.at('/guides/webhooks/')).pathname,
    );
    await dialog.waitFor({ state: 'hidden' });
    await page.getByRole('heading', { level: 1, name: 'Webhooks' }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('finds an operation by its path', async () => {
    const { page } = await portal.open();
    await visit(page, portal.at('/guides/'));
    await page.keyboard.press('/');
    const dialog = page.locator('dialog[open]');
    await dialog.getByRole('textbox').fill('vault customer');
    await dialog.locator('a[href*="/api/customer-vault/"]').first().waitFor({ state: 'visible' });
  });

  it('ArrowDown at once reaches the first page that is found, and no excerpt glues words', async () => {
    const { page } = await portal.open();
    await visit(page, portal.at('/guides/'));
    await page.keyboard.press('/');
    await page.keyboard.type('refunded by staff');
    await page.keyboard.press('ArrowDown');
    const hit = page.locator('dialog[open] a[href$="/api/webhooks/refunded-by-staff/"]');
    await hit.waitFor({ state: 'visible' });
    await expectSoon(() => hit.evaluate((element) => element === document.activeElement), true);
    expect(await hit.textContent()).toContain('to your webhook’s address');
    expect(await hit.textContent()).not.toContain('postto');
  });

  it('Back closes it', async () => {
    const { page } = await portal.open();
    await visit(page, portal.at('/guides/'));
    await page.locator('main a[href$="/guides/webhooks/"]').first().click();
    await page.getByRole('heading', { level: 1, name: 'Webhooks' }).waitFor();
    await page.keyboard.press('/');
    await page.locator('dialog[open]').waitFor();
    await page.goBack();
    await page.locator('dialog[open]').waitFor({ state: 'hidden' });
  });

  it('Escape closes it and gives the focus back', async () => {
    const { page } = await portal.open();
    await visit(page, portal.at('/'));
    const button = page.getByRole('button', { name: 'Search docs and API' }).first();
    await button.focus();
    await page.keyboard.press('Enter');
    await page.locator('dialog[open]').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'hidden' });
    await expectSoon(() => button.evaluate((element) => element === document.activeElement), true);
  });
});
