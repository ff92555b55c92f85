/** @shipped-documents */
import type { Page } from 'playwright-core';
import { writeSample } from '../support/sample-export';
import { expectSoon, visit } from '../support/waits';
import { SALE } from './page-types';
import { usePortal } from './portal';

const MANY = 3000;
const many = (name: string) => Array.from({ length: MANY }, (_, index) => `${name}${index}`);
const INNER = { type: 'object', properties: { inner: { type: 'string' } } };
const LONG_OPERATION = {
  parameters: many('q').map((name) => ({ name, in: 'query', schema: { type: 'string' } })),
  requestBody: {
    content: {
      'application/json': {
        schema: {
          type: 'object',
          properties: Object.fromEntries(many('p').map((name) => [name, INNER])),
        },
      },
    },
  },
};
/** One operation with thousands of parameters and fields, and more than the list shows at once. */
const LONG = {
  openapi: '3.1.0',
  info: { title: 'Long', version: '1' },
  paths: {
    '/long': { post: LONG_OPERATION },
    ...Object.fromEntries(
      Array.from({ length: 12_000 }, (_, index) => [`/short/${index}`, { get: {} }]),
    ),
  },
};

const portal = usePortal({ documentFolder: writeSample({ 'long.json': JSON.stringify(LONG) }) });

const FIELD = 'body.amt_tran';
/** A field of an object of the sale's body, closed at first. */
const NESTED = 'body.customer.customer_first_name';
/** The same operation, drawn in the browser. */
const LIVE = `/api/?${new URLSearchParams({ swaggerUri: '/pg/doc', operation: 'post /sale' })}`;
const WRITING = { permissions: ['clipboard-read', 'clipboard-write'] };

const link = (page: Page, id: string) => page.locator(`[id="${id}"] > div > a`).first();
const readClipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** Waits until an element shows 88 px below the top of the window. */
const waitAt88 = (page: Page, id: string) =>
  page.waitForFunction((name) => {
    const element = document.getElementById(name);
    const top = element?.checkVisibility() ? element.getBoundingClientRect().top : -1;
    return Math.abs(top - 88) <= 1;
  }, id);

describe('the link of a field', () => {
  it.each([
    ['pre-rendered', SALE],
    ['live', LIVE],
  ])('%s: copies the full address, says so, and leaves the page where it is', async (_, path) => {
    const { page, complaints } = await portal.open(WRITING);
    await visit(page, portal.at(path));
    await link(page, FIELD).waitFor();
    await page.waitForFunction(() => document.querySelector('p[aria-live]'));
    await link(page, FIELD).focus();
    const before = await page.evaluate(() => window.scrollY);
    await page.keyboard.press('Enter');
    await page
      .locator('p[aria-live]', { hasText: 'Copied the address of body, amt_tran' })
      .waitFor();
    await expectSoon(() => readClipboard(page), `${portal.at(path)}#${FIELD}`);
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
    await page.waitForURL(`${portal.at(path)}#${FIELD}`);
    expect(complaints).toEqual([]);
  });

  it('is a link like any other where nothing may be copied', async () => {
    const { page } = await portal.open();
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'clipboard', { value: undefined }),
    );
    await visit(page, portal.at(SALE));
    await link(page, FIELD).click();
    await waitAt88(page, FIELD);
    await page.waitForURL(`${portal.at(SALE)}#${FIELD}`);
  });

  it('is a link like any other without JavaScript, and opens what is closed', async () => {
    const { page } = await portal.open({ javaScriptEnabled: false });
    await page.goto(portal.at(SALE));
    expect(await link(page, FIELD).getAttribute('href')).toBe(`#${FIELD}`);
    expect(await link(page, NESTED).isVisible()).toBe(false);
    await page.goto(portal.at(`${SALE}#${NESTED}`));
    await link(page, NESTED).waitFor({ state: 'visible' });
  });
});

describe('the anchor of an example that stays beside the text', () => {
  const PATH = '/api/application-boarding/save-data/';
  const EXAMPLE = 'response.400.example.invalid';

  const isInView = (page: Page) =>
    page.evaluate((id) => {
      const { top, bottom } = document.getElementById(id)?.getBoundingClientRect() ?? {};
      return top !== undefined && bottom !== undefined && top >= 56 && bottom <= innerHeight;
    }, EXAMPLE);

  it('shows it, and the words that it belongs to, when it is opened', async () => {
    const { page, complaints } = await portal.open({ viewport: { width: 1280, height: 800 } });
    await visit(page, portal.at(`${PATH}#${EXAMPLE}`));
    await waitAt88(page, 'response.400');
    await expectSoon(() => isInView(page), true);
    expect(complaints).toEqual([]);
  });

  it('does so when it is followed from elsewhere in the page', async () => {
    const { page } = await portal.open({ viewport: { width: 1280, height: 800 } });
    await visit(page, portal.at(PATH));
    await page.evaluate((id) => {
      const link = document.createElement('a');
      link.href = `#${id}`;
      document.querySelector('main h1')?.append(link);
      link.click();
    }, EXAMPLE);
    await waitAt88(page, 'response.400');
    await expectSoon(() => isInView(page), true);
    await page.waitForURL(`${portal.at(PATH)}#${EXAMPLE}`);
  });
});

