/** @shipped-documents */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { readHostSite } from '@/lib/kit/hosts/host-site';
import { hasProgram, startNginx } from '../export/foreign-servers';
import { readOperationRoutes } from '../support/routes';
import { visit } from '../support/waits';
import { type Edit, serveLive } from './live-documents';
import { SALE } from './page-types';
import { BASE_PATH, openPortal, OUT, usePortal } from './portal';

const NEW = '/api/payment-gateway/sale-in-parts/';
/** An operation by the address of its page. */
function getOperation(path: string): { id: string; path: string } {
  const [id = ''] = [...readOperationRoutes()].find(([, one]) => one === path) ?? [];
  return { id, path };
}

const GONE = getOperation('/api/payment-gateway/void/');
const CAPTURE = getOperation('/api/payment-gateway/capture/');
const ROWS = 'nav[aria-label="API operations"] a[data-operation]';
const CASTLE = 'another castle';

/** An answer that a call follows from. */
const LINKED = { 200: { description: 'Done.', links: { parts: { operationId: 'saleInParts' } } } };

/** One operation more, one with another summary, one less. */
const CHANGED: Edit = (document) => {
  const { '/sale': sale, ...rest } = document.paths;
  delete rest[GONE.id.replace('post ', '')];
  const post = { ...sale?.post, summary: 'Sale in Parts', operationId: 'saleInParts' };
  document.paths = {
    ...rest,
    '/sale': { post: { ...sale?.post, summary: 'Take a Payment', responses: LINKED } },
    '/sale-in-parts': { post },
  };
};

const portal = usePortal();

const article = (page: Page, id: string) => page.locator(`article[data-operation="${id}"]`);
const row = (page: Page, id: string) => page.locator(`${ROWS}[data-operation="${id}"]`).first();
/** Chromium reports the status of the page itself, which a plain host cannot help. */
const toFaults = (complaints: readonly string[], path: string) =>
  complaints.filter((text) => !(text.includes('status of 404') && text.includes(path)));

/** Everything the page ever says as its heading. */
const HEADINGS = () => {
  const seen = new Set<string>();
  Reflect.set(window, 'headings', seen);
  const look = () => {
    for (const heading of document.querySelectorAll('h1'))
      if (heading.checkVisibility({ visibilityProperty: true })) seen.add(heading.innerText);
    requestAnimationFrame(look);
  };
  look();
};
const readHeadings = (page: Page) =>
  page.evaluate(() => {
    const seen: unknown = Reflect.get(window, 'headings');
    return seen instanceof Set ? [...seen] : [];
  });

async function open(edit: Edit = CHANGED, on = portal) {
  const { page, complaints } = await on.open();
  await serveLive(page, edit);
  await page.addInitScript(HEADINGS);
  return { page, complaints };
}

/** The export without the not-found page of the section, as hosts see it that know only the root's. */
function toPlainRoot(): string {
  const root = mkdtempSync(join(tmpdir(), 'portal-plain-'));
  const link = (folder: string, except: string) => {
    for (const name of readdirSync(join(OUT, folder)).filter((one) => one !== except))
      symlinkSync(join(OUT, folder, name), join(root, folder, name));
  };
  link('', 'api');
  mkdirSync(join(root, 'api'));
  link('api', '404.html');
  return root;
}

async function expectNew(page: Page, address: string) {
  await article(page, 'post /sale-in-parts').waitFor({ state: 'visible' });
  await page.waitForURL(address);
  await page.waitForFunction(() => document.title.startsWith('Sale in Parts (Payment Gateway) · '));
  expect(await row(page, 'post /sale-in-parts').getAttribute('aria-current')).toBe('page');
  expect(await page.getByRole('navigation', { name: 'Breadcrumb' }).innerText()).toContain(
    'Sale In Parts',
  );
  // Of each kind the first counts; that of the page it was built for follows.
  const canonical = await page.locator('link[rel="canonical"]').first().getAttribute('href');
  expect(new URL(canonical ?? '').pathname).toBe(`${BASE_PATH}${NEW}`);
  const description = page.locator('meta[name="description"]').first();
  expect(await description.getAttribute('content')).toMatch(/^POST \/sale-in-parts: /);
}

