import { BASE_PATH, isExported, type ExportedPage } from './exported-pages';

const ORIGIN = 'https://portal.test';

/** Where a page points: the tag, the address as written, and as a browser resolves it. */
type Reference = { readonly tag: string; readonly written: string; readonly target: URL };

/**
 * One sentence for each reference of a page that leads nowhere: a page or file that does not exist, a
 * fragment no element has, an address outside the base path, a link that costs a redirect.
 */
export function findBrokenLinks(
  page: ExportedPage,
  byAddress: ReadonlyMap<string, ExportedPage>,
): readonly string[] {
  return listReferences(page).flatMap(({ tag, written, target }) => {
    const fault = toFault(target, byAddress);
    return fault ? [`${page.file}: <${tag}> ${written}: ${fault}`] : [];
  });
}

/** Addresses of this site that a page names: links, pictures, scripts and styles. */
export function listReferences(page: ExportedPage): readonly Reference[] {
  return page.tags.flatMap(({ name, attributes }) => {
    if (isTechnical(name, attributes.get('rel'))) return [];
    const sources = (attributes.get('srcset') ?? '').split(',').map((part) => part.trim());
    const written = [
      attributes.get('href'),
      attributes.get('src'),
      ...sources.map((source) => source.split(' ')[0]),
    ];
    return written
      .filter((address) => address !== undefined)
      .filter((address) => address !== '' && !/^(mailto|tel|data):/.test(address))
      .map((address) => ({
        tag: name,
        written: address,
        target: new URL(address, ORIGIN + page.address),
      }))
      .filter(({ target }) => target.origin === ORIGIN);
  });
}

/** `<base>` is not ours, and a canonical link is checked by a test of its own. */
function isTechnical(name: string, rel: string | undefined): boolean {
  return name === 'base' || rel === 'canonical';
}

function toFault(target: URL, byAddress: ReadonlyMap<string, ExportedPage>): string | undefined {
  const { pathname, hash } = target;
  if (!pathname.startsWith(`${BASE_PATH}/`)) return 'outside the base path';
  const path = pathname.slice(BASE_PATH.length);
  if (!path.endsWith('/') && isExported(`${path}/`))
    return 'without its slash: every visit costs a redirect';
  if (!isExported(path)) return 'does not exist';
  const id = decodeURIComponent(hash.slice(1));
  const page = byAddress.get(pathname);
  if (id === '' || !page) return undefined;
  return page.ids.has(id) ? undefined : 'no element has this id';
}
