/** @shipped-documents */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { urls } from '@/lib/routes/urls';
import { expectSoon, visit } from '../../support/waits';
import { SALE } from '../page-types';
import { usePortal } from '../portal';
import { runAxe } from '../run-axe';
import { getForm, readStatus, sentTab } from './send-steps';

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

const portal = usePortal({ isMocked: true });

/** Opens the form of an operation that is on screen, and sends its request to the sandbox in the page. */
async function openBuiltIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Send to sandbox' }).click();
  await getForm(page).waitFor();
  await page.getByRole('button', { name: 'Use the built-in sandbox' }).click();
  await page.getByText('It runs in this page').waitFor();
}

const pressSend = (page: Page) => page.getByRole('button', { name: 'Send', exact: true }).click();

async function readSent(page: Page): Promise<unknown> {
  return JSON.parse(await page.getByRole('group', { name: /^Sent/ }).locator('code').innerText());
}

test('the sandbox in the page answers without a key, and no request leaves for an API host', async () => {
  const { page, complaints } = await portal.open();
  await visit(page, portal.at(SALE));
  await openBuiltIn(page);
  expect(await page.getByLabel('Sandbox key').count()).toBe(0);
  const sent: string[] = [];
  page.on('request', (request) =>
    sent.push(`${request.method()} ${new URL(request.url()).origin}`),
  );
  await pressSend(page);
  await expectSoon(() => readStatus(page), '200. The response is below.');
  const own = `GET ${new URL(page.url()).origin}`;
  expect(sent.filter((one) => one !== own)).toEqual([]);
  await page.evaluate(AXE);
  expect(await page.evaluate(runAxe)).toEqual([]);
  expect(complaints).toEqual([]);
});

test('it remembers what was sent until the page is left', async () => {
  const { page } = await portal.open();
  await visit(page, portal.at('/api/payment-gateway/authorize-transaction/'));
  await openBuiltIn(page);
  await pressSend(page);
  await expectSoon(() => sentTab(page).count(), 1);
  await page.locator('nav a[data-operation="post /capture/{pgIdOrig}"]').click();
  await page.waitForURL(/\/capture\//);
  await page.getByRole('button', { name: 'Send to sandbox' }).click();
  await page.getByRole('button', { name: /^Use [0-9a-f]{32}, the pg_id of post \/auth$/ }).click();
  await pressSend(page);
  await expectSoon(() => readStatus(page), '200. The response is below.');
  await pressSend(page);
  await expectSoon(() => readStatus(page), '409. The response is below.');
  expect(await readSent(page)).toMatchObject({ rmsg: 'Capture failed' });
});

test('the host is chosen again with one press, and asks for the key as before', async () => {
  const { page } = await portal.open();
  await visit(page, portal.at(SALE));
  await openBuiltIn(page);
  await page.getByRole('button', { name: /^Use localhost:4010 instead$/ }).click();
  await page.getByLabel('Sandbox key').waitFor();
});

test('a workflow runs in it from its first step to its last, without an API host', async () => {
  const { page } = await portal.open();
  await page.route('http://localhost:4010/**', (route) => route.abort());
  await visit(page, portal.at(urls.workflow('authorize-capture-refund')));
  await page.getByRole('button', { name: 'Run all' }).click();
  await page.getByRole('button', { name: 'Use the built-in sandbox' }).click();
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  const status = page.getByRole('form', { name: 'Run all' }).getByRole('status');
  await expectSoon(() => status.textContent(), 'All 4 steps succeeded.');
});
