import { join } from 'node:path';
import type { Download, Page } from 'playwright-core';
import site from '@/content/site.json';
import { isExternal } from '@/lib/routes/urls';

/** What is put on the storage; on another host it is not there before the portal is published. */
const FOLDER = 'content/storage';

/**
 * Answers for a storage on another host. Only where a test downloads: a page with a route of its own has no
 * HTTP cache.
 */
export async function serveStorage(page: Page): Promise<void> {
  if (!isExternal(site.storage)) return;
  await page.route(`${site.storage}/**`, (route) => {
    const file = route.request().url().slice(site.storage.length);
    return route.fulfill({ path: join(FOLDER, file), contentType: 'application/zip' });
  });
}

/** The whole of what a page has downloaded. The browser is another program: its files are read through it. */
export async function readDownload(download: Download): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of await download.createReadStream()) parts.push(Buffer.from(part));
  return Buffer.concat(parts);
}
