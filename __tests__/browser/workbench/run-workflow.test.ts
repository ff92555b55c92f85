/** @shipped-documents */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { readWorkflows } from '@/lib/content/read-workflows';
import { urls } from '@/lib/routes/urls';
import { reportFigure } from '../../support/report-figure';
import { expectSoon } from '../../support/waits';
import { usePortal } from '../portal';
import { runAxe } from '../run-axe';
import { KEY } from './send-steps';

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const CHECKOUT = urls.workflow('checkout-link');
const CAPTURE = urls.workflow('authorize-capture-refund');

const portal = usePortal({ isMocked: true });

const getRun = (page: Page, name = 'Run all') => page.getByRole('form', { name });
const press = (page: Page, name: string | RegExp, at = 0) =>
  page.getByRole('button', { name, exact: true }).nth(at).click();
const readStatus = (page: Page, name?: string) =>
  getRun(page, name).getByRole('status').textContent();

async function runAll(page: Page, path: string): Promise<void> {
  await page.goto(portal.at(path));
  await press(page, 'Run all');
  await page.getByLabel('Sandbox key').fill(KEY);
  await press(page, 'Run');
}

test.each(readWorkflows().map(({ name, steps }) => [name, steps] as const))(
  '%s runs to its end: every criterion is met, and each step has its response',
  async (name, steps) => {
    const { page, complaints } = await portal.open();
    await runAll(page, urls.workflow(name));
    await expectSoon(() => readStatus(page), `All ${steps.length} steps succeeded.`);
    const criteria = steps.flatMap((step) => step.criteria);
    expect(await page.getByText('met', { exact: true }).count()).toBe(criteria.length);
    const tabs = page.locator('label').filter({ hasText: /^Sent \d\d:\d\d · 200 · / });
    expect(await tabs.count()).toBe(steps.length);
    expect(await page.getByText('As documented.').count()).toBe(steps.length);
    expect(complaints).toEqual([]);
  },
);

afterAll(() => reportFigure('workflows', readWorkflows().length));

test('what a step gives is shown and is in the request of the next', async () => {
  const { page } = await portal.open();
  const urlsSent: string[] = [];
  page.on('request', (request) => urlsSent.push(request.url()));
  await runAll(page, CAPTURE);
  await expectSoon(() => readStatus(page), 'All 4 steps succeeded.');
  const given = await page
    .getByText(/^now [0-9a-f]{32}$/)
    .first()
    .textContent();
  const id = given?.slice('now '.length) ?? '';
  expect(urlsSent).toContainEqual(expect.stringMatching(new RegExp(`/pg/capture/${id}$`)));
  const curl = page.getByRole('group', { name: 'Capture what you ship', exact: true });
  expect(await curl.locator('pre[data-lang="curl"]').textContent()).toContain(id);
});

test('a step that needs what another one gives says so, and runs after that', async () => {
  const { page } = await portal.open();
  await page.goto(portal.at(CHECKOUT));
  await press(page, /^Run this step/, 1);
  await page.getByLabel('Sandbox key').fill(KEY);
  await press(page, 'Run');
  await expectSoon(
    () => readStatus(page, 'Run this step'),
    'Stopped at step 2, Look up the payment: It takes checkout_id of step 1: run that step first.',
  );
  // The key is asked for once: this one runs at once.
  await press(page, /^Run this step/, 0);
  await page.getByText('The step succeeded.').waitFor();
  await press(page, 'Run', 1);
  await expectSoon(() => page.getByText('The step succeeded.').count(), 2);
});

test('a run stops at the first step that does not succeed, with the condition and the value', async () => {
  const { page } = await portal.open();
  await page.route(/\/pg\/capture\//, (route) =>
    route.fulfill({
      status: 402,
      headers: { 'Access-Control-Allow-Origin': '*' },
      json: { rcode: '051', rmsg: 'Insufficient funds' },
    }),
  );
  await runAll(page, CAPTURE);
  await expectSoon(
    () => readStatus(page),
    'Stopped at step 2, Capture what you ship: $statusCode == 200 is not met, it is 402.',
  );
  await page.getByText('not met: it is "051"').waitFor();
  await page.getByText(/^Not enough money or credit/).waitFor();
  expect(await page.getByText('met', { exact: true }).count()).toBe(2);
});

test('a host that is down stops a run with what to do', async () => {
  const { page } = await portal.open();
  await page.route('http://localhost:4010/**', (route) => route.abort('connectionrefused'));
  await runAll(page, CHECKOUT);
  await expectSoon(
    () => readStatus(page),
    'Stopped at step 1, Make the link: Nothing answers at localhost:4010: start the local API host with npm start.',
  );
});

test('the keyboard is enough', async () => {
  const { page } = await portal.open();
  await page.goto(portal.at(CHECKOUT));
  await page.getByRole('button', { name: 'Run all' }).focus();
  await page.keyboard.press('Enter');
  await getRun(page).waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.type(KEY);
  await page.keyboard.press('Enter');
  await expectSoon(() => readStatus(page), 'All 2 steps succeeded.');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Run');
});

test.each([
  [360, 'dark'],
  [1280, 'light'],
] as const)('at %i px and in %s a run fits and stops nobody', async (width, colorScheme) => {
  const { page } = await portal.open({ viewport: { width, height: 800 }, colorScheme });
  await runAll(page, CHECKOUT);
  await expectSoon(() => readStatus(page), 'All 2 steps succeeded.');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  await page.evaluate(AXE);
  expect(await page.evaluate(runAxe)).toEqual([]);
});

test('without JavaScript nothing runs', async () => {
  const { page } = await portal.open({ javaScriptEnabled: false });
  await page.goto(portal.at(CHECKOUT));
  expect(await page.getByText('Run all').isVisible()).toBe(false);
  expect(await page.getByText('Run this step').first().isVisible()).toBe(false);
});
