/** @shipped-documents */
import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { urls } from '@/lib/routes/urls';
import { expectSoon, visit } from '../../support/waits';
import { usePortal } from '../portal';
import { runAxe } from '../run-axe';

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

const portal = usePortal({ isMocked: true });

async function openRun(page: Page): Promise<Locator> {
  await page.route('http://localhost:4010/**', (route) => route.abort());
  await visit(page, portal.at(urls.guide('payment-gateway')));
  await page.getByRole('button', { name: 'Run it in this page' }).click();
  const run = page.getByRole('region', { name: 'Payment in the sandbox of this page' });
  await run.waitFor();
  return run;
}

const press = (run: Locator, name: string | RegExp) =>
  run.getByRole('button', { name, exact: true }).click();

const readCurrent = (page: Page) =>
  page.locator('figure [data-current]').evaluateAll((all) => all.map((one) => one.textContent));

test('a payment goes from its first request to settlement on one screen, without an API host', async () => {
  const { page, complaints } = await portal.open();
  const run = await openRun(page);
  const status = run.getByRole('status');
  await press(run, 'Authorize Transaction');
  await expectSoon(
    () => status.textContent(),
    'Authorize Transaction: 200. Payment is now: Authorized.',
  );
  expect(await readCurrent(page)).toEqual(['Authorized']);
  await press(run, 'Capture');
  await expectSoon(() => status.textContent(), 'Capture: 200. Payment is now: Captured.');
  await press(run, 'Capture (409)');
  await expectSoon(
    () => status.textContent(),
    'Capture\u00a0(409): 409. Payment is now: Captured.',
  );
  await press(run, /^To what comes next/);
  await expectSoon(() => status.textContent(), 'Payment is now: Settled.');
  expect(await readCurrent(page)).toEqual(['Settled']);
  const log = run.getByRole('list', { name: 'What happened, newest first' });
  await expectSoon(() => log.locator('summary', { hasText: 'Event' }).count(), 1);
  expect(await log.locator('li').count()).toBe(5);
  await page.evaluate(AXE);
  expect(await page.evaluate(runAxe)).toEqual([]);
  expect(complaints.filter((one) => !one.includes('localhost:4010'))).toEqual([]);
});

test('a body is changed before it is sent, and the response says what was wrong with it', async () => {
  const { page } = await portal.open();
  const run = await openRun(page);
  await press(run, 'Sale');
  await expectSoon(
    () => run.getByRole('status').textContent(),
    'Sale: 200. Payment is now: Captured.',
  );
  await press(run, 'Body of Refund');
  const body = run.getByRole('textbox', { name: 'Body of Refund' });
  await body.fill((await body.inputValue()).replace(/"amt_tran": [\d.]+/, '"amt_tran": 1000'));
  await press(run, 'Refund');
  await expectSoon(
    () => run.getByRole('status').textContent(),
    'Refund: 409. Payment is now: Captured.',
  );
  await body.fill('{');
  expect(await body.getAttribute('aria-invalid')).toBe('true');
});

test('all is forgotten when that is asked for, and keys alone reach every part', async () => {
  const { page } = await portal.open();
  const run = await openRun(page);
  await expectSoon(() => run.evaluate((one) => one === document.activeElement), true);
  await run.getByRole('button', { name: 'Sale', exact: true }).press('Enter');
  await expectSoon(() => readCurrent(page), ['Captured']);
  expect(await run.evaluate((one) => one.contains(document.activeElement))).toBe(true);
  await run.getByRole('button', { name: 'Forget all and begin again' }).press('Enter');
  await expectSoon(() => run.getByRole('status').textContent(), 'All is forgotten.');
  expect(await readCurrent(page)).toEqual(['New']);
});
