import { type Names, parseNames } from '@/lib/search/parse-names';
import { parseTexts } from '@/lib/search/parse-texts';
import { createTextIndex, type TextIndex } from '@/lib/search/text-index';
import { type Portal, readJson } from '../portal';

/** How long the files of the search are kept, in ms: a new build has others. */
const KEPT_FOR_MS = 10 * 60_000;

type Search = { readonly names: Names; readonly index: TextIndex };
type Kept<Value> = { readonly value: Promise<Value>; readonly until: number };

const keptNames = new WeakMap<Portal, Kept<Names>>();
const keptSearches = new WeakMap<Portal, Kept<Search>>();

/** Names of the portal's pages, operations, codes and fields. */
export function readNames(portal: Portal): Promise<Names> {
  return keep(keptNames, portal, async () =>
    parseNames(await readJson(portal, '/search/names.json')),
  );
}

/** Names with the index of all texts. */
export function readSearch(portal: Portal): Promise<Search> {
  return keep(keptSearches, portal, async () => {
    const names = await readNames(portal);
    const texts = parseTexts(await readJson(portal, names.texts));
    return { names, index: await createTextIndex(names, texts) };
  });
}

function keep<Value>(
  kept: WeakMap<Portal, Kept<Value>>,
  portal: Portal,
  read: () => Promise<Value>,
): Promise<Value> {
  const known = kept.get(portal);
  if (known && known.until > Date.now()) return known.value;
  const value = read();
  kept.set(portal, { value, until: Date.now() + KEPT_FOR_MS });
  // A failed read is tried again at the next call.
  value.catch(() => kept.delete(portal));
  return value;
}
