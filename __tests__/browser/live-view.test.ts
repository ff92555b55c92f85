/** @shipped-documents */
import type { Page } from 'playwright-core';
import { readApis } from '@/lib/pages/read-apis';
import { getOperationPath } from '@/lib/routes/operation-paths';
import { reportFigure } from '../support/report-figure';
import { readOperationRoutes } from '../support/routes';
import { expectStill, forgetShifts, watchShifts } from '../support/shifts';
import { expectSoon, visit, whenStill } from '../support/waits';
import { type Edit, serveLive } from './live-documents';
import { usePortal } from './portal';

const ID = 'post /vault/customer';
const PATH = readOperationRoutes().get(ID) ?? '/api/no-such-operation/';
const ADDED = 'This paragraph came with the live document.';

const portal = usePortal();

/** Text and a parameter above everything else of the operation. */
const LONGER: Edit = ({ paths }) => {
  const post = paths['/vault/customer']?.post;
  const parameter = {
    name: 'dry_run',
    in: 'query',
    description: ADDED,
    schema: { type: 'boolean' },
  };
  paths['/vault/customer'] = {
    post: {
      ...post,
      description: Array.from({ length: 6 }, () => ADDED).join('\n\n'),
      parameters: [parameter],
    },
  };
};

/** Opens the page while the live document is held back, and says how to let it come. */
async function open(size: { width: number; height: number }, edit: Edit = LONGER) {
  const { page, complaints } = await portal.open({ viewport: size });
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await serveLive(page, edit, '/platform/doc', gate);
  await watchShifts(page);
  await page.goto(portal.at(PATH));
  await page.locator('header a').first().waitFor();
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main h1') ?? {}).some((key) => key.startsWith('__react')),
  );
  const arrive = async () => {
    release();
    await page.getByText(/, live, loaded at/).waitFor({ state: 'attached' });
    await whenStill(page);
  };
  return { page, complaints, arrive };
}

const toTop = (page: Page, id: string) =>
  page.evaluate((one) => document.getElementById(one)?.getBoundingClientRect().top ?? -1, id);

/** Opens the first nested field and scrolls so that a field in it is at the middle of the window. */
async function readNested(page: Page): Promise<string> {
  const holder = page.locator('li[id^="body."]:has(> details)').first();
  const inner = holder.locator('li[id]').nth(1);
  const shut = inner.locator('xpath=ancestor::details[not(@open)]').first();
  while ((await shut.count()) > 0) await shut.locator('> summary').click();
  await inner.waitFor({ state: 'visible' });
  await inner.evaluate((element) => {
    const { top } = element.getBoundingClientRect();
    scrollBy({ top: top - innerHeight / 2, behavior: 'instant' });
  });
  return (await inner.getAttribute('id')) ?? '';
}

describe.each([
  ['beside the samples', { width: 1280, height: 800 }],
  ['on a phone', { width: 390, height: 800 }],
])('a live document that comes late, %s', (_, size) => {
  it('leaves what the reader looks at where it is, open as it is', async () => {
    const { page, complaints, arrive } = await open(size);
    const id = await readNested(page);
    const top = await toTop(page, id);
    const scrolled = await page.evaluate(() => scrollY);
    await arrive();
    expect(await page.getByText(ADDED).count()).toBe(7);
    expect(Math.abs((await toTop(page, id)) - top)).toBeLessThan(2);
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(scrolled + 100);
    expect(complaints).toEqual([]);
  });

  it('leaves the focus on the field it is on', async () => {
    const { page, arrive } = await open(size);
    const id = await readNested(page);
    await page.locator(`[id="${id}"] > div > a[href^="#"]`).first().focus();
    await arrive();
    const focused = await page.evaluate(() => document.activeElement?.closest('[id]')?.id);
    expect(focused).toBe(id);
  });

  it('leaves the top of the page at the top', async () => {
    const { page, arrive } = await open(size);
    const top = await page.locator('h1').evaluate((heading) => heading.getBoundingClientRect().top);
    await arrive();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(
      await page.locator('h1').evaluate((heading) => heading.getBoundingClientRect().top),
    ).toBe(top);
  });

  it('moves nothing when it says the same in a new version', async () => {
    const { page, arrive } = await open(size, ({ info }) => {
      info.version = '9.9.9';
    });
    const id = await readNested(page);
    const top = await toTop(page, id);
    await forgetShifts(page);
    await arrive();
    expect(await page.getByText(/9\.9\.9 of .*, live, loaded at \d{1,2}:\d\d\s[AP]M/).count()).toBe(
      1,
    );
    expect(await toTop(page, id)).toBe(top);
    await expectStill(page, 0.01);
  });
});

const documents = readApis().map(({ api }) => {
  const [entry] = api.operations.values();
  return [api.title, entry ? getOperationPath(entry) : '/api/'] as const;
});

it.each(documents)(
  'the saved copy of %s, with which the live one agrees, says that it is live, and when it was loaded',
  async (title, path) => {
    const { page } = await portal.open();
    await visit(page, portal.at(path));
    const note = page.getByText(
      new RegExp(`^${title} [\\d.]+ of .*, live, loaded at \\d+:\\d\\d [AP]M$`),
    );
    await expectSoon(() => note.count(), 1);
  },
);

afterAll(() => reportFigure('documents', documents.length));
