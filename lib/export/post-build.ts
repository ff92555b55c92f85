import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SearchWords } from '@/lib/content/kinds/search-words';
import { moveBareFiles } from './pages/bare-files';
import { readFaults } from './checks';
import { addCompileHints } from './pages/compile-hints';
import { addEarlyStart, type EarlyOptions } from './pages/early-start';
import { type Move, writeFormerPages } from './pages/former-pages';
import { HEADERS_FILE, toHeadersFile, toRedirectsFile } from './hosts/host-files';
import { addFontPreloads, copyNotFoundPages } from './pages/not-found-pages';
import { writePolicies, type PolicySources } from './pages/policy';
import { writeSearchIndex } from './search/search-index';
import { readSizes, toSummary } from './summary';
import { removeUnusedCopies } from './pages/unused-copies';

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
  readonly moves?: readonly Move[];
  /** What readers call places that call themselves otherwise. */
  readonly searchWords?: SearchWords;
  /** Left out: pages start as Next starts them. */
  readonly early?: EarlyOptions;
};

/**
 * Turns what `next build` exported into what a static host can serve, and returns a printable summary.
 * The order matters: pages move before they are indexed, and policies come after every other edit. The scripts that
 * run before the page is alive get no hint: they are short and run at once.
 * Throws with every fault when the result is not sound.
 */
export async function finishExport(options: PostBuildOptions): Promise<string> {
  const { root, basePath, sources, frameAncestors, moves = [], early } = options;
  const bare = moveBareFiles(root, basePath);
  removeUnusedCopies(root);
  copyNotFoundPages(root);
  addFontPreloads(root);
  const indexed = await writeSearchIndex(root, basePath, options.searchWords);
  addCompileHints(root);
  if (early) await addEarlyStart(root, basePath, early);
  // After what changes the pages of Next under /api: these are none of them.
  const redirects = [...bare, ...(await writeFormerPages(root, basePath, moves))];
  writeFileSync(join(root, '_redirects'), toRedirectsFile(redirects, basePath));
  writePolicies(root, sources);
  const faults = readFaults(root, basePath);
  if (faults.length > 0) throw new Error(`The export is not sound:\n${faults.join('\n')}`);
  // Last of all files: `npm start` takes it as the mark of a complete export.
  writeFileSync(join(root, HEADERS_FILE), toHeadersFile(basePath, frameAncestors));
  return toSummary(readSizes(root, basePath), { redirects: redirects.length, indexed });
}
