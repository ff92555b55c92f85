import type { ContentError } from '../source/content-error';
import type { Disk } from '../source/disk';

/** Key of a file of JSON that has another name now, and works under both for one minor release. */
export type FormerKey = {
  /** File of content: `content/site.json`. */
  readonly file: string;
  /** Place of the former key: `documents.allow`. */
  readonly from: string;
  /** Place of the key that has its value now. */
  readonly to: string;
  /** Release that no longer knows the former key; `npm run upgrade` renames it (`lib/kit/upgrade/content-changes.ts`). */
  readonly until: string;
};

/** Former keys that still work. */
export const FORMER_KEYS: readonly FormerKey[] = [
  { file: 'content/site.json', from: 'documents.allow', to: 'otherDocuments', until: '1.3.0' },
];

/** An object of JSON. */
export type Fields = Readonly<Record<string, unknown>>;

/** Whether a value is an object of JSON. */
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Value at a place of an object; `undefined` for none. */
const getAt = (value: unknown, place: readonly string[]): unknown =>
  place.reduce<unknown>((at, key) => (isFields(at) ? at[key] : undefined), value);

/** Copy of an object with another value at a place; `undefined` takes the key out, and objects that are empty then. */
function withValue(object: Fields, [key = '', ...rest]: readonly string[], value: unknown): Fields {
  const inner = isFields(object[key]) ? object[key] : {};
  const changed = rest.length === 0 ? value : withValue(inner, rest, value);
  const isGone = changed === undefined || (isFields(changed) && Object.keys(changed).length === 0);
  const changedObject = { ...object, [key]: changed };
  return isGone
    ? Object.fromEntries(Object.entries(changedObject).filter(([name]) => name !== key))
    : changedObject;
}

/**
 * Gives the values of former keys the names that they have now.
 * @param data Value of a file of content.
 * @returns the same data where it has none of them. A former key beside its new one stays, and is an unknown key then.
 */
export function renameFormerKeys(
  file: string,
  data: unknown,
  keys: readonly FormerKey[] = FORMER_KEYS,
): unknown {
  return keys.reduce((changed, key) => {
    const [from, to] = [key.from.split('.'), key.to.split('.')];
    const value = getAt(changed, from);
    if (key.file !== file || !isFields(changed) || value === undefined) return changed;
    if (getAt(changed, to) !== undefined) return changed;
    return withValue(withValue(changed, from, undefined), to, value);
  }, data);
}

/** Lists the former keys that files of content have, each with what to write; files that are no JSON have none. */
export function listFormerKeys(
  disk: Pick<Disk, 'readText'>,
  keys: readonly FormerKey[] = FORMER_KEYS,
): readonly ContentError[] {
  return keys.flatMap(({ file, from, to, until }) => {
    const value = getAt(parse(disk.readText(file)), from.split('.'));
    const message = `this key is called "${to}" now. Rename it: release ${until} no longer knows it`;
    return value === undefined ? [] : [{ file, at: from, message }];
  });
}

function parse(text = ''): unknown {
  try {
    const data: unknown = JSON.parse(text);
    return data;
  } catch {
    return undefined;
  }
}
