import type { Page } from 'playwright-core';

/** Key that must be found nowhere. */
export const KEY = 'sandbox_key_that_leaks_4711';

/** The open form; pages of several requests have one for each that is open. */
export const getForm = (page: Page) => page.getByRole('form', { name: 'Send to sandbox' });

/** What the form says of its request. */
export const readStatus = (page: Page) => getForm(page).getByRole('status').textContent();

/** Tab of the response to a sent request. */
export const sentTab = (page: Page) =>
  page.locator('label').filter({ hasText: /^Sent \d\d:\d\d · / });

/** Fills in the key, unless one is held, and presses Send. */
export async function send(page: Page, key = KEY): Promise<void> {
  const field = page.getByLabel('Sandbox key');
  if (await field.isVisible()) await field.fill(key);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
}
