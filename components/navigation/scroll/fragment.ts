/** Pixels between the top of the window and the element a fragment names (SPEC 9). */
export const FRAGMENT_OFFSET = 88;

/** Milliseconds that a scroll to a fragment takes (SPEC 9). */
export const SCROLL_MS = 100;

/**
 * The ids a fragment may mean, in the order a browser tries them: as it stands, then percent-decoded.
 * @param hash as in `location.hash`, with or without `#`; none for an empty one.
 * @example listFragmentIds('#caf%C3%A9') // ['caf%C3%A9', 'café']
 */
export function listFragmentIds(hash: string): readonly string[] {
  const raw = hash.replace(/^#/, '');
  return raw === '' ? [] : [...new Set([raw, decode(raw)])];
}

/** A fragment that is not well encoded names an element only by the very same characters. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * The scroll position that shows an element 88 px below the top of the window, or as near as the page allows.
 * @param top of the element in the window, in pixels, as in `getBoundingClientRect().top`.
 */
export function fragmentScrollTop(top: number, { scrollY, max }: { scrollY: number; max: number }) {
  return Math.min(Math.max(0, Math.round(scrollY + top - FRAGMENT_OFFSET)), Math.max(0, max));
}

/** Where a smooth scroll has come to `elapsed` ms after its start: quick first, then slower; exact at the end. */
export function positionAt(elapsed: number, { from, to }: { from: number; to: number }): number {
  if (elapsed >= SCROLL_MS) return to;
  const left = 1 - Math.max(0, elapsed) / SCROLL_MS;
  return from + (to - from) * (1 - left * left);
}
