/** @shipped-documents */
import type { Page, Route } from 'playwright-core';
import { expectStill, forgetShifts, WHILE_PARSED, watchShifts } from '../support/shifts';
import { expectSoon, visit, whenAlive, whenStill } from '../support/waits';
import { usePortal } from './portal';

/** On the API base of the local environment, as every portal test has it. */
const GATEWAY = '/pg/doc';
const PLATFORM = '/platform/doc';
const ROWS = '[data-rows-host] a[data-operation]';
const SALE = `${ROWS}[data-operation="post /sale"]`;

const portal = usePortal();

const named = (location: string, operation?: string) =>
  portal.at(
    `/api/?${new URLSearchParams({ swaggerUri: location, ...(operation && { operation }) })}`,
  );

/** Whether a request is for a script of the page itself. */
const isPageScript = (route: Route) =>
  !/\/scripts\/[a-z-]+-[0-9a-f]+\.js$/.test(route.request().url());

async function holdPage(page: Page, answer: (route: Route) => Promise<void>): Promise<void> {
  await page.route('**/_next/static/chunks/*.js', (route) =>
    isPageScript(route) ? answer(route) : route.continue(),
  );
}

function countDocuments(page: Page): { readonly urls: string[] } {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith('http://localhost:4010/')) urls.push(request.url());
  });
  return { urls };
}

test('a document that comes late has its current row in view', async () => {
  const { page } = await portal.open({ viewport: { width: 1280, height: 700 } });
  await page.route(`http://localhost:4010${PLATFORM}`, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2500));
    await route.continue();
  });
  await page.goto(named(PLATFORM, 'post /subscription/{subscription_id}/labels/edit'));
  const row = page.locator(`${ROWS}[aria-current]`).first();
  await row.waitFor();
  const panel = page.locator('#api-operations');
  const isInView = async () => {
    const [inner, outer] = [await row.boundingBox(), await panel.boundingBox()];
    return !!inner && !!outer && inner.y > outer.y && inner.y < outer.y + outer.height;
  };
  await expectSoon(isInView, true);
});

test.each([
  ['an operation', 'post /sale', 'article[data-operation="post /sale"] h1'],
  ['an overview', undefined, '#column h1'],
])('%s that comes late stands where its placeholder stood', async (_, operation, title) => {
  const { page, complaints } = await portal.open({ reducedMotion: 'reduce' });
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`http://localhost:4010${GATEWAY}`, async (route) => {
    await released;
    await route.continue();
  });
  await watchShifts(page);
  await page.goto(named(GATEWAY, operation));
  const placeholder = page.locator('#column > [aria-hidden] p:nth-child(2)').first();
  const readTop = async () => (await placeholder.boundingBox())?.y;
  await placeholder.waitFor({ state: 'visible' });
  await page.locator('[aria-busy="true"]').waitFor({ state: 'attached' });
  const top = await readTop();
  await page.getByText('Loading the document').waitFor();
  await forgetShifts(page);
  release();
  await page.locator(title).waitFor();
  await whenAlive(page);
  await placeholder.waitFor({ state: 'hidden' });
  await page.getByText('Loading the document').waitFor({ state: 'hidden' });
  expect((await page.locator(title).boundingBox())?.y).toBe(top);
  await expectStill(page, 0.01);
  expect(complaints).toEqual([]);
});

describe('a page whose scripts never come', () => {
  it('lists the document that its address names', async () => {
    const { page } = await portal.open();
    await holdPage(page, (route) => route.abort());
    await page.goto(named(GATEWAY));
    await page.locator(SALE).first().waitFor({ state: 'visible' });
    // A link of the plain kind: it needs nothing that is not there.
    await page.locator(SALE).first().click();
    await page.waitForURL((url) => url.searchParams.get('operation') === 'post /sale');
    await page.locator(`${SALE}[aria-current]`).first().waitFor({ state: 'visible' });
    await page.locator('#column > [aria-hidden] p').first().waitFor({ state: 'visible' });
  });

  it('asks no other host for a document, whatever its address names', async () => {
    const { page } = await portal.open();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).host));
    await holdPage(page, (route) => route.abort());
    for (const foreign of [
      '//evil.example/x.json',
      'https://evil.example/x.json',
      '/\\evil.example',
    ]) {
      await page.goto(named(foreign));
      await whenStill(page);
    }
    expect(asked.filter((host) => host !== new URL(portal.at('/')).host)).toEqual([]);
  });
});

