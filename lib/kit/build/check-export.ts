import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { formatSuggestion } from '@/lib/text/edit-distance';
import { readTree } from '../system/read-tree';
import { isExtensionlessFile, getRefreshTarget } from './html/extensionless-files';
import { type HtmlTag, isBlockedAttribute, type PageTags, readEachPage } from './html/read-tags';

/**
 * Checks a finished export: empty files, files without extension, style attributes and inline event
 * handlers (the policy would block both), pages without a policy, broken addresses of the sitemap
 * and of redirects.
 * @param basePath `''` or like `/developer`.
 * @param pages all pages, where they have been read before.
 * @returns one sentence an error; empty when the export is sound.
 */
export function checkExport(
  root: string,
  basePath: string,
  pages: Iterable<PageTags> = readEachPage(root),
): readonly string[] {
  const errors = readTree(root).flatMap((file) => checkFile(root, file));
  const redirects: (readonly [file: string, path: string])[] = [];
  for (const { file, tags } of pages) {
    errors.push(...checkPagePolicy(tags).map((error) => `${file}: ${error}`));
    const target = getRefreshTarget(tags);
    if (target?.startsWith(`${basePath}/`))
      redirects.push([file, target.slice(basePath.length).replace(/[?#].*$/, '')]);
  }
  return [...errors, ...checkRedirects(root, redirects), ...checkSitemap(root, basePath)];
}

function checkFile(root: string, file: string): readonly string[] {
  if (statSync(join(root, file)).size === 0) return [`${file}: empty file`];
  if (isExtensionlessFile(file))
    return [`${file}: no extension, a static host would send it as a download`];
  return [];
}

/** Errors of a page: what its policy would block, or that it has none; empty when sound. */
export function checkPagePolicy(tags: readonly HtmlTag[]): readonly string[] {
  const errors = tags.flatMap(({ name, attributes }) =>
    [...attributes.keys()]
      .filter(isBlockedAttribute)
      .map(
        (attribute) =>
          `<${name} ${attribute}="…"> is blocked by the policy: use a class or a listener`,
      ),
  );
  const policies = tags.filter(
    ({ name, attributes }) =>
      name === 'meta' && attributes.get('http-equiv') === 'Content-Security-Policy',
  );
  if (policies.length !== 1)
    errors.push(`${policies.length} Content-Security-Policy tags, 1 expected`);
  return [...new Set(errors)];
}

/** Errors of redirects inside the portal whose target does not exist. */
function checkRedirects(
  root: string,
  redirects: readonly (readonly [file: string, path: string])[],
): readonly string[] {
  return redirects.flatMap(([file, path]) => {
    if (existsSync(join(root, path, path.endsWith('/') ? 'index.html' : ''))) return [];
    const addresses = readTree(root)
      .filter((page) => page.endsWith('/index.html'))
      .map((page) => `/${page.slice(0, -'index.html'.length)}`);
    return [
      `${file}: leads on to ${path}, which does not exist.${formatSuggestion(path, addresses)}`,
    ];
  });
}

function checkSitemap(root: string, basePath: string): readonly string[] {
  const sitemap = join(root, 'sitemap.xml');
  if (!existsSync(sitemap)) return ['sitemap.xml: missing'];
  const addresses = [...readFileSync(sitemap, 'utf8').matchAll(/<loc>([^<]*)<\/loc>/g)];
  if (addresses.length === 0) return ['sitemap.xml: lists no page'];
  return addresses.flatMap(([, address = '']) => {
    const path = URL.canParse(address) ? decodeURIComponent(new URL(address).pathname) : undefined;
    if (!path?.startsWith(`${basePath}/`))
      return [`sitemap.xml: ${address} is not a page of this site`];
    const page = join(root, path.slice(basePath.length), 'index.html');
    return existsSync(page) ? [] : [`sitemap.xml: ${address} does not exist`];
  });
}
