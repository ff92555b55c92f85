/** @shipped-documents */
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { readKeptDocument } from '@/lib/pages/changelog/read-changelog';
import { readReleasedDocuments } from '@/lib/pages/changelog/read-releases';
import { getOperationPath } from '@/lib/routes/operation-paths';
import { testShipped } from '../../support/shipped-tests';
import { expectSoon, visit, whenAlive, whenStill } from '../../support/waits';
import { usePortal } from '../portal';
import { runAxe } from '../run-axe';

const portal = usePortal();
const SALE = '/api/payment-gateway/sale/';
const CARD_TYPE = '/api/payment-gateway/get-card-type/';

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

async function findViolations(page: Page): Promise<readonly string[]> {
  await page.evaluate(AXE);
  return page.evaluate(runAxe);
}

const address = (page: Page) => page.evaluate(() => location.pathname + location.search);
const readFields = (page: Page) =>
  page
    .locator('article[data-operation] li[id^="body."]')
    .evaluateAll((all) => all.map((one) => one.id));
const article = (page: Page, id: string) => page.locator(`article[data-operation="${id}"]`);

describe('a request of a guide', () => {
  const SIMPLE = '/guides/payment-gateway/';

  testShipped(
    'is judged by the release that its reader has chosen, and by none for others',
    async () => {
      const { page, complaints } = await portal.open();
      await visit(page, portal.at(SIMPLE));
      await whenStill(page);
      expect(await page.getByText('your release').count()).toBe(0);
      await visit(page, portal.at(`${SALE}?version=2.2.0`));
      await page.getByText('You read release 2.2.0 of').waitFor();
      await visit(page, portal.at(SIMPLE));
      await page.getByText('Fits your release, 2.2.0.').first().waitFor();
      expect(await findViolations(page)).toEqual([]);
      expect(complaints).toEqual([]);
    },
  );
});