describe('a named document', () => {
  it('is asked for once, and the page takes the rows over as they are', async () => {
    const { page, complaints } = await portal.open();
    const { urls } = countDocuments(page);
    let release = () => {};
    const drawn = new Promise<void>((resolve) => {
      release = resolve;
    });
    await holdPage(page, async (route) => {
      await drawn;
      await route.continue();
    });
    await watchShifts(page);
    const opened = page.goto(named(GATEWAY));
    await page.locator(SALE).first().waitFor({ state: 'visible' });
    await page.evaluate((rows) => {
      document.querySelectorAll(rows).forEach((row) => row.setAttribute('data-kept', ''));
    }, ROWS);
    await forgetShifts(page);
    release();
    await opened;
    await whenAlive(page);
    const rows = page.locator(ROWS);
    expect(await page.locator(`${ROWS}[data-kept]`).count()).toBe(await rows.count());
    expect(urls).toEqual([`http://localhost:4010${GATEWAY}`]);
    await expectStill(page, 0.001);
    await page.locator(SALE).first().click();
    await page.locator(`${SALE}[aria-current]`).first().waitFor({ state: 'visible' });
    expect(await page.locator(`${ROWS}[data-kept]`).count()).toBe(await rows.count());
    expect(complaints).toEqual([]);
  });

  it('shows the operation of a deep link, and one article of it', async () => {
    const { page, complaints } = await portal.open();
    const id = 'get /vault/customer/{customer_id}';
    await page.goto(named(PLATFORM, id));
    const articles = page.locator(`article[data-operation="${id}"]`);
    await articles.first().waitFor({ state: 'visible' });
    await whenAlive(page);
    await expectSoon(() => articles.count(), 1);
    expect(await page.locator(`${ROWS}[aria-current]`).first().getAttribute('data-operation')).toBe(
      id,
    );
    expect(complaints).toEqual([]);
  });

  it('gives way to another one, comes back by the browser’s button, and gives way to the page', async () => {
    const { page, complaints } = await portal.open();
    await visit(page, portal.at('/api/'));
    await visit(page, named(GATEWAY));
    await page.locator(SALE).first().click();
    await page.waitForURL((url) => url.searchParams.get('operation') === 'post /sale');
    await visit(page, named(PLATFORM));
    expect(await page.locator(SALE).count()).toBe(0);
    await page.goBack();
    await page.locator(`${SALE}[aria-current]`).first().waitFor({ state: 'visible' });
    await page.goBack();
    await expectSoon(() => page.locator(`${ROWS}[aria-current]`).count(), 0);
    await page.goBack();
    await page.waitForURL(portal.at('/api/'));
    await expectSoon(() => page.locator('[data-rows-host]').isVisible(), false);
    await page.locator('[data-provider-lists] a').first().waitFor({ state: 'visible' });
    expect(complaints).toEqual([]);
  });

  it('is listed again for a reader who comes back to it from another page', async () => {
    const { page, complaints } = await portal.open();
    await visit(page, named(GATEWAY));
    const rows = page.locator(ROWS);
    await rows.first().waitFor({ state: 'visible' });
    await whenAlive(page);
    const all = await rows.count();
    await page.locator('a[href$="/guides/"]:visible').first().click();
    await page.waitForURL(portal.at('/guides/'));
    await page.goBack();
    await expectSoon(() => page.locator(`${ROWS}:visible`).count(), all);
    expect(complaints).toEqual([]);
  });

  it('stays with its list when it cannot be asked for again, and says so', async () => {
    const { page } = await portal.open();
    await visit(page, named(GATEWAY));
    await page.locator(SALE).first().waitFor({ state: 'visible' });
    await whenAlive(page);
    await page.route('http://localhost:4010/**', (route) => route.abort());
    await page.locator(SALE).first().click();
    await page
      .getByText(
        'It did not load again: the host was out of reach or refused this page (CORS), and a browser does not say which.',
      )
      .waitFor();
    await page.locator('article[data-operation="post /sale"]').waitFor({ state: 'visible' });
    expect(await page.locator(`${ROWS}:visible`).count()).toBeGreaterThan(5);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText(/Tried again at/).waitFor();
    await page.getByRole('button', { name: 'Close' }).click();
    await expectSoon(() => page.evaluate(() => document.activeElement?.id), 'main');
  });
});

