import { SECTIONS } from '../schemas/page';
import type { Loader } from '../source/loader';
import { PORTAL_FOLDERS } from './addresses';

/** Folders whose file names become addresses or names of files in the export, with the ends of those names. */
const FOLDERS: readonly (readonly [folder: string, ending: RegExp])[] = [
  ...[...SECTIONS, 'pdf'].map((section) => [`content/${section}`, /\.mdx?$/] as const),
  ['content/plugins', /\.json$/],
  ['content/workflows', /\.arazzo\.yaml$/],
];

const NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Closest name that an address may have; empty for a name without letters and digits. */
function getAddressName(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
}

/** Name of the file that file managers have made a copy of: `webhooks copy 2`, `webhooks (1)`, `Copy of webhooks`. */
function getOriginal(name: string): string {
  return name.replace(/^copy of /i, '').replace(/( - copy| copy)?( \d+| ?\(\d+\))?$/i, '');
}

function describeName(name: string, ending: string, others: readonly string[]): string {
  const original = getOriginal(name) + ending;
  const isCopy = original !== name + ending && others.includes(original);
  const suggested = getAddressName(name);
  const rename = suggested === '' ? 'Rename it' : `Rename it to "${suggested}${ending}"`;
  const advice = isCopy ? `Delete this copy of "${original}", or r${rename.slice(1)}` : rename;
  return `an address is made of the name of ${ending === '' ? `the folder "${name}"` : 'this file'}, so it has lower-case letters, digits and single hyphens alone. ${advice}`;
}

/** Files of the portal in the folder of its first page. */
const PORTAL_FILE =
  /^(?:_next|(?:index|404)\.html|(?:latest|redirect)\.js|(?:brand|standalone)\.css|favicon\.\w+|logo(?:-dark)?\.svg|llms(?:-full)?\.txt|robots\.txt|sitemap\.xml|_headers|_redirects)$/;

/** Reports files of `content/public` that would take the place of the portal's own. */
function checkRootFiles({ disk, add }: Loader): void {
  const taken: readonly string[] = [...PORTAL_FOLDERS, ...SECTIONS];
  for (const path of disk.listTree('content/public', '')) {
    const [first = ''] = path.split('/');
    if (taken.includes(first) || PORTAL_FILE.test(first))
      add(
        `content/public/${path}`,
        '(root)',
        `/${first} belongs to the portal itself. Pictures lie in content/images, downloads in content/storage; give another file another name`,
      );
  }
}

/**
 * Reports files of content whose names, or those of their folders, are no part of an address, and those at addresses of
 * the portal.
 */
export function checkFileNames(loader: Loader): void {
  checkRootFiles(loader);
  const { disk, add } = loader;
  for (const [folder, endings] of FOLDERS) {
    for (const path of disk.listTree(folder, endings)) {
      const folders = path.split('/');
      const file = folders.pop() ?? '';
      const ending = endings.exec(file)?.[0] ?? '';
      const name = file.slice(0, file.length - ending.length);
      const others = disk.list([folder, ...folders].join('/'), '');
      const names = [...folders.map((one) => [one, ''] as const), [name, ending] as const];
      for (const [one, end] of names)
        if (!NAME.test(one)) add(`${folder}/${path}`, '(root)', describeName(one, end, others));
    }
  }
}
