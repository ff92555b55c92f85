/** @shipped-documents */
import type { Page } from 'playwright-core';
import { expectSoon, visit } from '../../support/waits';
import { BASE_PATH, openPortal, type Portal } from '../portal';

jest.setTimeout(300_000);

/** A query of each kind, and the page that must stand first. `kit/build/search/queries.program.test.ts` has more. */
const FIRST: readonly (readonly [string, string])[] = [
  ['r-code 51', '/api/reference/#rcode-051'],
  ['{"rcode":"051","rmsg":"Declined"}', '/api/reference/#rcode-051'],
  ['card number', '/api/payment-gateway/sale/#body.card_number'],
  ['POST /sale', '/api/payment-gateway/sale/'],
  ['4111 1111 1111 1111', '/api/testing/#cards'],
  ['subscription_payment_failure', '/api/webhooks/subscription-payment-failed/'],
  ['how do I verify the signature of a webhook', '/guides/webhooks/'],
  ['authorise', '/api/payment-gateway/authorize-transaction/'],
];

let portal: Portal;
let page: Page;
beforeAll(async () => {
  portal = await openPortal();
  ({ page } = await portal.open());
  await visit(page, portal.at('/guides/'));
  await page.keyboard.press('/');
});
afterAll(() => portal?.close());

const dialog = () => page.locator('dialog[open]');

/** The first page of what the field holds; none while it still shows those of the former query. */
async function readFirst(): Promise<string | undefined> {
  const href = await dialog()
    .locator('div:not([data-aside]) > ol > li:first-child > a')
    .evaluateAll((links) => links[0]?.getAttribute('href'));
  return href?.slice(BASE_PATH.length);
}

it.each(FIRST)('%s leads to %s', async (query, first) => {
  await dialog().getByRole('textbox').fill(query);
  await expectSoon(readFirst, first);
});

it('customer vualt is taken for customer vault, which is told', async () => {
  await dialog().getByRole('textbox').fill('customer vualt');
  await expectSoon(readFirst, '/guides/customer-vault/');
  const status = await dialog().getByRole('status').textContent();
  expect(status).toMatch(/^Results for “customer vault”: \d+ pages$/);
});

it('starts no page: one script, the names, and the texts', async () => {
  const { page: fresh } = await portal.open();
  await fresh.goto(portal.at('/guides/'));
  await fresh.keyboard.press('/');
  await fresh.keyboard.type('void');
  await fresh.locator('dialog[open] ol a').first().waitFor();
  await fresh
    .locator('dialog[open]')
    .getByText(/^\d+ pages$/)
    .waitFor();
  const asked = portal.server.requests
    .slice(portal.server.requests.findLastIndex(({ path }) => path.includes('/scripts/search-')))
    .map(({ path }) => path.replace(/-?[0-9a-f]{12,}/, ''));
  expect(asked).toEqual(
    ['/scripts/search.js', '/search/names.json', '/search/texts/.json'].map(
      (path) => BASE_PATH + path,
    ),
  );
  await fresh.keyboard.press('Enter');
  await fresh.waitForURL(/\/void\/$/);
});

it('loses nothing that is typed in the moment in which its script starts', async () => {
  const { page: fresh } = await portal.open();
  await fresh.addInitScript(() => {
    let show: typeof window.portalSearch;
    Object.defineProperty(window, 'portalSearch', {
      get: () => show,
      set: (given: NonNullable<typeof window.portalSearch>) => {
        show = (dialog) => {
          given(dialog);
          const input = dialog.querySelector('input');
          if (!input || input.value !== '') return;
          input.value = 'void';
          input.dispatchEvent(new Event('input', { bubbles: true }));
        };
      },
    });
  });
  await fresh.goto(portal.at('/guides/'));
  await fresh.keyboard.press('/');
  await fresh.locator('dialog[open] ol a').first().waitFor();
});

it('goes to the first result with an arrow key that is pressed before its script is there', async () => {
  const { page: fresh } = await portal.open();
  let answer = () => {};
  const asked = new Promise<void>((resolve) => (answer = resolve));
  await fresh.route('**/scripts/search-*.js', async (route) => {
    await asked;
    await route.continue();
  });
  await visit(fresh, portal.at('/guides/'));
  await fresh.keyboard.press('/');
  await fresh.keyboard.type('void');
  await fresh.keyboard.press('ArrowDown');
  answer();
  await expectSoon(
    () => fresh.evaluate(() => document.activeElement?.getAttribute('href') ?? ''),
    `${BASE_PATH}/api/payment-gateway/void/`,
  );
});

it('kubernetes finds nothing, and is taken for nothing else', async () => {
  await dialog().getByRole('textbox').fill('kubernetes');
  await expectSoon(() => dialog().getByRole('status').textContent(), 'No page has “kubernetes”.');
});