describe('rows that are not drawn yet', () => {
  const at = (operation: string) =>
    portal.at(`/api/?${new URLSearchParams({ swaggerUri: '/long.json', operation })}`);

  it.each(['query.q2900', 'body.p2900', 'body.p2900.inner'])(
    'are drawn for an address with the fragment %s',
    async (id) => {
      const { page, complaints } = await portal.open();
      await page.goto(`${at('post /long')}#${id}`);
      await waitAt88(page, id);
      expect(await page.locator('article li[id]').count()).toBeLessThan(1500);
      expect(complaints).toEqual([]);
    },
  );

  it('of operations are counted and drawn on request; the one on show is listed', async () => {
    const { page, complaints } = await portal.open();
    await visit(page, at('get /short/11900'));
    const panel = page.locator('nav[aria-label="API operations"]');
    const rows = panel.locator('a[data-operation]');
    await panel.getByText(/^10,0\d\d of 12,001 operations are shown/).waitFor();
    const current = panel.locator('a[aria-current="page"]');
    await expectSoon(() => current.getAttribute('data-operation'), 'get /short/11900');
    expect(await rows.count()).toBeLessThan(10_100);
    await panel.getByRole('button', { name: 'Show all 12,001 operations' }).focus();
    await page.keyboard.press('Enter');
    await panel.getByText(/^12,001 of 12,001 operations are shown/).waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/are shown/);
    await expectSoon(() => rows.count(), 12_001);
    expect(await current.count()).toBe(1);
    expect(complaints).toEqual([]);
  });

  it('of operations are found by the filter, too', async () => {
    const { page, complaints } = await portal.open();
    await visit(page, at('get /short/1'));
    const panel = page.locator('nav[aria-label="API operations"]');
    await panel.getByText(/^10,0\d\d of 12,001 operations are shown/).waitFor();
    await panel.getByRole('searchbox').fill('/short/11950');
    await panel.locator('a[data-operation="get /short/11950"]').waitFor();
    await panel.getByText('1 of 12001 operations').waitFor();
    expect(complaints).toEqual([]);
  });
});

describe('find-in-page', () => {
  // Chromium's own search cannot be driven; a text in the address opens closed parts by the same rule.
  it('reaches the fields inside of a closed one', async () => {
    const { page } = await portal.open();
    await page.goto(portal.at(SALE));
    const text = await page.evaluate((name) => {
      const words = document.getElementById(name)?.querySelector('p')?.textContent ?? '';
      return words.split(/[.,;]/)[0] ?? '';
    }, NESTED);
    expect(text).not.toBe('');
    await page.goto('about:blank');
    await page.goto(portal.at(`${SALE}#:~:text=${encodeURIComponent(text)}`));
    await link(page, NESTED).waitFor({ state: 'visible' });
  });

  it('reaches them in the live view, too: they are drawn ahead', async () => {
    const { page } = await portal.open();
    await page.goto(portal.at(LIVE));
    await link(page, NESTED).waitFor({ state: 'attached' });
    expect(await link(page, NESTED).isVisible()).toBe(false);
  });
});

describe('nested fields', () => {
  it.each([
    ['pre-rendered', SALE],
    ['live', LIVE],
  ])('%s: open to a depth, all and none by keyboard', async (_, path) => {
    const { page, complaints } = await portal.open();
    await visit(page, portal.at(path));
    const tools = page.locator('#body [role="group"][aria-label="Open nested fields"]');
    await tools.getByRole('button', { name: 'All' }).focus();
    await page.keyboard.press('Enter');
    await tools.locator('[aria-live]', { hasText: /^\d+ fields shown$/ }).waitFor();
    await link(page, NESTED).waitFor({ state: 'visible' });
    const holders = page.locator('#body details:has(li[id]):not([open])');
    await expectSoon(() => holders.count(), 0);
    await tools.getByRole('button', { name: 'None' }).focus();
    await page.keyboard.press('Enter');
    await tools.locator('[aria-live]', { hasText: 'All closed' }).waitFor();
    await link(page, NESTED).waitFor({ state: 'hidden' });
    expect(complaints).toEqual([]);
  });
});

describe('an address of a field', () => {
  it('shows it even where the filter leaves it out', async () => {
    const { page } = await portal.open();
    await visit(page, portal.at(LIVE));
    await page.locator('#body label', { hasText: /^Required$/ }).click();
    await link(page, 'body.customer').waitFor({ state: 'hidden' });
    await page.evaluate((hash) => void (location.hash = hash), NESTED);
    await waitAt88(page, NESTED);
  });

  it('that names nothing leads to the nearest place around it', async () => {
    const { page, complaints } = await portal.open();
    await page.goto(portal.at(`${SALE}#body.customer.no_such_name`));
    await waitAt88(page, 'body.customer');
    expect(complaints).toEqual([]);
  });

  it('is honoured when the document comes late, and not once the reader does something else', async () => {
    for (const isTouched of [false, true]) {
      const { page } = await portal.open();
      let release = () => {};
      const late = new Promise<void>((resolve) => (release = resolve));
      await page.route('**/pg/doc', async (route) => {
        await late;
        await route.continue();
      });
      const asked = page.waitForRequest('**/pg/doc');
      await page.goto(portal.at(`${LIVE}#${NESTED}`));
      await asked;
      await page.waitForFunction(() => document.querySelector('[aria-busy="true"]'));
      if (isTouched) await page.keyboard.press('Shift');
      release();
      if (isTouched) {
        await link(page, NESTED).waitFor({ state: 'attached' });
        expect(await page.evaluate(() => window.scrollY)).toBe(0);
      } else await waitAt88(page, NESTED);
    }
  });
});
