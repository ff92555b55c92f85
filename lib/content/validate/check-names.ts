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
  return `an address is made of the name of this file, so it has lower-case letters, digits and single hyphens alone. ${advice}`;
}

/** Reports files of content whose names are no part of an address. */
export function checkFileNames({ disk, add }: Loader): void {
  for (const [folder, endings] of FOLDERS) {
    const files = disk.list(folder, '');
    for (const file of files) {
      const ending = endings.exec(file)?.[0];
      if (ending === undefined) continue;
      const name = file.slice(0, -ending.length);
      if (!NAME.test(name)) add(`${folder}/${file}`, '(root)', describeName(name, ending, files));
    }
  }
}
