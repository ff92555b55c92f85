/**
 * An operation and a place in it: `post /sale body.card_number`.
 * @example splitFieldPath('post /sale body.card_number') // ['post /sale', 'body.card_number']
 */
export function splitFieldPath(path: string): readonly [operation: string, place: string] {
  const cut = path.trim().lastIndexOf(' ');
  return [path.slice(0, Math.max(cut, 0)).trim(), path.slice(cut + 1).trim()];
}

/** The words of `only="…"`: parts between blanks. */
export function splitOnly(only: string): readonly string[] {
  return only.split(/\s+/).filter((part) => part !== '');
}