describe('a former release', () => {
  testShipped(
    'is chosen on a page, holds on the next ones and after a reload, and is left',
    async () => {
      const { page, complaints } = await portal.open();
      await visit(page, portal.at(SALE));
      await whenAlive(page);
      await page.locator('summary', { hasText: 'Release 2.4.0' }).press('Enter');
      expect(await findViolations(page)).toEqual([]);
      await page.getByRole('link', { name: '2.2.0 of May 6, 2026' }).press('Enter');
      await page.getByText('You read release 2.2.0 of').waitFor();
      expect(await address(page)).toBe(
        new URL(portal.at(`${SALE}?version=2.2.0`)).pathname + '?version=2.2.0',
      );
      expect(await readFields(page)).not.toContain('body.duplicate_seconds');
      await page.getByText('here: 2 new fields').waitFor();
      expect(await findViolations(page)).toEqual([]);
      await page.locator('[data-rows-host] a', { hasText: 'Void' }).click();
      await article(page, 'post /void/{pgIdOrig}').waitFor();
      expect(await address(page)).toContain('/void/?version=2.2.0');
      await visit(page, portal.at(SALE));
      await page.getByText('You read release 2.2.0 of').waitFor();
      expect(await address(page)).toContain('/sale/?version=2.2.0');
      await page.goBack();
      await page.getByRole('link', { name: 'Read 2.4.0, the newest' }).click();
      await page.getByText('You read release').waitFor({ state: 'detached' });
      await expectSoon(() => address(page).then((at) => at.includes('version')), false);
      await visit(page, portal.at(SALE));
      await whenStill(page);
      expect(await readFields(page)).toContain('body.duplicate_seconds');
      expect(complaints).toEqual([]);
    },
  );

  testShipped('says of an operation that it does not have when that came', async () => {
    const { page, complaints } = await portal.open();
    await visit(page, portal.at(`${SALE}?version=2.2.0`));
    await page.getByText('After 2.2.0').waitFor();
    expect(await page.locator('[data-rows-host] a', { hasText: 'Get Card Type' }).count()).toBe(0);
    await page.getByRole('link', { name: /Get Card Type/ }).click();
    await page.getByText('Release 2.2.0 does not have it. It came with 2.3.0.').waitFor();
    await page.getByRole('link', { name: 'Release 2.3.0' }).click();
    await article(page, 'post /ardef').waitFor();
    expect(await address(page)).toContain(`${CARD_TYPE}?version=2.3.0`);
    expect(complaints).toEqual([]);
  });

  testShipped(
    'has what later ones lack, which their addresses and the changelog lead to',
    async () => {
      const { page, complaints } = await portal.open();
      await visit(page, portal.at('/api/reporting/export-settled-transactions/'));
      await page.getByText('Release 3.1.0 does not have it. It was there until 2.9.0.').waitFor();
      expect(await findViolations(page)).toEqual([]);
      await page.getByRole('link', { name: 'Release 2.9.0', exact: true }).click();
      await article(page, 'get /reporting/transactions/export').waitFor();
      await page.getByRole('link', { name: 'Read 3.1.0, the newest' }).click();
      await page.getByText('It was there until 2.9.0.').waitFor();
      await visit(page, portal.at('/api/changelog/'));
      await page.getByRole('link', { name: 'Export Settled Transactions' }).click();
      await article(page, 'get /reporting/transactions/export').waitFor();
      await page.getByText('here: 1 operation removed').waitFor();
      await page.goBack();
      await page.getByRole('heading', { name: 'Changelog', level: 1 }).waitFor();
      // The host says so of an address without a page.
      expect(complaints).toEqual([expect.stringContaining('status of 404')]);
    },
  );

  testShipped('is taken along as one file, which holds itself to its own policy', async () => {
    const { page, complaints } = await portal.open();
    await visit(page, portal.at('/api/?api=platform&version=2.9.0'));
    const button = page.getByRole('button', { name: 'Whole reference (HTML)' });
    await button.waitFor();
    const [download] = await Promise.all([page.waitForEvent('download'), button.press('Enter')]);
    await page.getByText('Saved in your downloads').waitFor();
    expect(download.suggestedFilename()).toBe('platform-2.9.0.html');
    expect(complaints).toEqual([]);
    const file = await page.context().newPage();
    const violations: string[] = [];
    file.on('console', (message) => violations.push(message.text()));
    const path = join(mkdtempSync(join(tmpdir(), 'reference-')), 'reference.html');
    await download.saveAs(path);
    await file.goto(`file://${path}`);
    const own = readKeptDocument('platform', '2.9.0').operations;
    expect(await file.locator('article').count()).toBe(own.size);
    await file.locator('#filter').fill('export');
    expect(await file.locator('nav li:visible').allInnerTexts()).toEqual([
      expect.stringContaining('Export Settled Transactions'),
    ]);
    expect(violations).toEqual([]);
  });

  testShipped('belongs to its API and to its tab', async () => {
    const { page } = await portal.open();
    await visit(page, portal.at(`${SALE}?version=2.3.0`));
    const other = await page.context().newPage();
    await other.goto(portal.at(`${SALE}?version=2.2.0`));
    await other.getByText('You read release 2.2.0').waitFor();
    await page.locator('[data-rows-host] a', { hasText: 'Refund' }).click();
    await article(page, 'post /refund/{pgIdOrig}').waitFor();
    expect(await address(page)).toContain('version=2.3.0');
    await other.goto(portal.at('/api/webhooks/'));
    await other.locator('[data-provider-lists] a').first().waitFor();
    expect(await other.getByText('You read release').count()).toBe(0);
  });

  testShipped('that does not load says so, and shows nothing of the newest', async () => {
    const { page } = await portal.open();
    await page.route('**/openapi/payment-gateway/2.2.0.json', (route) => route.abort());
    await visit(page, portal.at(`${SALE}?version=2.2.0`));
    await page.getByText('The document could not be loaded').waitFor();
    expect(await page.locator('article[data-operation]').count()).toBe(0);
  });

  testShipped('that is not there is the newest one, which says so', async () => {
    const { page } = await portal.open();
    await visit(page, portal.at(`${SALE}?version=1.0`));
    const notice = page.getByRole('status').filter({ hasText: 'Release 1.0 is not kept here.' });
    await notice.getByText('This is 2.4.0').waitFor();
    expect(await notice.getByRole('button').allInnerTexts()).toEqual(['Close']);
    const link = notice.getByRole('link', { name: 'See the releases' });
    expect(await link.getAttribute('href')).toBe(new URL(portal.at('/api/changelog/')).pathname);
    expect(await readFields(page)).toContain('body.duplicate_seconds');
  });

  testShipped('that is not there says so before a host out of reach does', async () => {
    const { page } = await portal.open();
    await page.route('http://localhost:4010/**', (route) => route.abort());
    await visit(page, portal.at(`${SALE}?version=1.0`));
    const release = page.getByRole('status').filter({ hasText: 'Release 1.0 is not kept here.' });
    const copy = page.getByText('The live document did not load');
    await copy.waitFor({ state: 'attached' });
    await release.waitFor();
    expect(await copy.isVisible()).toBe(false);
    await release.getByRole('button', { name: 'Close' }).click();
    await copy.waitFor();
  });

  testShipped('is found by the search, in the place of the newest', async () => {
    const { page } = await portal.open();
    await visit(page, portal.at(`${SALE}?version=2.2.0`));
    await page.getByText('You read release 2.2.0').waitFor();
    await page.keyboard.press('/');
    const dialog = page.locator('dialog[open]');
    const readHrefs = () =>
      dialog
        .locator('ol > li > a')
        .evaluateAll((all) => all.map((one) => one.getAttribute('href')));
    await dialog.getByRole('textbox').fill('void');
    await expectSoon(async () => (await readHrefs())[0]?.endsWith('/void/?version=2.2.0'), true);
    await dialog.getByRole('textbox').fill('refund');
    await expectSoon(async () => (await readHrefs())[0]?.endsWith('/refund/?version=2.2.0'), true);
    await dialog.getByRole('textbox').fill('get card type');
    await expectSoon(async () => (await readHrefs()).join().includes('void'), false);
    expect((await readHrefs()).filter((href) => href?.includes('/get-card-type/'))).toEqual([]);
  });

  testShipped.each(
    readReleasedDocuments().flatMap(({ id, former }) => former.map(({ version }) => [id, version])),
  )('shows of %s %s what its document has, and nothing else', async (api, version) => {
    const { page } = await portal.open();
    const document = readKeptDocument(api, version);
    const entries = [...document.operations.values()].filter((_, index) => index % 4 === 0);
    const [first] = entries;
    if (!first) throw new Error('The release has no operation');
    await visit(page, portal.at(`${getOperationPath(first)}?version=${version}`));
    const text = JSON.stringify(document.document);
    for (const entry of entries) {
      await page.locator(`[data-rows-host] a[data-operation="${entry.id}"]`).first().click();
      await article(page, entry.id).waitFor();
      const fields = await readFields(page);
      const names = fields.map((id) => id.split('.').at(-1) ?? '');
      expect(names.filter((name) => /^\w+$/.test(name) && !text.includes(`"${name}"`))).toEqual([]);
    }
    expect(
      await page
        .locator('[data-rows-host] a')
        .evaluateAll((all) => all.map((one) => one.getAttribute('data-operation'))),
    ).toEqual(expect.arrayContaining([...document.operations.keys()]));
  });
});

