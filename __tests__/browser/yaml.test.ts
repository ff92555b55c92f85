import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { stringify } from 'yaml';
import { readApis } from '@/lib/pages/read-apis';
import { writeSample } from '../support/sample-export';
import { whenAlive } from '../support/waits';
import { openPortal, type Portal } from './portal';

const [api] = readApis();
const TEXT = readFileSync(`public/openapi/${api?.id}.json`, 'utf8');
const [ID = ''] = api?.api.operations.keys() ?? [];
const ROWS = 'nav[aria-label="API operations"] a[data-operation]';

let portal: Portal;
beforeAll(async () => {
  const documentFolder = writeSample({
    'gateway.json': TEXT,
    'gateway.yaml': stringify(JSON.parse(TEXT), { lineWidth: 0 }),
    'broken.yml': 'openapi: 3.1.0\npaths:\n\t/sale: {}\n',
  });
  portal = await openPortal({ documentFolder });
});
afterAll(() => portal?.close());

const toAddress = (file: string) => portal.at(`/api/?swaggerUri=/${file}`);

/** The scripts of a page that hold the reader of YAML. */
async function countReaders(page: Page): Promise<number> {
  const urls = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js')),
  );
  const texts = await Promise.all(
    urls.map((url) =>
      page
        .context()
        .request.get(url)
        .then((answer) => answer.text()),
    ),
  );
  return texts.filter((text) => text.includes('BLOCK_AS_IMPLICIT_KEY')).length;
}

async function open(file: string, hasWorkers = true) {
  const { page, complaints } = await portal.open();
  if (!hasWorkers) await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'Worker'));
  const workers: string[] = [];
  page.on('worker', (worker) => workers.push(worker.url()));
  await page.goto(toAddress(file));
  await page.locator(ROWS).first().waitFor();
  await whenAlive(page);
  const rows = await page.locator(ROWS).allTextContents();
  return { page, complaints, rows, workers };
}

it('a document in YAML is listed and shown as the same one in JSON, read beside the page', async () => {
  const asJson = await open('gateway.json');
  const asYaml = await open('gateway.yaml');
  expect(asYaml.rows).toEqual(asJson.rows);
  expect(asYaml.rows).not.toEqual([]);
  expect([asJson.workers.length, asYaml.workers.length]).toEqual([0, 1]);
  expect(asYaml.page.workers()).toEqual([]);
  expect(await countReaders(asJson.page)).toBe(0);
  expect(await countReaders(asYaml.page)).toBe(0);

  const { page, complaints } = asYaml;
  await page.locator(`${ROWS}[data-operation="${ID}"]`).first().click();
  const article = page.locator(`article[data-operation="${ID}"]`);
  await article.waitFor();
  await page.reload();
  await article.waitFor();
  expect([...asJson.complaints, ...complaints]).toEqual([]);
});

it('a browser without workers reads YAML in the page', async () => {
  const { page, rows, workers, complaints } = await open('gateway.yaml', false);
  expect(rows).not.toEqual([]);
  expect(workers).toEqual([]);
  expect(await countReaders(page)).toBeGreaterThan(0);
  expect(complaints).toEqual([]);
});

it('YAML that cannot be read is refused with line, column and fix', async () => {
  const { page } = await portal.open();
  await page.goto(toAddress('broken.yml'));
  await page
    .getByText('line 3, column 1: Tabs are not allowed as indentation. Use spaces.')
    .waitFor();
});
