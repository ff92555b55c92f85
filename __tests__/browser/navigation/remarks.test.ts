/** @shipped-documents */
import type { Page } from 'playwright-core';
import { expectSoon, visit, whenAlive } from '../../support/waits';
import { usePortal } from '../portal';

const portal = usePortal();

const PAGE = '/guides/webhooks/';
const KEYS = 'Alt+Shift+R';

const link = (page: Page) => page.getByRole('link', { name: 'Remark on this' });

/** Selects all text of an element. */
const select = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => getSelection()?.selectAllChildren(element));

/** Subject and text of the mail that the link begins. */
async function readMail(page: Page): Promise<readonly string[]> {
  const href = (await link(page).getAttribute('href')) ?? '';
  return [...new URL(href).searchParams.values()].map((text) => text.replaceAll('\r\n', '\n'));
}

test('selected text is quoted in a mail that names its place, and nothing is sent', async () => {
  const { page, complaints } = await portal.open();
  await visit(page, portal.at(`${PAGE}?key=mine`));
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await select(page, 'article h2#features');
  const [subject, body = ''] = await readMail(page);
  expect(subject).toBe('Remark on “Webhooks”');
  expect(body).toMatch(/^> Features\n\n\n\nPage: <http/);
  expect(body).toContain(`${portal.at(PAGE)}#features:~:text=Features>`);
  expect(body).toMatch(/\nBuild: \S+\nLanguage: en\n$/);
  expect(body).not.toContain('mine');
  expect(requests.map((url) => new URL(url).pathname)).toEqual([
    expect.stringMatching(/\/scripts\/remark-\w+\.js$/),
  ]);
  await page.evaluate(() => getSelection()?.removeAllRanges());
  await link(page).waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
});

test('the address of a remark leads to its text', async () => {
  const { page } = await portal.open();
  await visit(page, portal.at(PAGE));
  await select(page, 'article h2#go-live + *');
  const [, body = ''] = await readMail(page);
  const [, address = ''] = /Page: <(.*)>/.exec(body) ?? [];
  expect(address).toContain('#go-live:~:text=');
  await page.goto('about:blank');
  await visit(page, address);
  const top = () =>
    page.locator('h2#go-live').evaluate((heading) => heading.getBoundingClientRect().top);
  await expectSoon(async () => Math.abs(await top()) < (page.viewportSize()?.height ?? 0), true);
});

test('a menu that was left stays away until something else is selected', async () => {
  const { page } = await portal.open();
  await visit(page, portal.at(PAGE));
  await select(page, 'article h2#go-live + *');
  await link(page).waitFor();
  await page.keyboard.press('Escape');
  await page.locator('[data-theme-toggle]:visible').click();
  await page.evaluate(() => new Promise((done) => setTimeout(done, 500)));
  expect(await link(page).count()).toBe(0);
  await select(page, 'article h2#features');
  await link(page).waitFor();
});

test('a key begins a remark on the heading that is read, Escape and Tab lead back to the text', async () => {
  const { page, complaints } = await portal.open();
  await visit(page, portal.at(`${PAGE}#events`));
  await page.keyboard.press(KEYS);
  await expectSoon(() => link(page).evaluate((one) => one === document.activeElement), true);
  expect(await readMail(page)).toEqual([expect.anything(), expect.stringMatching(/^> Events\n/)]);
  await page.keyboard.press('Escape');
  expect(await link(page).count()).toBe(0);
  await page.keyboard.press(KEYS);
  await page.keyboard.press('Escape');
  // What is selected by then is not offered once more when the selection is settled.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 500)));
  expect(await link(page).count()).toBe(0);
  await page.keyboard.press(KEYS);
  await page.keyboard.press('Tab');
  expect(await link(page).count()).toBe(0);
  const isBeside = () =>
    page.evaluate(() => {
      const heading = document.getElementById('events');
      return document.activeElement?.closest('h3, h2') === heading;
    });
  expect(await isBeside()).toBe(true);
  expect(complaints).toEqual([]);
});

test('fields, and tools with fields, have no remark', async () => {
  const { page } = await portal.open();
  await visit(page, portal.at(PAGE));
  await select(page, 'article h2#features');
  await link(page).waitFor();
  await page.getByRole('button', { name: 'Open the signature lab' }).click();
  const field = page.locator('article textarea').first();
  await field.fill('a secret of mine');
  await field.selectText();
  await link(page).waitFor({ state: 'detached' });
  await page.keyboard.press(KEYS);
  expect(await link(page).count()).toBe(0);
  await select(page, 'article section:has(textarea)');
  await page.keyboard.press('Shift+ArrowLeft');
  expect(await link(page).count()).toBe(0);
});

test('it goes on when React has the page, and on the pages that its router shows', async () => {
  const { page, complaints } = await portal.open();
  await visit(page, portal.at('/api/testing/'));
  await whenAlive(page);
  await select(page, 'article h1');
  await link(page).waitFor();
  await page.getByRole('link', { name: 'Guides', exact: true }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Guides' }).waitFor();
  await link(page).waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'Webhooks', exact: true }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Webhooks' }).waitFor();
  await select(page, 'article h2#features');
  await link(page).waitFor();
  const [, body] = await readMail(page);
  expect(body).toContain(`${portal.at(PAGE)}#features`);
  expect(complaints).toEqual([]);
});
