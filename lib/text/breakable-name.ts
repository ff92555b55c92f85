/** Characters without a space that the narrowest line holds: the operation list's. */
const MAX_LINE_CHARS = 24;

/** A longer one is no name: each of its parts would cost the page an element. */
const MAX_NAME_CHARS = 200;

const LONG_WORD = new RegExp(`\\S{${MAX_LINE_CHARS + 1}}`);

/** A path, which breaks only between its segments; with its method or without. */
const PATH = /^(?:[A-Z]+ )?\//;

/** Up to a sign that parts words, or to a word that begins with a capital. */
const PART = /[^]+?(?:[._/:-](?=[^._/:-])|(?=[A-Z][a-z])|$)/g;

/**
 * A name in parts between which a line may break: names made by machines (`PostChargesChargeRefunds`,
 * `dcim_cable-terminations_list`) are longer than a line and hold no space. Joined they are the name. One part
 * where it fits as it is, or is of more than 200 characters.
 */
export function splitName(name: string): readonly string[] {
  if (name.length > MAX_NAME_CHARS || !LONG_WORD.test(name)) return [name];
  return PATH.test(name) ? splitPath(name) : (name.match(PART) ?? [name]);
}

/** Segments beyond which a path is nothing to read: each would cost the page an element. */
const MAX_SEGMENTS = 40;

/** A path in parts between which a line may break: before its slashes. Joined they are the path. */
export function splitPath(path: string): readonly string[] {
  const parts = path.slice(0, 2_000).split(/(?=\/)/);
  return path.length > 2_000 || parts.length > MAX_SEGMENTS ? [path] : parts;
}
