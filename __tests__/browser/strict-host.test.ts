import { expectSoon, visit, whenAlive } from '../support/waits';
import { SALE } from './page-types';
import { usePortal } from './portal';

const portal = usePortal();

/** Policy that careful hosts send by themselves. */
const POLICY = "script-src 'self'; style-src 'self'";

/** Opens pages as a host serves them that sends a policy of its own. */
async function openStrict() {
  const { page, complaints } = await portal.open({ colorScheme: 'light' });
  await page.route(/\/(?:\?.*)?$/, async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'content-security-policy': POLICY };
    await route.fulfill({ response, headers });
  });
  return { page, complaints };
}

it.each(['/', '/guides/webhooks/', '/libs/plugins/', SALE, '/api/'])(
  '%s is styled, starts and breaks no rule of a host that allows only files',
  async (path) => {
    const { page, complaints } = await openStrict();
    await visit(page, portal.at(path));
    expect(
      await page.locator('h1').evaluate((one) => getComputedStyle(one).letterSpacing),
    ).not.toBe('normal');
    await page.getByRole('button', { name: /dark/i }).first().click();
    await expectSoon(() => page.locator('html').getAttribute('data-theme'), 'dark');
    await whenAlive(page);
    await page.keyboard.press('/');
    await page.getByRole('dialog').waitFor({ state: 'visible' });
    // The host of documents refuses pages that the test has changed on their way.
    expect(complaints.filter((text) => text.startsWith('policy:'))).toEqual([]);
  },
);
