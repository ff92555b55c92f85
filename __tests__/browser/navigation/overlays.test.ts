/** @shipped-documents */
import type { Page } from 'playwright-core';
import { readOperationRoutes } from '../../support/routes';
import { expectSoon, whenStill } from '../../support/waits';
import { type Edit, serveLive } from '../live-documents';
import { usePortal } from '../portal';

const PLATFORM = '/platform/doc';
const EVENT = 'post invoice_paid';
const PAGE = readOperationRoutes().get(EVENT) ?? '/api/no-such-operation/';
/** Link that `content/openapi/platform/guides.overlay.yaml` adds to each webhook. */
const GUIDE = 'Guide to webhooks';

/** The document as its host has it, newer than the page and without overlays. */
const GENERATED: Edit = (document) => {
  document.info.version = '9.9.9';
  const webhooks = Object.entries(document.webhooks ?? {}).map(([name, { post = {}, ...item }]) => {
    const operation = Object.entries(post).filter(([key]) => key !== 'externalDocs');
    return [name, { ...item, post: Object.fromEntries(operation) }] as const;
  });
  document.webhooks = Object.fromEntries(webhooks);
};

/** The same with an event more, which has no page. */
const LOST: Edit = (document) => {
  GENERATED(document);
  const { invoice_paid: paid } = document.webhooks ?? {};
  const post = { ...paid?.post, summary: 'Invoice lost', operationId: 'onInvoiceLost' };
  document.webhooks = { ...document.webhooks, invoice_lost: { post } };
};

const portal = usePortal();

async function open(path: string, edit: Edit = GENERATED) {
  const { page, complaints } = await portal.open();
  await serveLive(page, edit, PLATFORM);
  await page.goto(portal.at(path));
  return { page, complaints };
}

const isLive = (page: Page) => page.getByText('9.9.9').first().waitFor();
const countLinks = (page: Page) => page.locator('article').getByText(GUIDE).count();

describe('the live document of an API with overlays', () => {
  it('shows on the page of an operation what they add', async () => {
    const { page, complaints } = await open(PAGE);
    await isLive(page);
    await whenStill(page);
    expect(await countLinks(page)).toBe(1);
    expect(complaints).toEqual([]);
  });

  it('shows it of an operation that has no page, at its address', async () => {
    const { page } = await open('/api/webhooks/invoice-lost/', LOST);
    await page.getByRole('heading', { level: 1, name: 'Invoice lost' }).waitFor();
    await expectSoon(() => countLinks(page), 1);
  });

  it('shows it of operations that are opened from the list', async () => {
    const { page, complaints } = await open('/api/webhooks/', LOST);
    const rows = page.locator('section:has(> #operations) li a');
    await rows.getByText('Invoice lost').click();
    await page.getByRole('heading', { level: 1, name: 'Invoice lost' }).waitFor();
    await expectSoon(() => countLinks(page), 1);
    await page.goBack();
    await rows.getByText('Subscription complete').click();
    await page.getByRole('heading', { level: 1, name: 'Subscription complete' }).waitFor();
    await isLive(page);
    await expectSoon(() => countLinks(page), 1);
    expect(complaints).toEqual([]);
  });

  it('shows it where `swaggerUri` names that document, and nothing of it in another one', async () => {
    const query = `operation=${encodeURIComponent(EVENT)}`;
    const { page, complaints } = await open(`/api/?swaggerUri=${PLATFORM}&${query}`);
    await page.locator(`article[data-operation="${EVENT}"]`).waitFor();
    await isLive(page);
    await expectSoon(() => countLinks(page), 1);
    await expectSoon(() => page.locator('[data-rows-host] a[aria-current]').count(), 1);
    expect(complaints).toEqual([]);
  });

  it('shows the document as it is where it has nothing that they change', async () => {
    const { page, complaints } = await open('/api/', (document) => {
      GENERATED(document);
      delete document.webhooks;
    });
    await isLive(page);
    await whenStill(page);
    expect(await page.getByText('as saved with the page').count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  it('leaves the saved copy where they do not load, and says so', async () => {
    const { page } = await portal.open();
    await serveLive(page, GENERATED, PLATFORM);
    const scripts: string[] = [];
    await page.route('**/_next/static/chunks/**', async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      if (!text.includes('JSONPathSyntaxError') && !text.includes('$.webhooks.*.post'))
        return route.fulfill({ response, body: text });
      scripts.push(route.request().url());
      return route.abort();
    });
    await page.goto(portal.at(PAGE));
    await page.getByText('The live document did not load').first().waitFor();
    expect(scripts.length).toBeGreaterThan(0);
    expect(await page.getByText('9.9.9').count()).toBe(0);
    expect(await countLinks(page)).toBe(1);
  });
});
