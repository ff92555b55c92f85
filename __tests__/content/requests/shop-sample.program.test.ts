/** @shipped-documents */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import site from '@/content/site.json';
import { serveDocuments } from '@/lib/kit/sandbox/api-host';
import { getSiteValues } from '@/lib/markdown/remark-site-values.mjs';
import { listBundledDocuments } from '../../support/bundled-documents';
import { findFreePort } from '../../support/free-port';
import { expectSoon } from '../../support/waits';
import { readFences } from '../fences';

const CARD = '5f0c2a9be1d74836a4c7d90b3e6f1182';

let host: Awaited<ReturnType<typeof serveDocuments>>;
let shop: ChildProcess;
let address = '';

beforeAll(async () => {
  host = await serveDocuments({ documents: new Map(), apis: listBundledDocuments(), port: 0 });
  const values = { ...getSiteValues(site), sandboxApi: host.url.replace(/\/$/, '') };
  const [fence] = readFences(values).filter(({ run }) => run === 'shop');
  const port = await findFreePort();
  const folder = mkdtempSync(join(tmpdir(), 'shop-'));
  writeFileSync(join(folder, 'shop.mjs'), (fence?.text ?? '').replaceAll('8080', String(port)));
  shop = spawn(process.execPath, ['shop.mjs'], {
    cwd: folder,
    env: { ...process.env, SANDBOX_KEY: 'k3y' },
    stdio: 'inherit',
  });
  address = `http://localhost:${port}/`;
  await expectSoon(
    () =>
      fetch(address).then(
        ({ ok }) => ok,
        () => false,
      ),
    true,
  );
}, 60_000);
afterAll(async () => {
  shop.kill();
  await host.close();
});

/** Opens the page of the shop, and gives the key in its form. */
async function openPage(): Promise<string> {
  const page = await (await fetch(address)).text();
  return /name="key" value="(\w+)"/.exec(page)?.[1] ?? '';
}

async function pay(key: string, card: string): Promise<string> {
  const body = new URLSearchParams({ key, card_id: card });
  return (await fetch(`${address}pay`, { method: 'POST', body })).text();
}

test('the shop in one file charges the card that was entered on its page', async () => {
  const key = await openPage();
  expect(key).toMatch(/^[a-f0-9]{32}$/);
  expect(await pay(key, CARD)).toMatch(/^Thank you\. Payment [a-f0-9]{32}$/);
});

test('it charges no card that was entered elsewhere', async () => {
  expect(await pay(await openPage(), CARD.replace('5', '6'))).toBe(
    'The card does not belong to this page.',
  );
});

test('a page pays once, and a key that it did not get pays nothing', async () => {
  const key = await openPage();
  await pay(key, CARD);
  expect(await pay(key, CARD)).toBe('This page has ended. Load it again.');
  expect(await pay('b'.repeat(32), CARD)).toBe('This page has ended. Load it again.');
});
