import { decodeUrlPart } from '@/lib/text/encode';

/** Pixels between the top of the window and the element a fragment names (SPEC 9). */
export const FRAGMENT_OFFSET = 88;

/** Milliseconds that a scroll to a fragment takes (SPEC 9). */
export const SCROLL_MS = 100;

/**
 * Ids that a fragment may name, in the order browsers try them: as written, then percent-decoded.
 * @param hash As in `location.hash`, with or without `#`; an empty one has no ids.
 * @example listFragmentIds('#caf%C3%A9') // ['caf%C3%A9', 'café']
 */
export function listFragmentIds(hash: string): readonly string[] {
  const raw = hash.replace(/^#/, '');
  return raw === '' ? [] : [...new Set([raw, decodeUrlPart(raw)])];
}

/**
 * Scroll position in px that shows an element 88 px below the top of the window, within the page.
 * @param top Top of the element in the window in px, as in `getBoundingClientRect().top`.
 */
export function fragmentScrollTop(top: number, { scrollY, max }: { scrollY: number; max: number }) {
  return Math.min(Math.max(0, Math.round(scrollY + top - FRAGMENT_OFFSET)), Math.max(0, max));
}

/** Position of a smooth scroll `elapsed` ms after its start: decelerating, exact at the end. */
export function positionAt(elapsed: number, { from, to }: { from: number; to: number }): number {
  if (elapsed >= SCROLL_MS) return to;
  const left = 1 - Math.max(0, elapsed) / SCROLL_MS;
  return from + (to - from) * (1 - left * left);
}
