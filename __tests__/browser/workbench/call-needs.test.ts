/** @shipped-documents */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { readSite } from '@/lib/content/read-site';
import { expectSoon, visit } from '../../support/waits';
import { serveLive } from '../live-documents';
import { SALE } from '../page-types';
import { usePortal } from '../portal';
import { runAxe } from '../run-axe';
import { getForm, send, sentTab } from './send-steps';

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

const portal = usePortal({ isMocked: true });

const LIMIT = readSite().apis[0]?.calls?.rateLimit?.text ?? 'no limit';

const LINES = [
  'Permission: Sale',
  `Rate limit: ${LIMIT}`,
  'Safe to repeat: with retry_id, for 24 hours',
  'Timeout: 60 seconds',
  'In the sandbox: the amount decides the outcome, and only test cards work',
];

const getList = (page: Page) => page.getByRole('group', { name: 'What this call needs' });

const readLines = (page: Page) =>
  getList(page)
    .locator('dl > div')
    .evaluateAll((all) => all.map((one) => one.textContent));

test('without JavaScript the page says what the call needs, with links to pages and fields', async () => {
  const { page } = await portal.open({ javaScriptEnabled: false });
  await page.goto(portal.at(SALE));
  expect(await readLines(page)).toEqual(LINES);
  const hrefs = await getList(page)
    .getByRole('link')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  expect(hrefs).toContain('#body.retry_id');
  expect(hrefs.some((href) => href?.endsWith('/api/about/#rate-limits'))).toBe(true);
});

test('a live document that says nothing of all calls has what the site says, and its own permission', async () => {
  const { page } = await portal.open();
  await serveLive(page, (document) => {
    for (const key of Object.keys(document))
      if (key.startsWith('x-')) Reflect.deleteProperty(document, key);
    const post = { ...document.paths['/sale']?.post, 'x-required-permissions': ['Everything'] };
    document.paths['/sale'] = { post };
  });
  await visit(page, portal.at(SALE));
  await expectSoon(() => readLines(page), ['Permission: Everything', ...LINES.slice(1)]);
});

test.each([
  ['401', /^Authentication of this call: HTTP Basic/, 'call.authentication'],
  ['403', 'The key needs this permission: Sale.', 'call.permission'],
  ['429', `Rate limit of this call: ${LIMIT}.`, 'call.rateLimit'],
])('a response of %s leads to what the call needs', async (status, text, id) => {
  const { page } = await portal.open({ viewport: { width: 360, height: 800 } });
  await visit(page, portal.at(SALE));
  await page.getByRole('button', { name: 'Send to sandbox' }).click();
  await getForm(page).waitFor();
  await getForm(page).getByRole('combobox').last().selectOption(status);
  await send(page);
  await expectSoon(() => sentTab(page).count(), 1);
  const link = page.getByRole('link', { name: text });
  await link.waitFor();
  await page.evaluate(AXE);
  expect(await page.evaluate(runAxe)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await link.click();
  await expectSoon(() => Promise.resolve(new URL(page.url()).hash), `#${id}`);
  await expectSoon(
    () =>
      page.evaluate((one) => {
        const { top = -1 } = document.getElementById(one)?.getBoundingClientRect() ?? {};
        return top >= 0 && top < innerHeight;
      }, id),
    true,
  );
});

test('the list of operations is filtered by what calls need', async () => {
  const { page } = await portal.open({ viewport: { width: 1280, height: 900 } });
  await visit(page, portal.at(SALE));
  const listRows = () =>
    page
      .locator('nav a[data-operation]:visible')
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-operation')));
  await page.getByRole('searchbox').first().fill('permission:tokens');
  await expectSoon(listRows, ['post /tokenize', 'post /expireToken']);
});
