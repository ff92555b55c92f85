import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { LOCALE } from '@/.generated/words/locale';
import { PAGE_SCRIPTS } from '@/lib/bootstrap/start/start-page';
import { readTree } from '../system/read-tree';
import { type HtmlTag, isPage, type PageTags, readEachPage } from './html/read-tags';

/** Number of pages, and sizes in bytes, of an export. */
export type ExportSizes = {
  readonly pages: number;
  readonly total: number;
  readonly biggestPage: { readonly file: string; readonly size: number };
  /** Page that loads the most script, each file gzipped by itself. */
  readonly heaviestScript: { readonly file: string; readonly gzip: number };
};

/**
 * Measures a finished export.
 * @param read all pages, where they have been read before.
 * @throws when it holds no page at all.
 */
export function readSizes(
  root: string,
  basePath: string,
  read: Iterable<PageTags> = readEachPage(root),
): ExportSizes {
  const files = readTree(root).map((file) => ({ file, size: statSync(join(root, file)).size }));
  const pages = files.filter(({ file }) => isPage(file));
  const [biggestPage] = [...pages].sort((a, b) => b.size - a.size);
  const gzipOf = memoizeGzip(root, basePath);
  let heaviestScript: ExportSizes['heaviestScript'] | undefined;
  for (const { file, tags } of read) {
    const gzip = sumScriptGzip(tags, gzipOf);
    if (gzip > (heaviestScript?.gzip ?? -1)) heaviestScript = { file, gzip };
  }
  if (!biggestPage || !heaviestScript) throw new Error(`${root} holds no page`);
  const total = files.reduce((sum, { size }) => sum + size, 0);
  return { pages: pages.length, total, biggestPage, heaviestScript };
}

/**
 * Gzipped bytes of script that a page loads at once, with the scripts that the first one loads.
 * `nomodule` files do not count, because no current browser loads them.
 */
function sumScriptGzip(tags: readonly HtmlTag[], gzipOf: (source: string) => number): number {
  const sources = tags
    .filter(({ name, attributes }) => name === 'script' && !attributes.has('nomodule'))
    .flatMap(({ attributes }) => [
      attributes.get('src') ?? [],
      attributes.get(PAGE_SCRIPTS)?.split(' ') ?? [],
    ])
    .flat();
  return [...new Set(sources)].reduce((sum, source) => sum + gzipOf(source), 0);
}

function memoizeGzip(root: string, basePath: string): (source: string) => number {
  const sizes = new Map<string, number>();
  return (source) => {
    const path = source.replace(/[?#].*$/, '').slice(basePath.length);
    const file = join(root, path);
    const size = sizes.get(path) ?? (existsSync(file) ? gzipSync(readFileSync(file)).length : 0);
    sizes.set(path, size);
    return size;
  };
}

/** Formats the summary of a build: one line a fact, sizes in kB (1,000 bytes). */
export function formatSummary(
  sizes: ExportSizes,
  counts: {
    redirects: number;
    indexed: number;
    offlineBytes: number;
    cards: { readonly count: number; readonly bytes: number };
  },
): string {
  const { biggestPage, heaviestScript } = sizes;
  return [
    `pages      ${sizes.pages}, ${counts.indexed} of them in the search index`,
    `redirects  ${counts.redirects}`,
    `cards      ${counts.cards.count}, ${formatKb(counts.cards.bytes)}`,
    `offline    ${formatKb(counts.offlineBytes)}`,
    `total      ${formatKb(sizes.total)}`,
    `biggest    ${formatKb(biggestPage.size)}  ${biggestPage.file}`,
    `script     ${formatKb(heaviestScript.gzip)} gzip at most  ${heaviestScript.file}`,
  ].join('\n');
}

function formatKb(bytes: number): string {
  return `${Math.round(bytes / 1000).toLocaleString(LOCALE)} kB`;
}
