/** @shipped-documents */
import type { Page } from 'playwright-core';
import { expectSoon, visit } from '../../support/waits';
import { type Edit, serveLive } from '../live-documents';
import { SALE } from '../page-types';
import { usePortal } from '../portal';
import { getForm, send, sentTab } from './send-steps';

const SECTION = '/api/payment-gateway/';
const ID = '0123456789abcdef0123456789abcdef';

/** Two operations that only the live document has; the first leads to the second. */
const WITH_NEW: Edit = (document) => {
  const { '/sale': sale, '/void/{pgIdOrig}': cancel } = document.paths;
  const links = {
    undo: { operationId: 'undo', parameters: { pgIdOrig: '$response.body#/pg_id' } },
  };
  const [ok] = [{ description: 'Done', links }];
  const begin = {
    ...sale?.post,
    ...{ operationId: 'begin', summary: 'Begin It', responses: { '200': ok } },
  };
  const undo = { ...cancel?.post, operationId: 'undo', summary: 'Undo It' };
  document.paths = {
    ...document.paths,
    '/begin': { post: begin },
    '/undo/{pgIdOrig}': { post: undo },
  };
};

const portal = usePortal({ isMocked: true });

const getNext = (page: Page) => page.getByRole('group', { name: 'Calls that follow' });
const readId = (page: Page) => page.getByRole('textbox', { name: 'pgIdOrig' }).inputValue();

async function openForm(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Send to sandbox' }).click();
  await getForm(page).waitFor();
}

test('a link of a response opens the next operation with what the response gives', async () => {
  const { page, complaints } = await portal.open();
  await visit(page, portal.at(SALE));
  await openForm(page);
  await send(page);
  await sentTab(page).waitFor();
  expect(await getNext(page).getByRole('link').allTextContents()).toEqual([
    'Void',
    'Refund',
    'Recharge',
    'Email Receipt',
  ]);
  const body = await page.getByRole('group', { name: /^Sent / }).textContent();
  const id = /"pg_id": "([0-9a-f]{32})"/.exec(body ?? '')?.[1];
  await getNext(page).getByRole('link', { name: 'Refund' }).press('Enter');
  await page.waitForURL(/\/refund\//);
  await getForm(page).waitFor();
  expect(await readId(page)).toBe(id);
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  await send(page);
  await sentTab(page).waitFor();
  // A form that is closed is not filled in again.
  await page.getByRole('button', { name: 'Send to sandbox' }).click();
  await expectSoon(() => getForm(page).count(), 0);
  expect(complaints).toEqual([]);
});

test('a link from a guide leads to the page of the operation, filled in', async () => {
  const { page } = await portal.open();
  await page.goto(portal.at('/guides/payment-gateway/'));
  const frame = page.getByRole('group', { name: 'Capture', exact: true });
  await frame.getByRole('button', { name: 'Send to sandbox' }).click();
  await getForm(page).waitFor();
  const sent = await readId(page);
  await send(page);
  await sentTab(page).waitFor();
  await getNext(page).getByRole('link', { name: 'Refund' }).click();
  await page.waitForURL(/\/refund\//);
  await getForm(page).waitFor();
  // The document takes it from the path of the request.
  expect(await readId(page)).toBe(sent);
});

test('an operation that only the live document has is sent, and leads on to another one', async () => {
  const { page } = await portal.open();
  await serveLive(page, WITH_NEW);
  const requests: string[] = [];
  await page.route(/localhost:4010\/pg\/(begin|undo)/, async (route) => {
    const headers = {
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Allow-Headers': 'Authorization, Content-Type',
    };
    if (route.request().method() === 'POST') requests.push(route.request().url());
    await route.fulfill({ headers, json: { rcode: '000', pg_id: ID } });
  });
  await visit(page, portal.at(SECTION));
  await page.locator('section:has(> #operations) li a').getByText('Begin It').click();
  await page.getByRole('heading', { level: 1, name: 'Begin It' }).waitFor();
  await openForm(page);
  await send(page);
  await sentTab(page).waitFor();
  expect(requests).toEqual(['http://localhost:4010/pg/begin']);
  const asked = portal.server.requests.length;
  await getNext(page).getByRole('link', { name: 'Undo It' }).click();
  await page.getByRole('heading', { level: 1, name: 'Undo It' }).waitFor();
  await getForm(page).waitFor();
  expect(await readId(page)).toBe(ID);
  // The host has no page of it, and was not asked for one; the key is still there.
  const missed = portal.server.requests.slice(asked).filter(({ status }) => status >= 400);
  expect(missed).toEqual([]);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expectSoon(() => Promise.resolve(requests.at(-1)), `http://localhost:4010/pg/undo/${ID}`);
});
