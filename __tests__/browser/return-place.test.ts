/** @shipped-documents */
import type { Page } from 'playwright-core';
import { readOperationRoutes } from '../support/routes';
import { expectSoon, reload, showFallbackFonts, visit, whenStill } from '../support/waits';
import { type Edit, writeLive } from './live-documents';
import { usePortal } from './portal';

const ID = 'post /vault/customer';
const PATH = readOperationRoutes().get(ID) ?? '/api/no-such-operation/';

/** The live document says more, above all that a reader of its fields sees. */
const LONGER: Edit = ({ paths }) => {
  const post = paths['/vault/customer']?.post;
  const description = Array.from({ length: 9 }, () => 'It came live.').join('\n\n');
  paths['/vault/customer'] = { post: { ...post, description } };
};

/** An operation that no page was saved of. */
const NEW = '/api/payment-gateway/sale-in-parts/';
const ADDED: Edit = ({ paths }) => {
  paths['/sale-in-parts'] = { post: { ...paths['/sale']?.post, summary: 'Sale in Parts' } };
};

const whenLive = (page: Page) => page.getByText(/, live, loaded at/).waitFor({ state: 'attached' });

const isAt = (page: Page, id: string, top: number) =>
  page.evaluate(
    ([one, wanted]) =>
      Math.abs((document.getElementById(one)?.getBoundingClientRect().top ?? -9) - wanted) < 2,
    [id, top] as const,
  );

const toTop = (page: Page, id: string) =>
  page.evaluate(
    (one) => Math.round(document.getElementById(one)?.getBoundingClientRect().top ?? -1),
    id,
  );

/** Scrolls as a reader does who reads on from a field that is far down. Returns its id. */
async function readOn(page: Page): Promise<string> {
  const field = page.locator('main li[id^="body."]:visible').last();
  await field.evaluate((element) => {
    const { top } = element.getBoundingClientRect();
    scrollBy({ top: top - 300, behavior: 'instant' });
  });
  await whenKept(page);
  return (await field.getAttribute('id')) ?? '';
}

/** Opens a nested field and reads on from a field in it. Returns its id. */
async function readInside(page: Page): Promise<string> {
  const folded = page
    .locator('main li:has(> details > summary:text-matches("fields?$")):visible')
    .last();
  const holder = page.locator(`[id="${await folded.getAttribute('id')}"]`);
  await holder.locator('> details > summary').click();
  const inner = holder.locator('li[id]:visible').last();
  await inner.evaluate((element) => {
    const { top } = element.getBoundingClientRect();
    scrollBy({ top: top - 100, behavior: 'instant' });
  });
  await whenKept(page);
  return (await inner.getAttribute('id')) ?? '';
}

/** The position is written a moment after the last scroll. */
async function whenKept(page: Page): Promise<void> {
  const top = Math.round(await page.evaluate(() => scrollY));
  expect(top).toBeGreaterThan(500);
  await page.waitForFunction(
    (wanted) => sessionStorage.getItem('portal:scroll')?.includes(`${wanted}`),
    top,
  );
}

describe.each([
  ['that is longer live than saved', PATH, LONGER, '/platform/doc'],
  ['that only the live document has', NEW, ADDED, '/pg/doc'],
] as const)('who returns to an operation %s', (_, path, edit, location) => {
  const portal = usePortal({ documents: writeLive(edit, location) });

  async function read(readIn = readOn) {
    const { page } = await portal.open({ viewport: { width: 1280, height: 800 } });
    await showFallbackFonts(page);
    await visit(page, portal.at(path));
    await whenLive(page);
    const id = await readIn(page);
    return { page, id, top: await toTop(page, id) };
  }

  it('by a reload finds what they saw where they saw it, however often', async () => {
    const { page, id, top } = await read();
    for (let count = 0; count < 3; count += 1) {
      await reload(page);
      await whenLive(page);
      await expectSoon(() => isAt(page, id, top), true);
      await whenStill(page);
      expect(await isAt(page, id, top)).toBe(true);
      await whenKept(page);
    }
  });

  it('from another page does, too', async () => {
    const { page, id, top } = await read();
    // A click of the test's own would scroll up to the link first.
    await page.locator('header a').first().dispatchEvent('click');
    await page.waitForFunction((left) => !document.location.pathname.endsWith(left), path);
    await page.goBack();
    await whenLive(page);
    await expectSoon(() => isAt(page, id, top), true);
    await whenStill(page);
    expect(await isAt(page, id, top)).toBe(true);
  });

  it('into a part that they had opened finds it open', async () => {
    const { page, id, top } = await read(readInside);
    await reload(page);
    await whenLive(page);
    await expectSoon(() => isAt(page, id, top), true);
    await whenStill(page);
    expect(await isAt(page, id, top)).toBe(true);
  });
});