describe('two releases', () => {
  testShipped('are compared in the page, for all operations or for those of a log', async () => {
    const { page, complaints } = await portal.open();
    await visit(page, portal.at('/api/changelog/?compare=platform&from=2.9.0&to=3.1.0#compare'));
    await page.getByText(/^\d+ changes$/).waitFor();
    const section = page.locator('section[aria-labelledby="compare"]');
    expect(await section.getByText('Store the id of an invoice as a number').count()).toBe(1);
    await section.locator('summary', { hasText: 'Only what I call' }).click();
    await section
      .getByLabel('Requests, code or a log')
      .fill('10.0.0.7 - - "POST /platform/webhook/7/secret HTTP/1.1" 200');
    await page.getByText('1 change', { exact: true }).waitFor();
    expect(await findViolations(page)).toEqual([]);
    const tick = section.getByRole('checkbox', { name: /^Done: / });
    await tick.check();
    expect(await tick.isChecked()).toBe(true);
    await section.getByRole('combobox', { name: 'To' }).selectOption('3.0.0');
    await page.getByText('Nothing differs.').waitFor();
    expect(await page.evaluate(() => location.search)).toBe(
      '?compare=platform&from=2.9.0&to=3.0.0',
    );
    expect(complaints).toEqual([]);
  });

  testShipped('are compared backwards without advice, which is for those who go on', async () => {
    const { page } = await portal.open();
    await visit(page, portal.at('/api/changelog/?compare=platform&from=3.1.0&to=2.9.0'));
    await page.getByText(/^\d+ changes$/).waitFor();
    const section = page.locator('section[aria-labelledby="compare"]');
    expect(await section.getByText('Store the id of an invoice as a number').count()).toBe(0);
    const link = section.locator('a[href*="version=2.9.0"]').first();
    expect(await link.getAttribute('href')).toMatch(/^.*\/api\/[^?]+\?version=2\.9\.0/);
  });
});
