/** @shipped-documents */
import type { Page } from 'playwright-core';
import { readDocumentFolder } from '@/lib/kit/sandbox/serve-apis';
import { expectSoon, visit } from '../../support/waits';
import { type Edit, serveLive } from '../live-documents';
import { BASE_PATH, usePortal } from '../portal';

const FOLDER = 'public/openapi';
const [location = ''] = [...readDocumentFolder(FOLDER).keys()].filter((at) => /platform/.test(at));

/** An operation more. */
const CHANGED: Edit = (document) => {
  document.paths['/new'] = {
    post: { ...document.paths['/sale']?.post, summary: 'Brand New Thing' },
  };
};

const portal = usePortal({ documentFolder: FOLDER });

/** Types into the search of a page. */
async function search(page: Page, query: string): Promise<void> {
  await page.keyboard.press('/');
  await page.locator('dialog[open]').getByRole('textbox').fill(query);
}

const readFirst = (page: Page) => async () => {
  const [href] = await page
    .locator('dialog[open] div:not([data-aside]) > ol > li:first-child > a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  return href?.slice(BASE_PATH.length);
};

it('finds an operation that only the live document has, and leads there', async () => {
  const { page, complaints } = await portal.open();
  await serveLive(page, CHANGED);
  await visit(page, portal.at('/api/payment-gateway/'));
  await page.getByText('Brand New Thing').first().waitFor({ state: 'attached' });
  await search(page, 'brand new thing');
  await expectSoon(readFirst(page), '/api/payment-gateway/brand-new-thing/');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Brand New Thing' }).waitFor();
  expect(complaints).toEqual([]);
});

it('finds operations and fields of the document that the address names', async () => {
  const { page, complaints } = await portal.open();
  await visit(page, portal.at(`/api/?swaggerUri=${location}`));
  await page.locator('nav[aria-label="API operations"] a[data-operation]').first().waitFor();
  await search(page, 'pause a subscription');
  const operation = 'post /subscription/{subscription_id}/pause';
  const readOperation = async () =>
    new URLSearchParams((await readFirst(page)())?.slice(6)).get('operation');
  await expectSoon(readOperation, operation);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Pause a Subscription' }).waitFor();
  await search(page, 'transient_key');
  await expectSoon(async () => (await readFirst(page)())?.startsWith('/api/?swaggerUri='), true);
  expect(complaints).toEqual([]);
});

it('finds none of them on a page that has loaded none', async () => {
  const { page } = await portal.open();
  await serveLive(page, CHANGED);
  await visit(page, portal.at('/guides/'));
  await search(page, 'brand new thing');
  await expectSoon(async () => (await readFirst(page)())?.includes('brand-new-thing'), false);
});
