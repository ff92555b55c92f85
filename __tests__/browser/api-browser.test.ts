/** @shipped-documents */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { getLocation, listForeignDocuments, readJsonText, toServed } from '../fixtures/documents';
import { expectSoon, reload, visit } from '../support/waits';
import { serveLive } from './live-documents';
import { SALE } from './page-types';
import { usePortal } from './portal';

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];
const ROWS = 'nav[aria-label="API operations"] a[data-operation]';

const portal = usePortal({ documents: toServed(listForeignDocuments()) });

describe.each(listForeignDocuments())('the document $name', (file) => {
  it('lists every operation, shows one, and shows it again after a reload', async () => {
    const location = getLocation(file);
    const operations = readOperations(readJsonText(file));
    const { page, complaints } = await portal.open();
    await visit(page, portal.at(`/api/?swaggerUri=${location}`));
    await expectSoon(() => listRows(page), [...operations.keys()].sort());

    const [id, summary] = [...operations][Math.floor(operations.size / 2)] ?? [];
    await page.locator(`${ROWS}[data-operation="${id}"]`).first().click();
    const article = page.locator(`article[data-operation="${id}"]`);
    await article.waitFor({ state: 'visible' });
    await expectSoon(() => article.locator('h1').innerText(), summary);

    // The address follows the article: the one to come back to is told once it has changed.
    await page.waitForURL((url) => url.href !== portal.at(`/api/?swaggerUri=${location}`));
    const address = page.url();
    await reload(page);
    await article.waitFor({ state: 'visible' });
    await page.waitForURL(address);
    await expectSoon(() => article.locator('h1').innerText(), summary);
    expect(complaints).toEqual([]);
  });
});

describe('an operation that takes the place of another', () => {
  it('stands at its top from its first frame on', async () => {
    const { page, complaints } = await portal.open();
    await visit(page, portal.at('/api/?swaggerUri=/platform/doc'));
    const rows = page.locator(ROWS);
    await rows.nth(3).click();
    for (const next of [6, 9, 12, 15]) {
      await page.locator('article h1').waitFor({ state: 'visible' });
      await expectSoon(() => page.evaluate(scrollDown), 300);
      const tops = page.evaluate(readTops);
      await rows.nth(next).click();
      expect(new Set(await tops)).toEqual(new Set([0]));
    }
    expect(complaints).toEqual([]);
  });
});

describe('the own documents', () => {
  const gateway = readOperations(readFileSync('public/openapi/payment-gateway.json', 'utf8'));

  it('are listed on /api/, each operation with an address of its own', async () => {
    const { page, complaints } = await portal.open();
    await visit(page, portal.at('/api/'));
    const missing = async () => {
      const rows = await listRows(page);
      return [...gateway.keys()].filter((id) => !rows.includes(id));
    };
    await expectSoon(missing, []);
    await page.locator(`${ROWS}[data-operation="post /sale"]`).first().click();
    await page.waitForURL(portal.at(SALE));
    const article = page.locator('article[data-operation="post /sale"]');
    await article.waitFor({ state: 'visible' });
    await expectSoon(() => article.locator('h1').innerText(), gateway.get('post /sale'));
    expect(complaints).toEqual([]);
  });

  it('stay readable when the API host does not answer', async () => {
    const { page } = await portal.open();
    await page.route('http://localhost:4010/**', (route) => route.abort());
    await visit(page, portal.at(SALE));
    await page.locator('article[data-operation="post /sale"]').waitFor({ state: 'visible' });
  });
});

/** Scrolls as far down as the test wants, once the page is long enough. */
function scrollDown(): number {
  scrollTo({ top: 300, behavior: 'instant' });
  return scrollY;
}

/** Where the page is in the first frames in which another heading is on show. */
function readTops(): Promise<readonly number[]> {
  const read = () => document.querySelector('article h1')?.textContent;
  const former = read();
  return new Promise((resolve) => {
    const tops: number[] = [];
    const look = () => {
      if (read() !== former) tops.push(scrollY);
      if (tops.length < 20) requestAnimationFrame(look);
      else resolve(tops);
    };
    requestAnimationFrame(look);
  });
}

/** `method path` of every operation of a document, and the heading it must be shown under. */
function readOperations(text: string): ReadonlyMap<string, string> {
  const document: unknown = JSON.parse(text);
  const items = ['paths', 'webhooks', 'x-webhooks'].flatMap((key) =>
    toEntries(toValue(document, key)),
  );
  return new Map(
    items.flatMap(([path, item]) =>
      toEntries(item)
        .filter(([method]) => METHODS.includes(method))
        .map(([method, operation]) => {
          const unnamed = path.startsWith('/') ? `${method.toUpperCase()} ${path}` : path;
          const name =
            toValue(operation, 'summary') || toValue(operation, 'operationId') || unnamed;
          return [`${method} ${path}`, String(name).trim()] as const;
        }),
    ),
  );
}

