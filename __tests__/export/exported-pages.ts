import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import site from '@/content/site.json';
import { type HtmlTag, isPage, readTags } from '@/lib/kit/build/html/read-tags';
import { HEADERS_FILE, listPortals } from '@/lib/kit/hosts/host-files';
import { readTree } from '@/lib/kit/system/read-tree';
import { isExternal } from '@/lib/routes/urls';

/** The export under test: `BASE_PATH` and `DIST_DIR` as at its build. */
export const OUT = resolve(process.env.DIST_DIR ?? 'out');
export const BASE_PATH = process.env.BASE_PATH ?? '';

/** Lists the files of the portal under test: those of its further languages are portals of their own. */
export const listFiles = (): readonly string[] =>
  readTree(OUT).filter((file) => !isInOtherPortal(`${BASE_PATH}/${file}`));

/** Whether an address, base path included, is one of the portal in another language. */
export function isInOtherPortal(address: string): boolean {
  const others = listPortals(OUT).filter((one) => one !== '');
  return others.some((one) => address.startsWith(`${BASE_PATH}${one}/`));
}

/** A page of the export. `externalValue` is what a reader's browser shows, base path included. */
export type ExportedPage = {
  readonly file: string;
  readonly address: string;
  readonly html: string;
  readonly tags: readonly HtmlTag[];
  readonly ids: ReadonlySet<string>;
  /** A page of the site; not a redirect, a download page or an answer to a wrong address. */
  readonly isContent: boolean;
};

/** Reads every page once. Throws when there is no complete export. */
export function readPages(): readonly ExportedPage[] {
  if (!existsSync(join(OUT, HEADERS_FILE))) {
    throw new Error('out/ is missing or incomplete: run `npm run build` before the export tests');
  }
  return listFiles()
    .filter(isPage)
    .map((file) => {
      const html = readFileSync(join(OUT, file), 'utf8');
      const tags = readTags(html);
      const ids = new Set(tags.flatMap(({ attributes }) => attributes.get('id') ?? []));
      const address = `${BASE_PATH}/${file.replace(/(^|\/)index\.html$/, '$1')}`;
      return { file, address, html, tags, ids, isContent: isContent(file, tags) };
    });
}

function isContent(file: string, tags: readonly HtmlTag[]): boolean {
  const isAnswer = /(^|\/)(404|not-found|_not-found|_global-error)(\/index)?\.html$/.test(file);
  return !isAnswer && !tags.some(({ attributes }) => attributes.get('http-equiv') === 'refresh');
}

/** Content of `<meta name="…">`; `undefined` when the page has none. */
export function getMeta(page: ExportedPage, name: string): string | undefined {
  return page.tags
    .find((tag) => tag.name === 'meta' && tag.attributes.get('name') === name)
    ?.attributes.get('content');
}

/** `href` of `<link rel="…">`; `undefined` when the page has none. */
export function getLink(page: ExportedPage, rel: string): string | undefined {
  return page.tags
    .find((tag) => tag.name === 'link' && tag.attributes.get('rel') === rel)
    ?.attributes.get('href');
}

/** Whether an address without base path, query and fragment is a file, or a folder with an index. */
export function isExported(path: string): boolean {
  const file = join(OUT, decodeURIComponent(path));
  if (path.endsWith('/')) return existsSync(join(file, 'index.html'));
  return existsSync(file) && statSync(file).isFile();
}

/**
 * The address in the export, base path included, of a file that a page links on the storage: for another
 * host the export holds what belongs there.
 */
export function toStoredAddress(href: string): string {
  return isExternal(site.storage) ? href.replace(site.storage, `${BASE_PATH}/storage`) : href;
}
