/** @shipped-documents */
import { readFileSync } from 'node:fs';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { urls } from '@/lib/routes/urls';
import { visit } from '../../support/waits';
import { SALE } from '../page-types';
import { usePortal } from '../portal';
import { runAxe } from '../run-axe';
import { getForm, KEY, send, sentTab } from './send-steps';

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

const portal = usePortal({ isMocked: true });

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Each part of the workbench, used to its end. */
const PARTS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'form and response': async (page) => {
    await visit(page, portal.at(SALE));
    await press(page, 'Send to sandbox');
    await getForm(page).waitFor();
    await page.getByLabel('Outcome').selectOption('insufficient-funds');
    await send(page);
    await sentTab(page).waitFor();
  },
  'signature lab': async (page) => {
    await visit(page, portal.at('/guides/webhooks/'));
    await press(page, 'Open the signature lab');
    await page.getByText('this browser has verified the known answer').waitFor();
    await press(page, 'Verify');
  },
  'response decoder': async (page) => {
    await visit(page, portal.at('/api/reference/'));
    await press(page, 'Open the response decoder');
    await page.getByLabel(/A response, the line of a log/).fill('HTTP/2 402\n\n{"rcode":"051"}');
    await press(page, 'Explain');
    await page.getByRole('link', { name: 'rcode 051', exact: true }).first().waitFor();
  },
  composer: async (page) => {
    await visit(page, portal.at('/api/testing/?outcome=insufficient-funds'));
    await page.getByText(/^You get HTTP status 402/).waitFor();
  },
  workflow: async (page) => {
    await page.goto(portal.at(urls.workflow('checkout-link')));
    await press(page, 'Run all');
    await page.getByLabel('Sandbox key').fill(KEY);
    await press(page, 'Run');
    await page.getByText('All 2 steps succeeded.').waitFor();
  },
};

const SETTINGS: Readonly<Record<string, BrowserContextOptions>> = {
  // A window of 1280 x 1024 at 400 % (WCAG 1.4.10).
  '400 % zoom': { viewport: { width: 320, height: 256 } },
  'forced colours': { viewport: { width: 1280, height: 900 }, forcedColors: 'active' },
};

describe.each(Object.entries(SETTINGS))('with %s', (_, options) => {
  test.each(Object.keys(PARTS))('%s can be used, fits and stops nobody', async (name) => {
    const { page } = await portal.open(options);
    await PARTS[name]?.(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await page.evaluate(AXE);
    const found = await page.evaluate(runAxe);
    // Contrast of forced colours is the reader's; axe measures the colours of the page.
    expect(found.filter((one) => !options.forcedColors || !/^color-contrast/.test(one))).toEqual(
      [],
    );
  });
});

test('the title of a response that came is whole, beside the button that copies', async () => {
  const { page } = await portal.open({ viewport: { width: 1280, height: 900 } });
  await PARTS['form and response']?.(page);
  const tab = sentTab(page);
  const [box, copy] = await Promise.all([
    tab.boundingBox(),
    page.getByRole('button', { name: 'Copy Response' }).getByText('Copy').boundingBox(),
  ]);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(copy?.x ?? 0);
  expect(await tab.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
});