/** How the last field of the page was drawn, from the first frame on, and how far things have moved. */
type Frames = { readonly seen: readonly string[]; readonly moved: number };

async function watchFrames(page: Page): Promise<void> {
  await page.addInitScript((selector) => {
    const seen = new Set<string>();
    let moved = 0;
    const look = () => {
      const field = document.querySelector(selector);
      if (field) seen.add(getComputedStyle(field).contentVisibility);
      requestAnimationFrame(look);
    };
    look();
    // On this host a sample names another API once React has the page: the rest of its line moves.
    const isInSample = (source: unknown) => {
      const node: unknown = Reflect.get(Object(source), 'node');
      const element = node instanceof Text ? node.parentElement : node;
      return element instanceof Element && element.closest('pre') !== null;
    };
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries()) {
        const sources: unknown = Reflect.get(shift, 'sources');
        if (Array.isArray(sources) && sources.every(isInSample)) continue;
        moved += 'value' in shift ? Number(shift.value) : 0;
      }
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { toFrames: () => ({ seen: [...seen], moved }) });
  }, 'article li[id^="body."]:last-child');
}

async function whenPainted(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
}

describe('the first frame of a saved operation', () => {
  it('leaves out fields below the screen; then they are there, and nothing in view has moved', async () => {
    const { page } = await portal.open();
    await watchFrames(page);
    await visit(page, portal.at('/api/payment-gateway/sale/'));
    await whenStill(page);
    const first = await page.evaluate<Frames>('toFrames()');
    expect(first.seen).toEqual(['auto', 'visible']);
    expect(first.moved).toBeLessThan(WHILE_PARSED);
  });

  it('stays as it is when the fonts come late', async () => {
    const { page } = await portal.open();
    await watchFrames(page);
    const held: Route[] = [];
    await page.route('**/*.woff2', (route) => void held.push(route));
    await page.goto(portal.at('/api/payment-gateway/sale/'), { waitUntil: 'commit' });
    await whenPainted(page);
    await expectSoon(() => Promise.resolve(held.length), 2);
    await Promise.all(held.map((route) => route.continue()));
    await whenAlive(page);
    await whenStill(page);
    const late = await page.evaluate<Frames>('toFrames()');
    expect(late.moved).toBeLessThan(WHILE_PARSED);
  });

  it('asks for each font once, ahead of the text that needs it where the line is fast', async () => {
    const { page } = await portal.open();
    // A busy machine looks like a slow line.
    await page.addInitScript(() =>
      Object.defineProperty(PerformanceNavigationTiming.prototype, 'responseStart', {
        get: () => Infinity,
      }),
    );
    const fonts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fonts.push(new URL(request.url()).pathname);
    });
    await visit(page, portal.at('/api/payment-gateway/sale/'));
    expect(fonts).toHaveLength(2);
    expect(new Set(fonts).size).toBe(2);
    const ahead = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=font]')].map(
        (link) => new URL(link.href).pathname,
      ),
    );
    expect(ahead.toSorted()).toEqual(fonts.toSorted());
  });
});
