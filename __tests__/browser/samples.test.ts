/** @shipped-documents */
import type { Page } from 'playwright-core';
import { WHILE_PARSED } from '../support/shifts';
import { expectSoon, reload, visit } from '../support/waits';
import { SALE } from './page-types';
import { BASE_PATH, usePortal } from './portal';

const portal = usePortal();

const GROUP = '[role=group][data-languages]';
const ROW = 'nav[aria-label="API operations"] a[data-operation="post /void/{pgIdOrig}"]';

/** Notes at every frame which panel shows, and what moves in the article without the reader's doing. */
async function watchPaints(page: Page): Promise<void> {
  await page.addInitScript(
    ([group, least]) => {
      const seen: string[] = [];
      const moved: string[] = [];
      Object.assign(window, { seen, moved });
      const look = () => {
        const shown = [...document.querySelectorAll(`${group} > pre`)].filter((one) =>
          one.checkVisibility(),
        );
        const languages = shown.map((one) => one.getAttribute('data-lang')).join();
        if (languages !== '' && seen.at(-1) !== languages) seen.push(languages);
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if (Number(Reflect.get(entry, 'value')) < least) continue;
          const sources: unknown = Reflect.get(entry, 'sources');
          for (const source of Array.isArray(sources) ? sources : []) {
            const node: unknown = Reflect.get(Object(source), 'node');
            if (node instanceof Element && node.closest('article')) moved.push(node.className);
          }
        }
      }).observe({ type: 'layout-shift', buffered: true });
    },
    [GROUP, WHILE_PARSED] as const,
  );
}

const read = (page: Page, name: string) =>
  page.evaluate((one): unknown => Reflect.get(window, one), name);
const shownCode = (page: Page) => page.locator(`${GROUP} > pre`).locator('visible=true').first();
const readCode = async (page: Page) => (await shownCode(page).textContent()) ?? '';
const expectCode = (page: Page, pattern: RegExp) =>
  expectSoon(async () => pattern.test(await readCode(page)), true);
const chooseIn = (page: Page, name: string) =>
  page.locator(`${GROUP} label`).getByText(name, { exact: true }).first().click();

