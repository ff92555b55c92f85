/** @shipped-documents */
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { visit } from '../../support/waits';
import { serveLive } from '../live-documents';
import { SALE } from '../page-types';
import { usePortal } from '../portal';

const portal = usePortal({ isMocked: true });

const getGroup = (page: Page) => page.getByRole('group', { name: 'Save as' });

async function openFiles(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save as…' }).click();
  await getGroup(page).waitFor();
}

/** Saves a file. @returns its name and text. */
async function save(page: Page, name: string): Promise<readonly [string, string]> {
  const saved = page.waitForEvent('download');
  await getGroup(page).getByRole('button', { name }).click();
  const download = await saved;
  const path = join(mkdtempSync(join(tmpdir(), 'operation-file-')), 'file');
  await download.saveAs(path);
  return [download.suggestedFilename(), readFileSync(path, 'utf8')];
}

test('the files of an operation are those of the live document', async () => {
  const { page } = await portal.open();
  const schema = { type: 'object', properties: { only_live: { type: 'string' } } };
  const requestBody = { content: { 'application/json': { schema } } };
  await serveLive(page, (document) => {
    Object.assign(document.paths['/sale']?.post ?? {}, { requestBody, description: 'Live now.' });
  });
  await visit(page, portal.at(SALE));
  await page.getByText('Live now.').first().waitFor();
  await openFiles(page);
  expect(await save(page, 'TypeScript types')).toEqual([
    'sale.ts',
    expect.stringContaining('only_live?: string;'),
  ]);
  expect(await save(page, '.http file')).toEqual([
    'sale.http',
    expect.stringContaining('POST {{host}}/pg/sale'),
  ]);
});

test.each([320, 1280])('at %i px each of them is high enough to press', async (width) => {
  const { page } = await portal.open({ viewport: { width, height: 800 } });
  await visit(page, portal.at(SALE));
  await openFiles(page);
  const line = getGroup(page).locator('xpath=..').locator('button, a');
  const heights = await line.evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect().height),
  );
  expect(heights).toHaveLength(7);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(24);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
});

test.each([360, 1280])(
  'without JavaScript at %i px no button is there that needs it',
  async (width) => {
    const viewport = { width, height: 800 };
    const { page } = await portal.open({ javaScriptEnabled: false, viewport });
    await visit(page, portal.at(SALE));
    const buttons = page.getByRole('button', { name: /^(Save as…|Copy as Markdown)$/ });
    expect(await buttons.count()).toBe(0);
    await page.getByRole('link', { name: /as Markdown$/ }).waitFor();
  },
);
