import '../system/write-words';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANG } from '@/.generated/words/locale';
import { checkContent } from '@/lib/content/check-content';
import { listFormerKeys } from '@/lib/content/files/former-keys';
import { staticFilePath } from '@/lib/content/files/static-files';
import { loadPlugins } from '@/lib/content/load/load-plugins';
import { readLanguages } from '@/lib/content/read-languages';
import { readSite } from '@/lib/content/read-site';
import { siteSchema } from '@/lib/content/schemas/site';
import { type ContentError, formatContentErrors } from '@/lib/content/source/content-error';
import { createDisk } from '@/lib/content/source/disk';
import { createLoader } from '@/lib/content/source/loader';
import { runMain } from '@/lib/kit/system/run-main';
import { checkInterfaceWords } from '@/lib/kit/words/interface-words';
import { getSiteValues } from '@/lib/markdown/remark-site-values.mjs';
import { checkChangelog } from '@/lib/pages/changelog/check-changelog';
import { checkEnds } from '@/lib/pages/changelog/check-ends';
import { readStaleUses } from '@/lib/pages/changelog/stale-uses';
import { type OperationAddresses, readOperationAddresses } from '@/lib/pages/operation-addresses';
import { isExternal } from '@/lib/routes/urls';
import { DEFAULT_LANGUAGE, LANGUAGES } from '@/lib/words/languages';
import { readTree } from '../system/read-tree';
import { checkReleases } from './downloads/check-releases';
import { createDownloadReader } from './downloads/download-reader';
import { readContentDates } from './generated/content-dates';
import { generate } from './generated/generate';
import { writeOwnParts } from './generated/write-own-parts';
import { describeGaps } from './languages/describe-gaps';
import { readLanguageContent } from './languages/prepare-language';
import { readMovedPages } from './moved-pages';
import { bundleDocuments } from './openapi/bundle-openapi';
import { checkListedDocuments, PROJECT_DOCUMENTS } from './openapi/sources';
import { listUnusedFiles } from './unused-files';

/** Comment at the top of the list of published addresses. */
const HEAD = `# Every address that the page of an operation has, or once had. The build adds new ones and stops when
# one would be lost; content/README.md says what to do then.
`;

/**
 * Adds new addresses of operations to the list of published ones, which must stay: other people
 * link to them.
 * @param file list with one address a line; created when missing.
 * @param moved Old addresses of other pages, which may be those of operations that are gone.
 * @returns added addresses.
 * @throws with every listed address that neither is a page nor redirects to one, and what to do.
 */
export function updatePublishedAddresses(
  file: string,
  addresses: OperationAddresses,
  moved: readonly string[] = [],
): readonly string[] {
  const { current, redirects, errors } = addresses;
  const listed = existsSync(file) ? parseList(readFileSync(file, 'utf8')) : [];
  const known = new Set([...current, ...redirects.map(({ from }) => from)]);
  const lost = listed
    .filter((address) => !known.has(address) && !moved.includes(address))
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
    `(x-formerAddresses: ['${address}']), name its new address in content/redirects.json, or take the line out of ${file} to let the links to it break.`
  );
}

/** List of the published addresses of operations. */
const ADDRESSES = 'content/openapi/addresses.txt';

const CONFIRM = 'give it your value, or keep it; then take its name out of "unconfirmed"';

/** Deletes the types of `next dev`: those of a deleted route would fail a type check. */
export function removeStaleTypes(): void {
  rmSync(join('.next', 'dev', 'types'), { recursive: true, force: true });
}

/**
 * Compares the downloads with what the plugins state, if the storage is a folder of the portal.
 * Invalid plugins are skipped, because the content check reports them.
 * @param root folder of the project.
 * @throws with one line for each error.
 */
export async function checkDownloads(root: string): Promise<void> {
  const loader = createLoader(createDisk(root));
  const site = loader.load(siteSchema, 'content/site.json', {});
  if (!site || isExternal(site.storage)) return;
  const { plugins } = loadPlugins(loader, getSiteValues(site));
  const errors = await checkReleases(
    plugins,
    createDownloadReader(join(root, staticFilePath(`${site.storage}/`))),
  );
  if (errors.length > 0) throw new Error(errors.join('\n'));
}

