/** Longest shown name in characters: one of a million would block the page for seconds. */
const MAX_NAME_CHARS = 500;

/** Cuts a name after 500 characters and ends it with an ellipsis; a shorter one stays as it is. */
export function truncateName(name: string): string {
  return name.length > MAX_NAME_CHARS ? `${name.slice(0, MAX_NAME_CHARS)}…` : name;
}
