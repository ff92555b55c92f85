/** Text that the browser keeps under a key; `null` for none, and in a browser that refuses storage. */
export function readStored(getStorage: () => Storage, key: string): string | null {
  try {
    return getStorage().getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text. A browser that refuses storage forgets it with the page. */
export function store(getStorage: () => Storage, key: string, text: string): void {
  try {
    getStorage().setItem(key, text);
  } catch {
    // Nothing is lost but the choice itself.
  }
}
