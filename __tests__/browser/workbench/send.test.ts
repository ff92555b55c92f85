/** @shipped-documents */
import { readFileSync } from 'node:fs';
import type { Page, Request } from 'playwright-core';
import { expectSoon, visit } from '../../support/waits';
import { SALE } from '../page-types';
import { usePortal } from '../portal';
import { runAxe } from '../run-axe';
import {
  collectPlaces,
  collectTexts,
  getForm,
  KEY,
  listCarriers,
  readStatus,
  send,
  sentTab,
} from './send-steps';

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

const portal = usePortal({ isMocked: true });

async function openForm(page: Page, path = SALE): Promise<void> {
  await visit(page, portal.at(path));
  await page.getByRole('button', { name: 'Send to sandbox' }).click();
  await getForm(page).waitFor();
}

test('what is typed is the sample in every language, is sent, and its response stands beside the documented ones', async () => {
  const { page, complaints } = await portal.open();
  await openForm(page);
  const sent: Request[] = [];
  page.on('request', (request) => sent.push(request));
  const body = page.getByRole('textbox', { name: 'Body' });
  await body.fill((await body.inputValue()).replace('49.95', '0.51'));
  await expectSoon(
    async () =>
      (await page.locator('pre[data-lang="curl"]').first().textContent())?.includes(
        '"amt_tran": 0.51',
      ),
    true,
  );
  await page.locator('label[data-lang="python"]').first().click();
  await expectSoon(
    async () =>
      (await page.locator('pre[data-lang="python"]').first().textContent())?.includes('0.51'),
    true,
  );
  await send(page);
  await expectSoon(() => sentTab(page).count(), 1);
  expect(await sentTab(page).textContent()).toMatch(/^Sent \d\d:\d\d · 402 · \d+ ms$/);
  await page.getByRole('group', { name: /^Sent/ }).getByText('"Insufficient funds"').waitFor();
  await page
    .getByText(/^Not enough money or credit\. Retry later/)
    .last()
    .waitFor();
  await page.getByText('As documented.').waitFor();
  const posts = sent.filter((one) => one.method() === 'POST');
  expect(posts.map((one) => one.url())).toEqual(['http://localhost:4010/pg/sale']);
  expect(posts[0]?.postDataJSON()).toMatchObject({ amt_tran: 0.51 });
  // A response with the status 402 is an error to the console of Chromium.
  expect(complaints.filter((one) => !one.includes('402'))).toEqual([]);
});

test('a body that does not fit is stopped at its lines, and sent as it is by a second button', async () => {
  const { page } = await portal.open();
  await openForm(page);
  await page
    .getByRole('textbox', { name: 'Body' })
    .fill('{\n  "merchant_id": 971000000101,\n  "amt_trann": 1\n}');
  await send(page);
  await expectSoon(() => readStatus(page), 'Not sent: 2 values do not fit the document.');
  await page.getByText('There is no field "amt_trann". Did you mean "amt_tran"?').waitFor();
  await page.getByRole('button', { name: 'Line 3' }).click();
  expect(
    await page
      .getByRole('textbox', { name: 'Body' })
      .evaluate((field) =>
        field instanceof HTMLTextAreaElement
          ? field.value.slice(field.selectionStart, field.selectionEnd)
          : '',
      ),
  ).toBe('  "amt_trann": 1');
  await page.getByRole('button', { name: 'Send it as it is' }).click();
  await expectSoon(async () => (await sentTab(page).textContent())?.includes(' · 400 · '), true);
});

test('path parameters are asked for, prefilled from examples, and no other path can be reached', async () => {
  const { page } = await portal.open();
  await openForm(page, '/api/payment-gateway/void/');
  const field = page.getByRole('textbox', { name: 'pgIdOrig' });
  expect(await field.inputValue()).toBe('8a1f6b0e2c9d4f7ab6d2e51c0f93a847');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await field.fill('../../platform/plan');
  await send(page);
  await page.getByRole('button', { name: 'Send it as it is' }).click();
  await expectSoon(async () => (await readStatus(page))?.endsWith('Nothing was sent.'), true);
  expect(requests.filter((url) => url.includes(':4010'))).toEqual([]);
});

