import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HtmlTag } from './read-tags';
import { keepUsedRules, leaveOutFonts, readUsedClasses } from './used-styles';

/** Folder of the style sheets of Next below the root of the export, whose files hosts keep for good. */
const FOLDER = '_next/static/chunks';

/** An address in a style sheet that is relative to it. */
const RELATIVE_URL = /url\((["']?)(?![a-z]+:|[/#])([^"')]+)\1\)/g;

/** Whether a tag is a style sheet of every medium. */
export const isStylesheet = ({ name, attributes, span }: HtmlTag) =>
  name === 'link' && attributes.get('rel') === 'stylesheet' && span !== undefined;

/** Finds the address of one style sheet that has what several have, in their order; `undefined` for none. */
export type StyleJoiner = (addresses: readonly string[]) => string | undefined;

/**
 * Creates a joiner of style sheets: a page asks for one file instead of ten before its first paint, and pages of one kind
 * for the same one, which has what their HTML needs. Each file is written once, and its name carries a hash of its
 * content. Fonts stand in it alone: where a sheet that is loaded later names them again, they are requested again.
 * @param root folder of the export, as Next writes it.
 * @param basePath `''` or like `/developer`.
 */
export function createStyleJoiner(root: string, basePath: string): StyleJoiner {
  const joined = new Map<string, string>();
  const classes = readUsedClasses(root);
  // An adopter's style sheet may be for elements of scripts that he adds.
  const isOfNext = (address: string) => address.startsWith(`${basePath}/${FOLDER}/`);
  const originals = new Map<string, string>();
  const readOriginal = (address: string) => {
    const known = originals.get(address);
    if (known !== undefined) return known;
    const file = join(root, address.slice(basePath.length));
    const text = readFileSync(file, 'utf8');
    originals.set(address, text);
    if (isOfNext(address) && text.includes('@font-face')) writeFileSync(file, leaveOutFonts(text));
    return text;
  };
  const read = (address: string) =>
    readOriginal(address).replace(RELATIVE_URL, (_, quote: string, url: string) => {
      const { pathname, search, hash } = new URL(url, `http://localhost${address}`);
      return `url(${quote}${pathname}${search}${hash}${quote})`;
    });
  return (addresses) => {
    if (addresses.length === 0) return undefined;
    const key = addresses.join(' ');
    const known = joined.get(key);
    if (known !== undefined) return known;
    const used = classes.get(key);
    const text = addresses
      .map((one) => (used && isOfNext(one) ? keepUsedRules(read(one), used) : read(one)))
      .join('\n');
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
    const file = `${FOLDER}/page-${hash}.css`;
    writeFileSync(join(root, file), text);
    const address = `${basePath}/${file}`;
    joined.set(key, address);
    return address;
  };
}
