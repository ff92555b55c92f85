import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import type { Redirect } from '@/lib/kit/hosts/host-files';
import { readTree } from '@/lib/kit/system/read-tree';
import { type HtmlTag, readTags } from './read-tags';

/** Files that hosts require under a name without extension. */
const HOST_FILES: ReadonlySet<string> = new Set(['_redirects', '_headers', 'CNAME']);

/** Folders without pages, of each language: Next's own, and well-known URIs (RFC 8615). */
const NOT_PAGES = /(?:^|\/)(?:_next|\.well-known)\//;

/**
 * Moves the pages of route handlers from `<address>` to `<address>/index.html`: a static host would
 * serve a file without extension as a download (SPEC 2: `/s`, `/-sandbox`, `…/latest`).
 * @param basePath `''` or like `/developer`.
 * @returns a redirect for each page that refreshes at once.
 * @throws for an empty file and for one that is not HTML: `redirect()` in a handler exports 0
 * bytes.
 */
export function moveExtensionlessFiles(root: string, basePath: string): readonly Redirect[] {
  return readTree(root)
    .filter(isExtensionlessFile)
    .flatMap((file) => {
      const html = readFileSync(join(root, file), 'utf8');
      if (!/^\s*<!doctype html/i.test(html)) throw new Error(describeNotHtml(file, html));
      movePage(join(root, file), html);
      const to = getRefreshTarget(readTags(html));
      return to === undefined ? [] : [{ from: `${basePath}/${file}`, to, status: 308 as const }];
    });
}

/** Whether a path inside the export names a file without extension that no host requires. */
export function isExtensionlessFile(file: string): boolean {
  const name = basename(file);
  if (NOT_PAGES.test(file)) return false;
  return !extname(name) && !/^\./.test(name) && !HOST_FILES.has(name);
}

function movePage(file: string, html: string): void {
  rmSync(file);
  const target = join(file, 'index.html');
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, html);
}

/**
 * Target of a page's refresh after 0 seconds; `undefined` for none. A later refresh is no redirect:
 * the download page must be seen.
 */
export function getRefreshTarget(tags: readonly HtmlTag[]): string | undefined {
  for (const { name, attributes } of tags) {
    if (name !== 'meta' || attributes.get('http-equiv')?.toLowerCase() !== 'refresh') continue;
    return /^\s*0\s*;\s*url=(.+)$/i.exec(attributes.get('content') ?? '')?.[1];
  }
  return undefined;
}

function describeNotHtml(file: string, body: string): string {
  return body === ''
    ? `${file}: exported as an empty file; its route handler must respond with an HTML body`
    : `${file}: exported without extension, but it is not an HTML page`;
}
