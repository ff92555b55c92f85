import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Section } from '@/lib/content/schemas/page';
import { getSiteValues, siteSchema } from '@/lib/content/schemas/site';
import { loadPlugins } from '@/lib/content/load/load-plugins';
import { readContent } from '@/lib/content/read-content';
import { createDisk } from '@/lib/content/source/disk';
import { createLoader } from '@/lib/content/source/loader';
import { type OperationAddresses, readOperationAddresses } from '@/lib/pages/operation-addresses';
import { checkReleases } from './downloads/check-releases';
import { createDownloadReader } from './downloads/download-reader';
import { isExternal } from '@/lib/routes/urls';
import { bundleDocuments } from './openapi/bundle-openapi';
import { checkListedDocuments } from './openapi/listed-documents';
import { runMain } from './run-main';
import { trimFonts } from './fonts/trim-fonts';

const HEAD = `# Every address that the page of an operation has, or once had. The build adds new ones and stops when
# one would be lost; content/README.md says what to do then.
`;

/**
 * Holds published addresses of operations: links to them stand in other people's code and mail.
 * Adds the new ones to the list and returns them.
 * @param file the list, one address a line; made when it is missing.
 * @throws when an address of the list has no page and leads to none, with every one and what to do.
 */
export function updatePublishedAddresses(
  file: string,
  addresses: OperationAddresses,
): readonly string[] {
  const { current, redirects, errors } = addresses;
  const listed = existsSync(file) ? parseList(readFileSync(file, 'utf8')) : [];
  const known = new Set([...current, ...redirects.map(({ from }) => from)]);
  const lost = listed
    .filter((address) => !known.has(address))
    .map((one) => describeLostAddress(one, file));
  if (errors.length + lost.length > 0) throw new Error([...errors, ...lost].join('\n'));
  const added = [...known].filter((address) => !listed.includes(address));
  if (added.length > 0) writeFileSync(file, `${HEAD}${[...listed, ...added].sort().join('\n')}\n`);
  return added;
}

function parseList(text: string): readonly string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
}

function describeLostAddress(address: string, file: string): string {
  return (
    `${address} is published, and no operation has it any more. Add it to the operation that took its place ` +
    `(x-formerAddresses: ['${address}']), or take the line out of ${file} to let the links to it break.`
  );
}

/** Sections whose pages a route of its own finds by their names: it cannot be built for none. */
const NON_EMPTY_SECTIONS: readonly Section[] = ['solutions', 'guides', 'api'];
/** Pages that have a route of their own, and those that the search and the not-found page lead to. */
const REQUIRED_PAGES = ['libs/plugins', 'libs/sdk', 'api/reference', 'api/testing'].map(
  (page) => `content/${page}.mdx`,
);

/**
 * Looks for the pages without which Next cannot build the routes: it would tell of a module not found.
 * @param root the project's folder.
 * @throws with one line for each that is missing.
 */
export function checkNeededPages(root: string): void {
  const disk = createDisk(root);
  const empty = NON_EMPTY_SECTIONS.map((section) => `content/${section}`)
    .filter((folder) => disk.list(folder, '.mdx').length === 0)
    .map((folder) => `${folder}: at least one page is needed: write ${folder}/<slug>.mdx`);
  const missing = REQUIRED_PAGES.filter((file) => !disk.has(file)).map(
    (file) => `${file}: the file is missing`,
  );
  if (empty.length + missing.length > 0) throw new Error([...empty, ...missing].join('\n'));
}

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
    const { checkProse } = await import('./prose/check-prose');
    const checkTexts = async () => {
      const { errors } = await checkProse(process.cwd());
      if (errors.length > 0) throw new Error(errors.join('\n'));
    };
    await runChecks([() => Promise.reject(error), checkTexts]);
  }
}

if (require.main === module) void runMain(main);
