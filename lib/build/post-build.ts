import { rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { SearchWords } from '@/lib/content/schemas/search-words';
import { checkExport } from './check-export';
import { HEADERS_FILE, printHeadersFile, printRedirectsFile } from './hosts/host-files';
import { moveExtensionlessFiles } from './html/extensionless-files';
import { addCompileHints } from './html/compile-hints';
import { addBootstrap, type BootstrapOptions } from './html/bootstrap-start';
import { type MovedPage, writeRedirectPages } from './html/redirect-pages';
import { addFontPreloads, copyNotFoundPages } from './html/not-found-pages';
import { type PolicySources, writePolicies } from './html/policy';
import { writeSearchIndex } from './search/search-index';
import { formatSummary, readSizes } from './summary';
import { readTree } from './tree';

/** What Next calls the copy of a page's `index.txt` that it writes for servers; in an export nothing asks for it. */
const COPY = '__next._full.txt';

/**
 * Takes out of an export the second copy of what each page needs to be navigated to: a sixth of all its bytes.
 * The router of an exported site asks for `index.txt`, and ahead of a click for a page's parts.
 * @returns how many were taken out; 0 the second time.
 */
export function removeUnusedCopies(root: string): number {
  const copies = readTree(root).filter((file) => basename(file) === COPY);
  for (const file of copies) rmSync(join(root, file));
  return copies.length;
}

/** What an export needs to know beyond its files. */
export type PostBuildOptions = {
  /** Folder that `next build` exported to. */
  readonly root: string;
  /** `''` or like `/developer`; addresses carry it, file paths do not. */
  readonly basePath: string;
  readonly sources: PolicySources;
  /** Origins that may frame the embeddable pages besides this one. */
  readonly frameAncestors?: readonly string[];
  /** Pages that have moved. */
  readonly moves?: readonly MovedPage[];
  /** What readers call places that call themselves otherwise. */
  readonly searchWords?: SearchWords;
  /** Left out: pages start as Next starts them. */
  readonly bootstrap?: BootstrapOptions;
};

/**
 * Turns what `next build` exported into what a static host can serve, and returns a printable summary.
 * The order matters: pages move before they are indexed, and policies come after every other edit. The scripts that
 * run before the page is alive get no hint: they are short and run at once.
 * Throws with every fault when the result is not sound.
 */
export async function finishExport(options: PostBuildOptions): Promise<string> {
  const { root, basePath, sources, frameAncestors, moves = [], bootstrap } = options;
  const extensionless = moveExtensionlessFiles(root, basePath);
  removeUnusedCopies(root);
  copyNotFoundPages(root);
  addFontPreloads(root);
  const indexed = await writeSearchIndex(root, basePath, options.searchWords);
  addCompileHints(root);
  if (bootstrap) await addBootstrap(root, basePath, bootstrap);
  // After what changes the pages of Next under /api: these are none of them.
  const redirects = [...extensionless, ...(await writeRedirectPages(root, basePath, moves))];
  writeFileSync(join(root, '_redirects'), printRedirectsFile(redirects, basePath));
  writePolicies(root, sources);
  const errors = checkExport(root, basePath);
  if (errors.length > 0) throw new Error(`The export is not sound:\n${errors.join('\n')}`);
  // Last of all files: `npm start` takes it as the mark of a complete export.
  writeFileSync(join(root, HEADERS_FILE), printHeadersFile(basePath, frameAncestors));
  return formatSummary(readSizes(root, basePath), { redirects: redirects.length, indexed });
}
