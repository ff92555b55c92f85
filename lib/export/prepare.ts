import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { createDisk } from '@/lib/content/source/disk';
import { loadPlugins } from '@/lib/content/load/load-plugins';
import { createLoader } from '@/lib/content/source/loader';
import { readContent } from '@/lib/content/read-content';
import { siteSchema, getSiteValues } from '@/lib/content/kinds/site';
import { readOperationAddresses } from '@/lib/reference/former-addresses';
import { checkReleases } from '@/lib/storage/check-releases';
import { createDownloadReader } from '@/lib/storage/read-storage';
import { isExternal } from '@/lib/urls';
import { bundleDocuments } from './documents/bundle-openapi';
import { updatePublishedAddresses } from './documents/keep-addresses';
import { checkListedDocuments } from './documents/listed-documents';
import { checkNeededPages } from './needed-pages';
import { runMain } from './run-main';
import { trimFonts } from './trim-fonts';

/** Addresses of operations that were published. */
const ADDRESSES = 'content/openapi/addresses.txt';

/** Types of `next dev` outlive a deleted route and then fail the type check of `next build`. */
export function removeStaleTypes(): void {
  rmSync(join('.next', 'dev'), { recursive: true, force: true });
}

/**
 * Compares the downloads with what the plugins state, where the storage is a folder of the portal. Plugins
 * at fault are left out: they are told of with the rest of the content. Throws with one line for each fault.
 */
async function checkDownloads(): Promise<void> {
  const loader = createLoader(createDisk(process.cwd()));
  const site = loader.load(siteSchema, 'content/site.json', {});
  if (!site || isExternal(site.storage)) return;
  const { plugins } = loadPlugins(loader, getSiteValues(site));
  const errors = await checkReleases(plugins, createDownloadReader(join('public', site.storage)));
  if (errors.length > 0) throw new Error(errors.join('\n'));
}

/** Checks one after the other, whatever the ones before found. Throws once, with all they say. */
async function runChecks(checks: readonly (() => unknown)[]): Promise<void> {
  const messages: string[] = [];
  for (const check of checks) {
    try {
      await check();
    } catch (error) {
      // A TypeError and its like is a fault of the program: its stack is needed.
      if (!(error instanceof Error) || error instanceof TypeError) throw error;
      messages.push(error.message);
    }
  }
  if (messages.length > 0) throw new Error(messages.join('\n\n'));
}

/**
 * What must be true before a build: no stale types, the fonts trimmed, the OpenAPI documents listed and bundled
 * to `public/openapi`, every content file sound, every download as stated, and no published address of an operation lost.
 * Throws with all faults of all content files; while a document is at fault, the others are compared with
 * it as it was bundled last.
 */
export async function prepare(): Promise<void> {
  removeStaleTypes();
  await trimFonts();
  await runChecks([
    () => checkListedDocuments(process.cwd()),
    () => bundleDocuments({ sourceDir: 'content/openapi', targetDir: 'public/openapi' }),
    () => checkNeededPages(process.cwd()),
    readContent,
    checkDownloads,
  ]);
  const added = updatePublishedAddresses(ADDRESSES, readOperationAddresses());
  if (added.length > 0) console.log(`${ADDRESSES}: ${added.length} new, to be committed`);
}

/** The command of `npm run check`, whose next step never comes when this one fails: prose is read with it then. */
async function main(): Promise<void> {
  try {
    await prepare();
  } catch (error) {
    const { checkProse } = await import('@/lib/writers/check-prose');
    const checkTexts = async () => {
      const { errors } = await checkProse(process.cwd());
      if (errors.length > 0) throw new Error(errors.join('\n'));
    };
    await runChecks([() => Promise.reject(error), checkTexts]);
  }
}

if (require.main === module) void runMain(main);