function toEntries(value: unknown): readonly (readonly [string, unknown])[] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}

function toValue(value: unknown, key: string): unknown {
  return toEntries(value).find(([name]) => name === key)?.[1];
}

async function listRows(page: Page): Promise<readonly string[]> {
  const ids = await page
    .locator(ROWS)
    .evaluateAll((links) => links.map((link) => link.getAttribute('data-operation') ?? ''));
  return [...new Set(ids)].sort();
}

describe('a text of others', () => {
  const WIDE = `https://pay.example/${'a-long-address/'.repeat(20)}`;
  const TEXT = `a\n\n${WIDE}\n\n#### b\n\n\`\`\`\n${WIDE}\n\`\`\`\n\n| a | b |\n|--|--|\n| ${WIDE} | \`${'c'.repeat(80)}\` |`;

  it.each(['', '&operation=post+%2Fsale'])(
    'is never wider than a phone at /api/?swaggerUri=…%s',
    async (operation) => {
      const { page } = await portal.open({ viewport: { width: 360, height: 740 } });
      await serveLive(page, (document) => {
        const key = { type: 'http', scheme: 'basic', description: TEXT };
        Object.assign(document, { components: { securitySchemes: { key } } });
        document.info.description = TEXT;
        Object.assign(document.paths['/sale']?.post ?? {}, { description: TEXT });
      });
      await visit(page, portal.at(`/api/?swaggerUri=/pg/doc${operation}`));
      // The description of a document is formatted when a reader comes near it.
      if (operation === '')
        await page.locator('main p', { hasText: WIDE }).first().scrollIntoViewIfNeeded();
      await page.locator('main pre', { hasText: WIDE }).first().waitFor();
      if (operation === '') {
        await page.getByText('Authentication, groups, contact').click();
        await page.getByRole('heading', { level: 3, name: 'HTTP Basic' }).waitFor();
        await page.locator('main details pre', { hasText: WIDE }).waitFor();
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    },
  );

  it('names the addresses of a way to sign in no wider than a phone', async () => {
    const { page } = await portal.open({ viewport: { width: 360, height: 740 } });
    await serveLive(page, (document) => {
      const authorizationUrl = `https://${'sign-in'.repeat(9).replaceAll('-', '')}.example/`;
      const flows = { implicit: { authorizationUrl, scopes: {} } };
      const securitySchemes = { sign: { type: 'oauth2', flows } };
      Object.assign(document, { components: { securitySchemes } });
      Object.assign(document.paths['/sale']?.post ?? {}, { security: [{ sign: [] }] });
    });
    await visit(page, portal.at('/api/?swaggerUri=/pg/doc&operation=post+%2Fsale'));
    await page.getByText(/^Authentication: .*signinsignin/).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});

it('an operation that the address spells otherwise than its document is shown, and leaves no step', async () => {
  const { page, complaints } = await portal.open();
  await visit(page, portal.at('/api/'));
  await visit(page, portal.at('/api/?swaggerUri=/pg/doc&operation=POST%20/sale/#body'));
  await page.locator('article[data-operation="post /sale"]').waitFor();
  expect(new URL(page.url()).searchParams.get('operation')).toBe('post /sale');
  expect(new URL(page.url()).hash).toBe('#body');
  await page.goBack();
  await page.waitForURL(portal.at('/api/'));
  expect(complaints).toEqual([]);
});

describe('the first operation that is opened', () => {
  const row = `${ROWS}[data-operation="post /sale"]`;
  const visitDocument = async () => {
    const { page } = await portal.open();
    // Formatted, it would bring what formats texts before any operation is opened.
    await serveLive(page, ({ info }) => void (info.description = 'The gateway'));
    await visit(page, portal.at('/api/?swaggerUri=/pg/doc'));
    return page;
  };

  it('is drawn at once, without an empty page before it', async () => {
    const page = await visitDocument();
    const drawn = await page.evaluate(async (selector) => {
      document.querySelector<HTMLElement>(selector)?.click();
      await new Promise((resolve) => setTimeout(resolve));
      return document.querySelector('article[data-operation="post /sale"] h1')?.textContent;
    }, row);
    expect(drawn).toBe('Sale');
    await page.locator('article[data-operation="post /sale"] #response').waitFor();
  });

  it('is whole at once for a reader who goes back to it', async () => {
    const page = await visitDocument();
    await page.locator(row).click();
    await page.locator('article[data-operation="post /sale"] #response').waitFor();
    await page.locator(`${ROWS}[data-operation="post /auth"]`).click();
    await page.locator('article[data-operation="post /auth"] #response').waitFor();
    const isWhole = await page.evaluate(async () => {
      const isBack = new Promise((resolve) => addEventListener('popstate', resolve));
      history.back();
      await isBack;
      await new Promise((resolve) => setTimeout(resolve));
      return document.querySelector('article[data-operation="post /sale"] #response') !== null;
    });
    expect(isWhole).toBe(true);
  });
});