describe('an operation that only the live document has', () => {
  it('is drawn at its address where the host has a not-found page of the section', async () => {
    const { page, complaints } = await open();
    await page.goto(portal.at(NEW));
    await expectNew(page, portal.at(NEW));
    expect(await readHeadings(page)).toEqual(['Sale in Parts']);
    expect(toFaults(complaints, NEW)).toEqual([]);
  });

  it('and where there is only one for the whole portal', async () => {
    const plain = await openPortal({ root: toPlainRoot() });
    const { page, complaints } = await open(CHANGED, plain);
    await page.goto(plain.at(NEW));
    await expectNew(page, plain.at(NEW));
    expect(await readHeadings(page)).toEqual(['Sale in Parts']);
    expect(plain.server.requests.map(({ path }) => path)).not.toContain(
      `${BASE_PATH}/api/404.html`,
    );
    expect(toFaults(complaints, NEW)).toEqual([]);
    await plain.close();
  });

  const itRuns = hasProgram('nginx') && BASE_PATH === '' ? it : it.skip;
  itRuns('and on nginx', async () => {
    const host = await startNginx(readHostSite(OUT));
    const { page } = await open();
    await page.goto(`${host.origin}${NEW}`);
    // 127.0.0.1 is no known environment: its documents come from another API base.
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.evaluate(() => location.pathname)).toBe(NEW);
    await host.close();
  });

  it('is followed from the list without asking the host, back and forth', async () => {
    const { page, complaints } = await open();
    await visit(page, portal.at(SALE));
    await article(page, 'post /sale').waitFor({ state: 'visible' });
    const before = portal.server.requests.length;
    await row(page, 'post /sale-in-parts').click();
    await expectNew(page, portal.at(NEW));
    const asked = portal.server.requests.slice(before).map(({ path }) => path);
    expect(asked.filter((path) => path.includes('sale-in-parts'))).toEqual([]);
    expect(portal.server.requests.slice(before).filter(({ status }) => status >= 400)).toEqual([]);
    await page.goBack();
    await article(page, 'post /sale').waitFor({ state: 'visible' });
    await page.waitForURL(portal.at(SALE));
    await page.goForward();
    await expectNew(page, portal.at(NEW));
    await row(page, CAPTURE.id).click();
    await page.waitForURL(portal.at(CAPTURE.path));
    await article(page, CAPTURE.id).waitFor({ state: 'visible' });
    await page.waitForFunction(() => document.title.startsWith('Capture'));
    expect(await row(page, CAPTURE.id).getAttribute('aria-current')).toBe('page');
    await page.goBack();
    await expectNew(page, portal.at(NEW));
    expect(complaints).toEqual([]);
  });

  it('stays after a reload', async () => {
    const { page } = await open();
    await visit(page, portal.at(SALE));
    await row(page, 'post /sale-in-parts').click();
    await expectNew(page, portal.at(NEW));
    await page.reload();
    await expectNew(page, portal.at(NEW));
  });
});

describe('a link of a response', () => {
  const follow = (page: Page) =>
    page.getByRole('list', { name: 'Calls that follow' }).getByRole('link').click();

  it('leads to the page of the operation', async () => {
    const { page, complaints } = await open();
    await visit(page, portal.at(SALE));
    await follow(page);
    await expectNew(page, portal.at(NEW));
    expect(complaints).toEqual([]);
  });

  it('of a named document leads to its operation in that document', async () => {
    const { page, complaints } = await open();
    const at = (id: string) =>
      portal.at(
        `/api/?${new URLSearchParams({ swaggerUri: '/pg/doc', operation: id }).toString()}`,
      );
    await visit(page, at('post /sale'));
    await follow(page);
    await page.waitForURL(at('post /sale-in-parts'));
    await article(page, 'post /sale-in-parts').waitFor({ state: 'visible' });
    expect(complaints).toEqual([]);
  });
});