/** Paths of the documents of former releases, below their folder: `platform/3.0.0.json`. */
function listKeptDocuments(root: string): readonly string[] {
  const folder = join(root, 'content/releases');
  return existsSync(folder) ? readTree(folder).filter((file) => file.endsWith('.json')) : [];
}

/** Prints what each language lacks. @throws for a file of a language that translates nothing. */
function warnOfGaps(): void {
  const languages = readLanguages();
  const [first, ...others] = languages.all;
  const gaps = (languages.own === first ? others : []).flatMap((one) =>
    describeGaps(one, readLanguageContent(languages, one).gaps),
  );
  if (gaps.length > 0)
    console.log(`warning: not everything is translated\n${formatContentErrors(gaps)}`);
}

/** Runs all checks, one after the other. Throws once, with all their messages. */
async function runChecks(checks: readonly (() => unknown)[]): Promise<void> {
  const messages: string[] = [];
  for (const check of checks) {
    try {
      await check();
    } catch (error) {
      // A programming error needs its stack.
      if (!(error instanceof Error) || error instanceof TypeError) throw error;
      messages.push(error.message);
    }
  }
  if (messages.length > 0) throw new Error(messages.join('\n\n'));
}

/**
 * Prepares a build: removes stale types, bundles the OpenAPI documents to
 * `public/openapi`, and checks content, downloads and published addresses of operations. Then writes what a build reads
 * (`generate`), and warns of pages that are older than a breaking change. While a document is invalid, content is
 * checked against its last bundle.
 * @param isStrict Whether an end before today is an error. It is a warning by default: the calendar alone stops no build.
 * @throws with all errors.
 */
export async function prepare(isStrict = false): Promise<void> {
  let ended: readonly ContentError[] = [];
  removeStaleTypes();
  await runChecks([
    () => checkListedDocuments(process.cwd()),
    () => bundleDocuments(PROJECT_DOCUMENTS),
    () => writeOwnParts(process.cwd()),
    () => {
      // The readers of the next check stop at the first invalid file.
      checkContent();
      readMovedPages();
      checkChangelog(listKeptDocuments(process.cwd()));
      ended = checkEnds(isStrict);
    },
    () =>
      checkInterfaceWords(process.cwd(), LANGUAGES.find((one) => one === LANG) ?? DEFAULT_LANGUAGE),
    () => checkDownloads(process.cwd()),
  ]);
  await generate(process.cwd(), process.env.BASE_PATH ?? '');
  if (ended.length > 0)
    console.log(`warning: documents have what has ended\n${formatContentErrors(ended)}`);
  const stale = readStaleUses(readContentDates(process.cwd()));
  // `npm run check` prints what a sound content is warned of by this word.
  if (stale.length > 0)
    console.log(`warning: pages are older than a breaking change\n${formatContentErrors(stale)}`);
  const former = listFormerKeys(createDisk(process.cwd()));
  if (former.length > 0)
    console.log(`warning: keys have other names now\n${formatContentErrors(former)}`);
  const { unconfirmed = [] } = readSite();
  if (unconfirmed.length > 0)
    console.log(
      `warning: nobody has confirmed what npm run init made up\n${formatContentErrors(
        unconfirmed.map((at) => ({ file: 'content/site.json', at, message: CONFIRM })),
      )}`,
    );
  warnOfGaps();
  const unused = listUnusedFiles(process.cwd());
  if (unused.length > 0)
    console.log(`Nothing refers to these files. They are not exported:\n  ${unused.join('\n  ')}`);
  const moved = readMovedPages().map(({ from }) => from);
  const added = updatePublishedAddresses(ADDRESSES, readOperationAddresses(), moved);
  if (added.length > 0) console.log(`${ADDRESSES}: ${added.length} new, to be committed`);
}

if (require.main === module) void runMain(() => prepare(process.argv.includes('--strict')));
