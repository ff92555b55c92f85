import { copyFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { HeadTag } from '@/lib/content/brand/load-head';
import { listSections, writeRuleFiles } from '@/lib/kit/hosts/host-files';
import { readTree } from '../system/read-tree';
import type { AgentTexts } from './agents/read-agent-texts';
import { writeLlmsTexts } from './agents/write-llms-texts';
import { writeMarkdown } from './agents/write-markdown';
import { writeDataFiles, writeMcpPackage } from './agents/write-mcp-package';
import { writeSandboxPackage } from './agents/write-sandbox-package';
import { writeWellKnown } from './agents/write-well-known';
import { checkExport } from './check-export';
import { addCompileHints } from './html/compile-hints';
import { moveExtensionlessFiles } from './html/extensionless-files';
import type { PolicySources } from './html/policy';
import { writeRedirectPages } from './html/redirect-pages';
import { rewritePages } from './html/rewrite-pages';
import type { StructuredDataOptions } from './html/structured-data';
import { writeSocialCards } from './images/social-cards';
import type { MovedPage } from './moved-pages';
import { writeOffline } from './offline/write-offline';
import { type SearchFiles, writeSearch } from './search/build-search-files';
import { formatSummary, readSizes } from './summary';

/** Whether a file has a page's payload once more, in whole or in segments: `__next._full.txt`, `__next._tree.txt`. */
const isCopy = (file: string) => basename(file).startsWith('__next.') && file.endsWith('.txt');

/**
 * Removes unused copies from an export, a third of its bytes: the router requests `index.txt`, and the others only to
 * prefetch a page, which no link of ours does.
 * @returns number of removed files; 0 the second time.
 */
export function removeUnusedCopies(root: string): number {
  const copies = readTree(root).filter(isCopy);
  for (const file of copies) rmSync(join(root, file));
  return copies.length;
}

/** Facts about an export besides its files. */
export type PostBuildOptions = {
  /** Folder that `next build` exported to. */
  readonly root: string;
  /** `''` or like `/developer`; addresses have it, file paths do not. */
  readonly basePath: string;
  /** Origins of the policies. */
  readonly sources: PolicySources;
  /** Origins besides this one that may frame the embeddable pages. */
  readonly frameAncestors?: readonly string[];
  /** Tags of the adopter for the head of each page. */
  readonly headTags?: readonly HeadTag[];
  /** Facts that structured data is made from; absent: neither it nor cards are written. */
  readonly structured?: StructuredDataOptions;
  /** Moved pages. */
  readonly moves?: readonly MovedPage[];
  /** Content of the files of the search. */
  readonly search: SearchFiles;
  /** Texts for agents; absent: none are written. */
  readonly agents?: AgentTexts;
  /** Files of the export that its pages have no use for. */
  readonly unused?: readonly string[];
  /** Whether readers may keep the portal offline. */
  readonly isOffline?: boolean;
  /** Whether pages start as Next starts them. */
  readonly isPlainNext?: boolean;
};

/**
 * Copies `<section>/not-found/index.html` to `<section>/404.html`, because hosts look for a 404
 * page up the tree and Next exports only the root one.
 */
export function copyNotFoundPages(root: string): void {
  for (const section of listSections(root))
    copyFileSync(join(root, section, 'not-found/index.html'), join(root, section, '404.html'));
}

/**
 * Turns the export of `next build` into what a static host can serve. The order matters: pages are
 * rewritten after every other edit.
 * @returns printable summary.
 * @throws with every error when the result is not sound.
 */
export async function finishExport(options: PostBuildOptions): Promise<string> {
  const {
    root,
    basePath,
    sources,
    frameAncestors = [],
    headTags,
    structured,
    moves = [],
    unused = [],
    search,
    agents,
    isPlainNext = false,
    isOffline = false,
  } = options;
  const extensionless = moveExtensionlessFiles(root, basePath);
  removeUnusedCopies(root);
  for (const file of unused) rmSync(join(root, file), { force: true });
  copyNotFoundPages(root);
  writeSearch(root, search);
  if (agents) await writeAgentFiles(root, agents);
  addCompileHints(root);
  const redirects = [...extensionless, ...(await writeRedirectPages(root, basePath, moves))];
  const rewriting = { basePath, sources, isPlainNext, headTags, structured };
  const { facts, pages } = rewritePages(root, rewriting);
  const cards = await writeSocialCards(root, facts);
  const offlineBytes = await writeOffline(root, isOffline);
  const errors = checkExport(root, basePath, pages);
  if (errors.length > 0) throw new Error(`The export is not sound:\n${errors.join('\n')}`);
  writeRuleFiles(root, basePath, redirects, frameAncestors);
  return formatSummary(readSizes(root, basePath, pages), {
    redirects: redirects.length,
    indexed: search.names.pages.length,
    cards,
    offlineBytes,
  });
}

async function writeAgentFiles(root: string, agents: AgentTexts): Promise<void> {
  const pages = writeMarkdown(root, agents);
  writeLlmsTexts(root, pages, agents);
  writeWellKnown(root, pages, agents);
  writeDataFiles(root, agents);
  await writeMcpPackage(root, agents);
  await writeSandboxPackage(root, agents);
}
