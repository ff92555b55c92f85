/** @shipped-documents */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expectSoon, visit } from '../../support/waits';
import { usePortal } from '../portal';
import { runAxe } from '../run-axe';
import { getForm, send, sentTab } from './send-steps';

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

const portal = usePortal({ isMocked: true });

/** Collects what is posted to the API host from now on. */
function collectPosts(page: Page): string[] {
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(`${request.url()} ${request.postData()}`);
  });
  return posts;
}

const getFrame = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const openIn = (page: Page, frame: string) =>
  getFrame(page, frame).getByRole('button', { name: 'Send to sandbox' }).click();

test('the first call of the start page is sent from there', async () => {
  const { page } = await portal.open();
  await page.goto(portal.at('/'));
  await page.getByRole('button', { name: 'Send to sandbox' }).click();
  await getForm(page).waitFor();
  await send(page);
  await expectSoon(() => sentTab(page).count(), 1);
});

test('a step of a guide is sent as it stands, and its response is a tab of the same frame', async () => {
  const { page, complaints } = await portal.open();
  const scripts: string[] = [];
  page.on('request', (request) => void scripts.push(request.url()));
  await page.goto(portal.at('/guides/payment-gateway/'), { waitUntil: 'networkidle' });
  // Until the press, React is not there.
  expect(scripts.filter((url) => /\/_next\/.*\.js$/.test(url))).toEqual([]);
  await openIn(page, 'Capture');
  await getForm(page).waitFor();
  const id = await page.getByRole('textbox', { name: 'pgIdOrig' }).inputValue();
  expect(id).toMatch(/^[0-9a-f]{32}$/);
  const posts = collectPosts(page);
  const body = page.getByRole('textbox', { name: 'Body' });
  const text = (await body.inputValue()).replace(/\d+\.\d\d/, '1.50');
  await body.fill(text);
  await expectSoon(
    async () =>
      (await getFrame(page, 'Capture').locator('pre[data-lang="curl"]').textContent())?.includes(
        '1.50',
      ),
    true,
  );
  await send(page);
  await expectSoon(() => sentTab(page).count(), 1);
  // The answer stands where the reader looks.
  const { y = 0 } = (await sentTab(page).boundingBox()) ?? {};
  expect(y).toBeGreaterThan(0);
  expect(y).toBeLessThan(page.viewportSize()?.height ?? 0);
  expect(posts[0]?.startsWith(`http://localhost:4010/pg/capture/${id} {`)).toBe(true);
  // The bytes are those that were typed.
  expect(posts[0]).toContain(': 1.50');
  await page.getByText('As documented.').waitFor();
  // A request that is not sent has no response: the one on show says that it is that of another.
  await getForm(page).getByRole('textbox', { name: 'Body' }).fill('{"amt_tran": "much"}');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page
    .locator('label')
    .filter({ hasText: /^Earlier: Sent / })
    .waitFor();
  expect(complaints).toEqual([]);
});

test('a step in Python stays in Python when it is edited', async () => {
  const { page } = await portal.open();
  await page.goto(portal.at('/guides/payment-gateway/?lang=python'));
  await openIn(page, 'Capture');
  await getForm(page).waitFor();
  const panel = getFrame(page, 'Capture').locator('pre[data-lang="python"]');
  await expectSoon(async () => (await panel.textContent())?.includes('retry_id'), true);
  expect(await panel.isVisible()).toBe(true);
});

test('the composer sends what it composed, for another outcome, too', async () => {
  const { page } = await portal.open();
  await visit(page, portal.at('/api/testing/?outcome=insufficient-funds'));
  await openIn(page, 'Request');
  await getForm(page).waitFor();
  const posts = collectPosts(page);
  await send(page);
  await sentTab(page).filter({ hasText: ' · 402 · ' }).waitFor();
  expect(posts[0]).toContain('"amt_tran": 0.51');
  await page.getByLabel('Outcome').first().selectOption('approved');
  await expectSoon(
    async () =>
      (await page.getByRole('textbox', { name: 'Body' }).inputValue()).includes(
        '"amt_tran": 49.95',
      ),
    true,
  );
  await send(page);
  await sentTab(page).filter({ hasText: ' · 200 · ' }).waitFor();
});

test('composer and form have the same outcomes', async () => {
  const { page } = await portal.open();
  await visit(page, portal.at('/api/testing/'));
  await openIn(page, 'Request');
  await getForm(page).waitFor();
  const list = (index: number) =>
    page
      .getByLabel('Outcome')
      .nth(index)
      .locator('optgroup')
      .evaluateAll((groups) => groups.map((group) => group.textContent));
  // An account is no choice of a card payment.
  expect(await list(1)).toEqual((await list(0)).slice(0, 3));
});

test.each([
  ['/guides/payment-gateway/', 'Capture'],
  ['/api/testing/', 'Request'],
])('on %s it fits a phone, and stops nobody', async (path, frame) => {
  const { page } = await portal.open({ viewport: { width: 360, height: 800 } });
  // A page under /api starts by itself, a guide at the press.
  if (path.startsWith('/api/')) await visit(page, portal.at(path));
  else await page.goto(portal.at(path));
  await openIn(page, frame);
  await getForm(page).waitFor();
  await send(page);
  await expectSoon(() => sentTab(page).count(), 1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.evaluate(AXE);
  expect(await page.evaluate(runAxe)).toEqual([]);
});

test('without JavaScript a guide has no button', async () => {
  const { page } = await portal.open({ javaScriptEnabled: false });
  await page.goto(portal.at('/guides/payment-gateway/'));
  expect(await page.getByText('Send to sandbox').first().isVisible()).toBe(false);
});