describe('an operation that the live document has changed', () => {
  it('renamed: the page stays, shows the new name and leads to the new address, which works', async () => {
    const { page, complaints } = await open();
    await visit(page, portal.at(SALE));
    await page.getByRole('heading', { level: 1, name: 'Take a Payment' }).waitFor();
    expect(await row(page, 'post /sale').getAttribute('aria-current')).toBe('page');
    await page.waitForFunction(() =>
      document.title.startsWith('Take a Payment (Payment Gateway) · '),
    );
    const now = '/api/payment-gateway/take-a-payment/';
    await page.getByRole('link', { name: now }).click();
    await page.waitForURL(portal.at(now));
    await page.getByRole('heading', { level: 1, name: 'Take a Payment' }).waitFor();
    expect(await row(page, 'post /sale').getAttribute('aria-current')).toBe('page');
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Take a Payment' }).waitFor();
    expect(toFaults(complaints, now)).toEqual([]);
  });

  it('removed: the saved copy stays, and the reader is told', async () => {
    const { page, complaints } = await open();
    await visit(page, portal.at(GONE.path));
    await page.getByText('no longer has this operation').waitFor();
    await article(page, GONE.id).waitFor({ state: 'visible' });
    expect(complaints).toEqual([]);
  });
});

describe('an address that no document knows', () => {
  const path = '/api/payment-gateway/nowhere/';

  it('is in another castle once the documents have come, and not before', async () => {
    const { page, complaints } = await open();
    await page.goto(portal.at(path));
    await page.getByText(CASTLE).waitFor({ state: 'visible' });
    expect(await page.evaluate(() => location.pathname)).toBe(`${BASE_PATH}${path}`);
    expect(await page.locator('main').getByText('did not load').count()).toBe(0);
    expect(toFaults(complaints, path)).toEqual([]);
  });

  it('is in another castle at once without JavaScript', async () => {
    const { page } = await portal.open({ javaScriptEnabled: false });
    await page.goto(portal.at(path));
    expect(await page.getByText(CASTLE).isVisible()).toBe(true);
  });

  it('with no API host says that the live documents were not asked, and asks again', async () => {
    const { page } = await portal.open();
    await page.route('http://localhost:4010/**', (route) => route.abort());
    await page.goto(portal.at(NEW));
    await page.getByText(CASTLE).waitFor({ state: 'visible' });
    await page
      .getByText(
        'did not load: the host was out of reach or refused this page (CORS), and a browser does not say which.',
      )
      .waitFor();
    await page.unroute('http://localhost:4010/**');
    await serveLive(page, CHANGED);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectNew(page, portal.at(NEW));
  });
});

describe('an old address', () => {
  it.each([
    ['/api/payment-gateway/SALE/', SALE],
    ['/api/Payment%20Gateway/Sale', SALE],
    ['/api/payment-gateway/email+receipt/', '/api/payment-gateway/email-receipt/'],
    [
      '/api/payment-gateway/email%2Breceipt?lang=php#body',
      '/api/payment-gateway/email-receipt/?lang=php#body',
    ],
    ['/api/Payment+Gateway/Sale+In+Parts', NEW],
  ])('%s leads to %s, without a step in the history', async (old, now) => {
    const { page } = await open();
    await page.goto(portal.at('/api/'));
    const steps = await page.evaluate(() => history.length);
    await page.goto(portal.at(old));
    await page.waitForURL(portal.at(now));
    await page.locator('article[data-operation]').waitFor({ state: 'visible' });
    expect(await page.evaluate(() => history.length)).toBe(steps + 1);
  });

  const itMoves = BASE_PATH === '' ? it : it.skip;
  itMoves.each([
    ['/developer/api/reference#country-codes', '/api/reference/#country-codes'],
    [`/developer${SALE}`, SALE],
    [`/developer${NEW}`, NEW],
  ])('%s of the old sub-path leads to %s', async (old, now) => {
    const { page } = await open();
    await page.goto(portal.at(old));
    await page.waitForURL(portal.at(now));
    await page.getByRole('heading', { level: 1 }).waitFor();
  });
});

it('every published address of an operation has a page', () => {
  const listed = readFileSync('content/openapi/addresses.txt', 'utf8').match(/^\/.*$/gm) ?? [];
  expect(listed.length).toBeGreaterThan(100);
  expect(listed.filter((path) => !existsSync(join(OUT, path, 'index.html')))).toEqual([]);
});