test('a real card is stopped before it leaves, by its field', async () => {
  const { page } = await portal.open();
  await openForm(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const body = page.getByRole('textbox', { name: 'Body' });
  await body.fill((await body.inputValue()).replace('4111111111111111', '4242424242424242'));
  await send(page);
  await expectSoon(
    () => readStatus(page),
    'The number in “card_number” that ends in 4242 could be a real card, so nothing was sent. Use the test card 4111111111111111.',
  );
  expect(requests.filter((url) => url.includes(':4010'))).toEqual([]);
});

test('a production key is refused, and its field emptied', async () => {
  const { page } = await portal.open();
  await openForm(page);
  await send(page, 'live_4711');
  await page.getByText(/^This is a production key/).waitFor();
  expect(await page.getByLabel('Sandbox key').inputValue()).toBe('');
});

test('the key is asked for once, and forgotten by its button and by a reload', async () => {
  const { page } = await portal.open();
  await openForm(page);
  await send(page);
  await expectSoon(() => sentTab(page).count(), 1);
  await page.getByRole('button', { name: 'Forget key' }).click();
  await page.getByLabel('Sandbox key').waitFor();
  await send(page);
  await page.getByRole('button', { name: 'Forget key' }).waitFor();
  await openForm(page);
  await page.getByLabel('Sandbox key').waitFor();
});

test('an identifier of a response is offered where the next operation wants it', async () => {
  const { page } = await portal.open();
  await openForm(page);
  await page.getByLabel('Outcome').selectOption('insufficient-funds');
  expect(await page.getByRole('textbox', { name: 'Body' }).inputValue()).toContain(
    '"amt_tran": 0.51',
  );
  await send(page);
  await expectSoon(() => sentTab(page).count(), 1);
  await page.locator('nav a[data-operation="post /void/{pgIdOrig}"]').click();
  await page.waitForURL(/\/void\//);
  await page.getByRole('button', { name: 'Send to sandbox' }).click();
  const offer = page.getByRole('button', { name: /^Use [0-9a-f]{32}, the pg_id of post \/sale$/ });
  const [id = ''] = /[0-9a-f]{32}/.exec(await offer.innerText()) ?? [];
  await offer.click();
  expect(await page.getByRole('textbox', { name: 'pgIdOrig' }).inputValue()).toBe(id);
  // The key is still held, as the page was not left.
  await page.getByRole('button', { name: 'Forget key' }).waitFor();
});

test('an unknown outcome is sent again safely, as the next attempt of the same request', async () => {
  const { page } = await portal.open();
  await openForm(page);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.postData() ?? ''));
  await page.getByLabel('Outcome').selectOption('timeout');
  await send(page);
  await page.getByRole('button', { name: 'Send again safely' }).click();
  const list = () =>
    sent
      .filter((text) => text.includes('retry_id'))
      .map((text) => {
        const body: unknown = JSON.parse(text);
        return [Reflect.get(Object(body), 'retry_id'), Reflect.get(Object(body), 'retry_attempt')];
      });
  await expectSoon(async () => list().length, 2);
  const [first, second] = list();
  expect([first?.[1], second]).toEqual([1, [first?.[0], 2]]);
});

test('the key and a real card are in no storage, address, attribute, log, other request or other page', async () => {
  const { page } = await portal.open();
  const logs: string[] = [];
  const requests: Request[] = [];
  page.on('console', (message) => logs.push(message.text()));
  page.on('pageerror', (error) => logs.push(String(error)));
  page.context().on('request', (request) => requests.push(request));
  await openForm(page);
  await page.getByLabel('Sandbox key').fill(KEY);
  const typed = await collectTexts(page);
  await send(page);
  await expectSoon(() => sentTab(page).count(), 1);
  const body = page.getByRole('textbox', { name: 'Body' });
  await body.fill((await body.inputValue()).replace('4111111111111111', '4242424242424242'));
  await send(page);
  await expectSoon(async () => (await readStatus(page))?.includes('could be a real card'), true);
  const places = await collectPlaces(page, { typed, logs, other: portal.at('/guides/') });
  const encoded = Buffer.from(`${KEY}:`).toString('base64');
  const leaks = Object.entries(places).filter(
    ([, text]) => text.includes(KEY) || text.includes(encoded),
  );
  expect(leaks.map(([name]) => name)).toEqual([]);
  // The card was typed into the editor, and is in the sample that shows it.
  const cards = Object.entries(places).filter(
    ([name, text]) => !name.startsWith('html') && text.includes('4242424242424242'),
  );
  expect(cards.map(([name]) => name)).toEqual([]);
  const carriers = await listCarriers(requests, [KEY, encoded, '4242424242424242']);
  expect(carriers).toEqual(['http://localhost:4010/pg/sale']);
});

test('the keyboard is enough, and focus stays where it is needed', async () => {
  const { page } = await portal.open();
  await visit(page, portal.at(SALE));
  await page.getByRole('button', { name: 'Send to sandbox' }).focus();
  await page.keyboard.press('Enter');
  await getForm(page).waitFor();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('SELECT');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('SELECT');
  await page.keyboard.press('Tab');
  await page.keyboard.type(KEY);
  await page.keyboard.press('Enter');
  await expectSoon(() => sentTab(page).count(), 1);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Send');
});

test.each([
  [360, 'dark'],
  [1280, 'light'],
] as const)(
  'at %i px and in %s the form and its response are accessible',
  async (width, colorScheme) => {
    const { page } = await portal.open({ viewport: { width, height: 800 }, colorScheme });
    await openForm(page);
    await send(page);
    await expectSoon(() => sentTab(page).count(), 1);
    await page.evaluate(AXE);
    expect(await page.evaluate(runAxe)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  },
);

test('without JavaScript there is no button', async () => {
  const { page } = await portal.open({ javaScriptEnabled: false });
  await page.goto(portal.at(SALE));
  expect(await page.getByText('Send to sandbox').isVisible()).toBe(false);
});

test('nothing of the form is loaded before it is pressed, and a foreign document has none', async () => {
  const { page } = await portal.open();
  await visit(page, portal.at(SALE));
  const loaded: string[] = [];
  page.on('response', (response) => loaded.push(new URL(response.url()).pathname));
  await page.getByRole('button', { name: 'Send to sandbox' }).click();
  await getForm(page).waitFor();
  expect(loaded.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(0);
  await visit(page, portal.at('/api/?swaggerUri=%2Fpg%2Fdoc&operation=post+%2Fsale'));
  expect(await page.getByText('Send to sandbox').count()).toBe(0);
});
