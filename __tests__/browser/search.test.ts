/** @jest-environment node */
import { SETTLED } from './page-types';
import { openPortal, type Portal } from './portal';

jest.setTimeout(120_000);

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal?.close());

describe('search', () => {
  it('opens with a slash, finds a guide by its words under the policy, and leads there', async () => {
    const { page, complaints } = await portal.open();
    await page.goto(portal.at('/'), SETTLED);
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
    expect(await page.locator('h1').innerText()).toBe('Webhooks');
    expect(complaints).toEqual([]);
  });

  it('finds an operation by its path', async () => {
    const { page } = await portal.open();
    await page.goto(portal.at('/guides/'), SETTLED);
    await page.keyboard.press('/');
    const dialog = page.locator('dialog[open]');
    await dialog.getByRole('textbox').fill('vault customer');
    await dialog.locator('a[href*="/api/customer-vault/"]').first().waitFor({ state: 'visible' });
  });

  it('Escape closes it and gives the focus back', async () => {
    const { page } = await portal.open();
    await page.goto(portal.at('/'), SETTLED);
    const button = page.getByRole('button', { name: 'Search docs and API' }).first();
    await button.focus();
    await page.keyboard.press('Enter');
    await page.locator('dialog[open]').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'hidden' });
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  });
});