test('the chosen language holds on the next page by click, and is there at first paint after a reload', async () => {
  const { page, complaints } = await portal.open();
  await watchPaints(page);
  await visit(page, portal.at(SALE));
  await expectCode(page, /^curl https?:/);
  await chooseIn(page, 'Python');
  await page.getByText('response = ').waitFor();
  await page.waitForURL(`${portal.at(SALE)}?lang=python`);
  await expectSoon(() => read(page, 'seen'), ['curl', 'python']);

  await page.locator(ROW).first().click();
  await page.locator('article[data-operation="post /void/{pgIdOrig}"]').waitFor();
  await expectCode(page, /requests\.post\([^]*\/pg\/void|\/pg\/void[^]*requests\.post\(/);

  await reload(page);
  await page.getByText('response = ').waitFor();
  await expectSoon(() => read(page, 'seen'), ['python']);
  expect(await read(page, 'moved')).toEqual([]);
  expect(await page.locator(`${GROUP} input:checked`).getAttribute('data-lang')).toBe('python');
  expect(complaints).toEqual([]);
});

test('the address names a language; a language that is none is not one', async () => {
  const { page, complaints } = await portal.open();
  await watchPaints(page);
  await visit(page, portal.at(`${SALE}?lang=ruby`));
  await page.getByText("require 'net/http'").waitFor();
  await expectSoon(() => read(page, 'seen'), ['ruby']);
  await visit(page, portal.at(`${SALE}?lang=%22%5D%7B`));
  await expectSoon(() => read(page, 'seen'), ['ruby']);
  expect(complaints).toEqual([]);
});

test.each(['?lang=foo', '?lang=php&q=a%20b'])(
  'Back leads to a page that was opened with %s, where another language is kept',
  async (search) => {
    const { page, complaints } = await portal.open();
    await page.addInitScript(() => localStorage.setItem('lang', 'php'));
    await visit(page, portal.at(SALE + search));
    await page.getByText('curl_setopt').first().waitFor();
    const { search: shown } = new URL(page.url());
    expect(shown).toBe(search.replace('foo', 'php'));
    await page.locator(`footer a[href="${BASE_PATH}/guides/"]`).click();
    await page.getByRole('heading', { level: 1, name: 'Guides' }).waitFor();
    await page.goBack();
    await page.locator('article[data-operation="post /sale"] h1').waitFor();
    expect(complaints).toEqual([]);
  },
);

test('choosing a language moves nothing above it and keeps the place of the page', async () => {
  const { page } = await portal.open({ viewport: { width: 390, height: 800 } });
  await visit(page, portal.at(SALE));
  const label = page.locator(`${GROUP} label`).getByText('Go', { exact: true });
  await label.scrollIntoViewIfNeeded();
  const before = await label.evaluate((one) => one.getBoundingClientRect().top);
  await label.click();
  await page.getByText('package main').waitFor();
  const after = await label.evaluate((one) => one.getBoundingClientRect().top);
  expect(Math.abs(after - before)).toBeLessThan(1);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(390);
});

test('a guide follows the choice made in the reference', async () => {
  const { page, complaints } = await portal.open();
  await visit(page, portal.at(`${SALE}?lang=php`));
  await watchPaints(page);
  await visit(page, portal.at('/libs/sdk/'));
  const groups = await page.locator('[data-languages~=php]').all();
  expect(groups.length).toBeGreaterThan(0);
  for (const group of groups) {
    const shown = await group.locator('pre').locator('visible=true').getAttribute('data-lang');
    expect(shown).toBe('php');
  }
  expect(complaints).toEqual([]);
});

test('a language chosen in a guide holds in all of its requests, is kept, and needs no React', async () => {
  const { page, complaints } = await portal.open();
  await visit(page, portal.at('/guides/payment-gateway/'));
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.locator('label[data-lang=ruby]').first().click();
  const readShown = () =>
    page
      .locator('[data-languages] pre')
      .locator('visible=true')
      .evaluateAll((all) => [...new Set(all.map((one) => one.getAttribute('data-lang')))]);
  expect(await readShown()).toEqual(['ruby']);
  await page.locator('label', { hasText: '200 Captured' }).click();
  await page.locator('pre', { hasText: 'Capture request accepted' }).waitFor();
  expect(loaded).toEqual([]);
  await page.reload();
  expect(await readShown()).toEqual(['ruby']);
  await page.locator('input[data-lang=ruby]').first().focus();
  await page.keyboard.press('ArrowRight');
  expect(await readShown()).toEqual(['go']);
  expect(complaints).toEqual([]);
});

test('without JavaScript there is curl, and no tab that leads nowhere', async () => {
  const { page } = await portal.open({ javaScriptEnabled: false });
  await page.goto(portal.at(`${SALE}?lang=python`));
  await expectCode(page, /^curl https?:/);
  const labels = page.locator(`article ${GROUP} label`).locator('visible=true');
  expect(await labels.allInnerTexts()).toEqual(['curl']);
});

test('the page loads no snippet printer before another language is chosen', async () => {
  const { page } = await portal.open();
  const loaded: string[] = [];
  page.on('response', async (response) => {
    if (!response.url().endsWith('.js')) return;
    const text = await response.text().catch(() => '');
    if (text.includes('curl_setopt')) loaded.push(response.url());
  });
  await visit(page, portal.at(SALE));
  expect(loaded).toEqual([]);
  await chooseIn(page, 'PHP');
  await page.getByText('curl_init(').waitFor();
  await expectSoon(() => Promise.resolve(loaded.length), 1);
});

test('an address with a package name shows the command for an SDK', async () => {
  const { page, complaints } = await portal.open();
  await visit(page, portal.at('/api/?packageName=acme_payments&invokerPackage=%3Cb%3E'));
  const panel = page.getByRole('region', { name: 'SDK of your own' });
  await panel.waitFor();
  expect(await panel.locator('pre').first().innerText()).toContain('packageName=acme_payments');
  const refusal = await panel.getByRole('alert').innerText();
  expect(refusal).toContain('invokerPackage is left out');
  expect(refusal).not.toContain('<b>');
  expect(complaints).toEqual([]);
});
