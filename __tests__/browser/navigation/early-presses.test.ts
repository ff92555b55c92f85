/** @shipped-documents */
import type { Page } from 'playwright-core';
import { expectSoon } from '../../support/waits';
import { SALE } from '../page-types';
import { usePortal } from '../portal';

const portal = usePortal();

/** How much slower than this machine the reader's is. */
const SLOWER = 6;

/** Moments of a press after the first paint, in ms, which controls take in turn: before any script, and while they come. */
const MOMENTS = [0, 500];

/** A control that is pressed, and what it gives. */
type Press = {
  readonly path: string;
  readonly press: (page: Page) => Promise<void>;
  readonly read: (page: Page) => Promise<unknown>;
  readonly gives: unknown;
};

const clickLabel = (page: Page, name: string) =>
  page.locator('label').getByText(name, { exact: true }).first().click({ noWaitAfter: true });

const PRESSES: Readonly<Record<string, Press>> = {
  'the language of code': {
    path: SALE,
    press: (page) => clickLabel(page, 'Python'),
    read: async (page) =>
      (await page.locator('pre[data-lang="python"]').first().innerText()).includes('response = '),
    gives: true,
  },
  'a tab of responses': {
    path: SALE,
    press: (page) => clickLabel(page, '402 Insufficient funds'),
    read: (page) => page.locator('input[value="402 Insufficient funds"]').isChecked(),
    gives: true,
  },
  'the fields that are required': {
    path: SALE,
    press: (page) =>
      page.locator('input[data-keep="body need"][value="must"] + label').first().click(),
    read: (page) => page.locator('input[data-keep="body need"][value="must"]').first().isChecked(),
    gives: true,
  },
  'a form of the body': {
    path: SALE,
    press: (page) => clickLabel(page, 'Stored card'),
    read: async (page) =>
      (await page.locator('pre[data-lang="curl"]').first().innerText()).includes('card_id'),
    gives: true,
  },
  'the form that sends': {
    path: SALE,
    press: (page) => page.getByRole('button', { name: 'Send to sandbox' }).first().click(),
    read: (page) => page.getByRole('form', { name: 'Send to sandbox' }).isVisible(),
    gives: true,
  },
  'light and dark': {
    path: SALE,
    press: (page) => page.locator('[data-theme-toggle]:visible').first().click(),
    read: (page) => page.evaluate(() => document.documentElement.dataset.theme),
    gives: 'dark',
  },
  'the filter of operations': {
    path: SALE,
    press: (page) => page.getByPlaceholder('Filter operations').pressSequentially('void'),
    read: async (page) => [
      await page.getByPlaceholder('Filter operations').inputValue(),
      await page.locator('#api-operations a[data-operation="post /sale"]:visible').count(),
    ],
    gives: ['void', 0],
  },
  'the order of operations': {
    path: SALE,
    press: (page) => page.getByRole('button', { name: 'A–Z: sort by name' }).click(),
    read: (page) =>
      page.getByRole('button', { name: 'A–Z: sort by name' }).getAttribute('aria-pressed'),
    gives: 'true',
  },
  'the search': {
    path: SALE,
    press: (page) => page.keyboard.press('/'),
    read: (page) => page.getByRole('dialog').isVisible(),
    gives: true,
  },
  'an outcome to compose': {
    path: '/api/testing/',
    press: async (page) => {
      await page.getByLabel('Outcome').first().selectOption('insufficient-funds');
    },
    read: async (page) => new URL(page.url()).search,
    gives: '?outcome=insufficient-funds',
  },
};

test.each(
  Object.entries(PRESSES).map(
    ([name, one], index) => [name, MOMENTS[index % MOMENTS.length] ?? 0, one] as const,
  ),
)(
  '%s is there when it is pressed %d ms after the first paint',
  async (_, moment, { path, press, read, gives }) => {
    const { page, complaints } = await portal.open({ colorScheme: 'light' });
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.goto(portal.at(path), { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
    await page.evaluate((time) => new Promise((done) => setTimeout(done, time)), moment);
    await press(page);
    await expectSoon(() => read(page), gives);
    expect(complaints).toEqual([]);
  },
);
