/** @shipped-documents */
import type { Page } from 'playwright-core';
import { readOperationRoutes } from '../support/routes';
import { expectStill, forgetShifts, watchShifts } from '../support/shifts';
import { expectSoon, visit, whenStill } from '../support/waits';
import { type Edit, serveLive } from './live-documents';
import { usePortal } from './portal';

const SECTION = '/api/payment-gateway/';
const NEW = '/api/payment-gateway/brand-new-thing/';
const VOID = readOperationRoutes().get('post /void/{pgIdOrig}') ?? '/api/no-such-operation/';

/** Another version, one operation more, one less. */
const CHANGED: Edit = (document) => {
  const { '/sale': sale, ...rest } = document.paths;
  document.info.version = '9.9.9';
  document.paths = { ...rest, '/new': { post: { ...sale?.post, summary: 'Brand New Thing' } } };
};

const portal = usePortal();

/** Opens a page while the live document is held back, and says how to let it come. */
async function open(path: string, edit: Edit = CHANGED) {
  const { page, complaints } = await portal.open();
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await serveLive(page, edit, '/pg/doc', gate);
  await watchShifts(page);
  await page.goto(portal.at(path));
  await page.getByRole('heading', { level: 1 }).waitFor();
  return { page, complaints, release };
}

const operations = (page: Page) => page.locator('section:has(> #operations) li a');
const readRow = (page: Page) => page.locator('main tbody tr').first().innerText();

describe('the page of a section', () => {
  it('lists the operations of the live document, and follows one that has no page', async () => {
    const { page, complaints, release } = await open(SECTION);
    expect(await operations(page).allInnerTexts()).toContain('Sale');
    release();
    await operations(page).getByText('Brand New Thing').waitFor();
    expect(await operations(page).allInnerTexts()).not.toContain('Sale');
    const asked = portal.server.requests.length;
    await operations(page).getByText('Brand New Thing').click();
    await page.getByRole('heading', { level: 1, name: 'Brand New Thing' }).waitFor();
    await page.waitForURL(portal.at(NEW));
    const missed = portal.server.requests.slice(asked).filter(({ status }) => status >= 400);
    expect(missed).toEqual([]);
    await page.goBack();
    await operations(page).getByText('Brand New Thing').waitFor();
    await operations(page).getByText('Void', { exact: true }).click();
    await page.waitForURL(portal.at(VOID));
    await page.locator('article[data-operation="post /void/{pgIdOrig}"]').waitFor();
    expect(complaints).toEqual([]);
  });

  it('moves nothing for a document that is the same', async () => {
    const { page } = await portal.open();
    await watchShifts(page);
    await visit(page, portal.at(SECTION));
    const before = await operations(page).allInnerTexts();
    await whenStill(page);
    expect(await operations(page).allInnerTexts()).toEqual(before);
    await expectStill(page, 0.01);
  });
});

describe('the first page of the API', () => {
  it('shows version and numbers of the live document, and moves nothing for it', async () => {
    const { page, complaints, release } = await open('/api/', (document) => {
      CHANGED(document);
      document.paths['/newer'] = { post: { ...document.paths['/auth']?.post, summary: 'Newer' } };
    });
    const lead = page.getByText(/^\d+ operations and \d+ webhooks:/);
    const before = parseInt(await lead.innerText(), 10);
    expect(await readRow(page)).toContain('16 operations');
    await forgetShifts(page);
    release();
    await expectSoon(async () => (await readRow(page)).includes('17 operations'), true);
    expect(await readRow(page)).toMatch(/^9\.9\.9, /m);
    expect(parseInt(await lead.innerText(), 10)).toBe(before + 1);
    await whenStill(page);
    await expectStill(page, 0.01);
    expect(complaints).toEqual([]);
  });
});

/** Another version, in which an operation has one parameter more. */
const NEWER: Edit = (document) => {
  document.info.version = '9.9.9';
  const path = document.paths['/void/{pgIdOrig}'] ?? {};
  const parameter = { in: 'query', name: 'reason_text', schema: { type: 'string' } };
  path.post = { ...path.post, parameters: [parameter] };
};

describe('an operation that is newer in the live document', () => {
  it('says what is new at its foot, and leads to it', async () => {
    const { page, complaints, release } = await open(VOID, NEWER);
    release();
    const notice = page.getByText('Newer than this page: 1 new parameter');
    await notice.waitFor();
    await notice.getByRole('link', { name: '1 new parameter' }).press('Enter');
    const field = page.locator('[id="query.reason_text"]');
    await expectSoon(() => field.getByText('new parameter', { exact: true }).count(), 1);
    expect(await page.evaluate(() => location.hash)).toBe('#query.reason_text');
    await page.getByRole('button', { name: 'Close' }).press('Enter');
    await notice.waitFor({ state: 'detached' });
    // Who goes on by keyboard does so from the page, not from the browser's bar.
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
    expect(complaints).toEqual([]);
  });

  it('says nothing where other operations have changed', async () => {
    const { page, release } = await open(VOID, (document) => {
      document.info.version = '9.9.9';
      delete document.paths['/sale'];
    });
    release();
    await page.getByText('9.9.9').first().waitFor();
    await whenStill(page);
    expect(await page.getByText('Newer than this page').count()).toBe(0);
  });
});

describe('with no API host', () => {
  it.each(['/api/', '/api/testing/', SECTION])(
    '%s says that the list is the saved one, until the documents come',
    async (path) => {
      const { page } = await portal.open();
      await page.route('http://localhost:4010/**', (route) => route.abort());
      await page.goto(portal.at(path));
      const notice = page.getByText('The operations are listed as saved with the page.');
      await notice.waitFor();
      await page.unroute('http://localhost:4010/**');
      await page.getByRole('button', { name: 'Try again' }).click();
      await notice.waitFor({ state: 'detached' });
    },
  );
});
