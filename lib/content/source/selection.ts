/**
 * Splits an operation id from the path of a field in it; either is empty where it is missing.
 * @example splitFieldPath('post /sale body.card_number') // ['post /sale', 'body.card_number']
 */
export function splitFieldPath(path: string): readonly [operation: string, field: string] {
  const cut = path.trim().lastIndexOf(' ');
  return [path.slice(0, Math.max(cut, 0)).trim(), path.slice(cut + 1).trim()];
}

/** Values of `only="…"`, split at white space; empty for a blank text. */
export function splitOnly(only: string): readonly string[] {
  return only.split(/\s+/).filter((part) => part !== '');
}
