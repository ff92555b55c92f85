import { SECTIONS } from '../schemas/page';
import type { Loader } from '../source/loader';

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

/** Reports files of content whose names, or those of their folders, are no part of an address. */
export function checkFileNames({ disk, add }: Loader): void {
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
